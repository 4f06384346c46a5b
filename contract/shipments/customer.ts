import * as z from 'zod';
import { BookingInstructions } from '#domain/documents/shipping-instructions.ts';
import { Money } from '#domain/money/money.ts';
import { ChosenPorts } from '#domain/routing/route-option.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { ShipmentCargoLines } from '#domain/shipment-file/cargo-line.ts';
import { PRICE_STATUSES } from '#domain/shipments/price-status.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { SHIPMENT_SORTS } from '#domain/shipments/shipment-sort.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { flag, several } from '../operation/query-values.ts';
import { AMBIGUOUS_PLACE } from './ambiguous-place.ts';
import { CREDIT_HOLD, CREDIT_LIMIT, CreditReason } from './credit-hold.ts';
import { TrackingNumber, UNKNOWN_TRACKING_NUMBER } from './tracking-number.ts';

export const PriceStatus = z.enum(PRICE_STATUSES).meta({
  description: '`indicative` is an estimate that staff still confirm; `confirmed` binds.',
});

/** A shipment in a list of its client or staff. Money in cents of `currency`, weight in kg. */
export const ShipmentRow = z.object({
  id: z.uuid(),
  tracking_number: z.string(),
  client: z.string(),
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  cargo_weight: z.number(),
  transport_mode: TransportMode.nullable(),
  /** Null without the permission `money`. */
  cost_cents: z.number().int().nullable(),
  /** Of the price. */
  currency: z.string(),
  price_status: PriceStatus,
  status: ShipmentStatus,
  progress: z.number(),
  /** Since when it is in customs; null in any other status. */
  held_since: z.date().nullable(),
  ...DeliveryOutlook.shape,
  destination_time_zone: z.string(),
  created_at: z.date(),
});
export type ShipmentRow = z.infer<typeof ShipmentRow>;

const Booked = z.object({ id: z.uuid(), tracking_number: z.string() });

const Page = z.object({
  /** The cursor: `next` of the previous page. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const ShipmentPage = z.object({ shipments: z.array(ShipmentRow), next: z.string().nullable() });

const MonthOfBookings = z.object({ spent_cents: z.number().int(), shipments: z.number().int() });

export const shipments = {
  create: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/functions/create-shipment',
    location: '/shipments/{tracking_number}',
    summary: 'Request a shipment along one of its route options; staff confirm it with a price',
    changes: ['shipments', 'fleet', 'portal', 'notifications', 'privacy.erasureStatus'],
    status: 201,
  })
    .input(
      ShipmentDraft.extend({
        /** The goods by line. Where each has a gross weight, their sum replaces `cargo_weight`. */
        cargo_lines: ShipmentCargoLines.default([]),
        transport_mode: TransportMode,
        /** In USD, from the route option; refused if the price has changed since. */
        estimated_cost: z.number().min(0).optional(),
        ...ChosenPorts.shape,
        /** Staff can book for a client. */
        user_id: z.uuid().optional(),
        /** The organisation, when staff book for one without a person. */
        organisation_id: z.uuid().optional(),
        ...CreditReason.shape,
        /** Optional shipping instructions. */
        instructions: BookingInstructions.optional(),
      }),
    )
    .output(
      Booked.extend({
        shipment: Booked,
        /** Null without the permission `money`. */
        price: Money.nullable(),
        price_status: PriceStatus,
        /** Whether the origin or destination is unknown and placed at its country's capital. */
        origin_approximate: z.boolean(),
        destination_approximate: z.boolean(),
      }),
    )
    .errors({
      AMBIGUOUS_PLACE,
      UNKNOWN_COUNTRY: { status: 422, message: 'We couldn’t find this country. Check its name.' },
      ROUTE_UNAVAILABLE: {
        status: 409,
        message: 'This route isn’t available for the chosen service. Choose another one.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'The price of this route has changed. Choose your route again.',
      },
      CREDIT_HOLD,
      CREDIT_LIMIT,
      UNKNOWN_CLIENT: { status: 404, message: 'No such client.' },
    }),

  mine: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments',
    list: { records: 'shipments', of: 'reader' },
    summary: 'Your shipments, searched, filtered and sorted',
  })
    .input(
      Page.extend({
        ...SINCE,
        /** Words or their beginnings, of the cities, cargo or company, ignoring case and accents; or the beginning of a number. */
        q: z.string().max(MAX_SEARCH_LENGTH).optional(),
        status: several(ShipmentStatus),
        mode: several(TransportMode),
        /** Only active shipments past their promised delivery, or estimated after it. */
        late: flag,
        /** Only active shipments that are estimated to arrive today at the destination. */
        today: flag,
        sort: z.enum(SHIPMENT_SORTS).default('arrival'),
      }),
    )
    .output(
      ShipmentPage.extend({
        /** The total of all pages; only with the first page. */
        total: z.number().int().nullable(),
        /** Matches by status and by mode under the other filters; only with the first page. */
        facets: z
          .object({
            status: z.partialRecord(ShipmentStatus, z.number().int()),
            mode: z.partialRecord(TransportMode, z.number().int()),
          })
          .nullable(),
      }),
    ),

  calendar: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/calendar.ics',
    summary: 'The estimated deliveries of your active shipments as an iCalendar file, at most 500',
  }).output(z.file().mime(['text/calendar'])),

  feed: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/feed.atom',
    summary: 'The events of a shipment as an Atom feed, newest first, at most 100',
  })
    .input(TrackingNumber)
    .output(z.file().mime(['application/atom+xml']))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  summary: operation({
    access: 'signed-in',
    permission: ['view', 'money'],
    method: 'GET',
    path: '/shipments/summary',
    summary: 'The figures of your dashboard',
  }).output(
    z.object({
      /** Null without the permission `view`, as are the other counts. */
      total: z.number().int().nullable(),
      active: z.number().int().nullable(),
      pending_quotes: z.number().int().nullable(),
      /** Null without the permission `money`. */
      spent_cents: z.number().int().nullable(),
      /** The part of `spent_cents` at unconfirmed prices. */
      unconfirmed_cents: z.number().int().nullable(),
      /** Null for bookings in several currencies, whose sums then mean nothing, and without the permission `money`. */
      currency: z.string().nullable(),
      /** The sums of each currency, the largest first; empty without the permission `money`. */
      by_currency: z.array(
        z.object({
          currency: z.string(),
          spent_cents: z.number().int(),
          unconfirmed_cents: z.number().int(),
        }),
      ),
    }),
  ),

  spending: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/shipments/spending',
    summary: 'The cost of your shipments by month of booking (UTC): the last 12, oldest first',
  }).output(
    z.object({
      months: z.array(
        z.object({
          /** '2026-03' */
          month: z.string(),
          ...MonthOfBookings.shape,
          /** Null for bookings in several currencies, whose sum then means nothing. */
          currency: z.string().nullable(),
          by_currency: z.array(MonthOfBookings.extend({ currency: z.string() })),
        }),
      ),
    }),
  ),

  draft: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/draft',
    summary: 'The booking details of one of your shipments, for booking it again',
  })
    .input(TrackingNumber)
    .output(ShipmentDraft.extend({ tracking_number: z.string() }))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),
};
