import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { Point } from '#domain/places/place.ts';
import { DOUBTS } from '#domain/positions/plausibility.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { EditableShipment, ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { plainText } from '#domain/shipments/plain-text.ts';
import { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { operation } from '../operation.ts';
import { TrackedShipment } from '../tracking.ts';
import { UNUSUAL } from '../unusual-status.ts';
import { PriceStatus } from './customer.ts';

const TrackingNumber = z.object({ trackingNumber: z.string().trim().min(1).max(40) });

/** A shipment as staff open it: all that they may edit, and how it came to be so. */
export const StaffShipment = EditableShipment.extend({
  id: z.uuid(),
  tracking_number: z.string(),
  status: ShipmentStatus,
  /**
   * Of its own fields. To be sent back with an edit: it is refused when somebody else was quicker. Events and
   * waypoints have ids of their own to be told apart by, and leave it as it is.
   */
  version: z.number().int(),
  user_id: z.uuid().nullable(),
  /** Null when the account is gone. */
  client: z
    .object({ full_name: z.string(), company_name: z.string().nullable(), email: z.string() })
    .nullable(),
  origin_country: z.string(),
  destination_country: z.string(),
  /** The town is not known; the route starts, or ends, at the capital of its country. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  ...DeliveryOutlook.shape,
  delay_reason: z.string().nullable(),
  destination_time_zone: z.string(),
  /** Newest first; empty until the first one of the booking is changed. */
  estimates: z.array(
    z.object({
      estimated_delivery_date: z.date().nullable(),
      estimated_delivery_day: z.iso.date().nullable(),
      reason: z.string().nullable(),
      source: z.enum(ESTIMATE_SOURCES),
      /** Null when the system made it. */
      by: z.string().nullable(),
      made_at: z.date(),
    }),
  ),
  preferred_transport_mode: TransportMode.nullable(),
  currency: z.string(),
  price_status: PriceStatus,
  /** What the price includes or leaves out, as the client reads it. */
  price_note: z.string(),
  quote_id: z.uuid().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  /** Newest first, at most 200. */
  events: z.array(
    z.object({
      id: z.uuid(),
      status: ShipmentStatus,
      location: z.string(),
      description: z.string().nullable(),
      loaded: z.boolean(),
      /** 0 when missing. */
      latitude: z.number(),
      longitude: z.number(),
      occurred_at: z.date(),
      time_zone: z.string().nullable(),
      /** Null when the system wrote it. */
      by: z.string().nullable(),
    }),
  ),
  waypoints: z.array(
    TrackedShipment.shape.waypoints.element.extend({
      id: z.uuid(),
      /** A position completed it: `tracking.undoArrival` takes that back. */
      reached_by_position: z.boolean(),
    }),
  ),
  /** Positions of the last 30 days that were stored and not believed, the newest 20 of them; customers never see them. */
  implausible_positions: z.object({
    count: z.number().int(),
    newest: z.array(Point.extend({ taken_at: z.date(), reason: z.enum(DOUBTS) })),
  }),
});
export type StaffShipment = z.infer<typeof StaffShipment>;

const EstimateReason = plainText().max(200, 'At most 200 characters.').optional();

const MOST_AT_ONCE = 500;

/** 'unusual' asks for confirmation; 'failed' could not be written, and stays as it was. */
const StatusOutcome = z.enum(['changed', 'unchanged', 'unusual', 'not_found', 'failed']);
export type StatusOutcome = z.infer<typeof StatusOutcome>;

/** One thing that was done to a shipment. */
export const HistoryEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  /** Null when the system did it, or somebody whose account is gone: then `by_id` still says so. */
  by: z.string().nullable(),
  by_id: z.uuid().nullable(),
  /** 'shipments.edit' */
  action: z.string(),
  /** Plain JSON; moments as ISO text, money in cents. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** What else was written down, as the content of a deleted event. */
  detail: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const NOT_FOUND = { status: 404, message: 'No shipment found with this tracking number' } as const;

const VERSION_CONFLICT = {
  status: 409,
  message: 'Somebody else has changed this shipment in the meantime.',
  /** `by` is null when the system did it. */
  data: z.object({ by: z.string().nullable(), at: z.date(), version: z.number().int() }),
} as const;

/** The price of an invoiced shipment changes only once its invoice is void. */
const ALREADY_INVOICED = {
  status: 409,
  message: 'This shipment is invoiced at its price. Void the invoice before you change the price.',
  data: z.object({ number: z.string() }),
} as const;

const WRITES = ['shipments', 'tracking', 'fleet', 'portal', 'notifications'];

/** What staff do about shipments. */
export const staffShipments = {
  record: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{trackingNumber}/record',
    summary: 'A shipment with everything staff may edit, its events and its waypoints',
  })
    .input(TrackingNumber)
    .output(StaffShipment)
    .errors({ NOT_FOUND }),

  edit: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{trackingNumber}',
    summary: 'Change fields of a shipment, unless somebody else has changed it since it was read',
    changes: WRITES,
  })
    .input(
      TrackingNumber.extend({
        version: z.number().int(),
        change: ShipmentChange.extend({ reason: EstimateReason }),
        /** Why the estimate of the delivery changes; the customer reads it. May stand in `change` as well. */
        reason: EstimateReason,
      }),
    )
    .output(
      z.object({
        version: z.number().int(),
        /** The route no longer fits the shipment: offer `tracking.reroute`. */
        reroute_due: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND, VERSION_CONFLICT, ALREADY_INVOICED }),

  confirm: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/confirm',
    summary: 'Confirm a booking with its price, or correct a confirmed price; the client is notified',
    changes: WRITES,
  })
    .input(
      z.object({
        tracking_number: z.string().trim().min(1).max(40),
        price: Money.extend({ amount: Money.shape.amount.min(1, 'The price must be more than zero.') }),
        /** What the price includes or leaves out; the client reads it. Missing, the note of before stays. */
        note: plainText().max(300, 'At most 300 characters.').optional(),
        /** As it was read: refused when someone else has changed the shipment since. */
        version: z.number().int().optional(),
      }),
    )
    .output(
      z.object({
        tracking_number: z.string(),
        status: ShipmentStatus,
        version: z.number().int(),
        price: Money,
        price_status: PriceStatus,
      }),
    )
    .errors({
      NOT_FOUND,
      VERSION_CONFLICT,
      ALREADY_INVOICED,
      SHIPMENT_CANCELLED: {
        status: 409,
        message: 'This shipment is cancelled, so its booking cannot be confirmed.',
      },
      OTHER_CURRENCY: { status: 422, message: 'Give the price in the currency of the shipment.' },
    }),

  changeStatus: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{trackingNumber}/status',
    summary: 'Set the status of a shipment, with its tracking event; an unusual one must be confirmed',
    changes: WRITES,
  })
    .input(
      TrackingNumber.extend({
        status: SelectableStatus,
        version: z.number().int().optional(),
        confirmed: z.boolean().default(false),
        /** Where; without it, the end it belongs to or the last known place. */
        location: plainText().min(1).max(200).optional(),
        description: plainText().max(500).optional(),
      }),
    )
    .output(z.object({ status: ShipmentStatus, version: z.number().int() }))
    .errors({
      NOT_FOUND,
      VERSION_CONFLICT,
      UNUSUAL,
    }),

  changeStatuses: operation({
    access: 'staff',
    method: 'POST',
    path: '/fleet/status',
    summary: 'Set the status of up to 500 shipments, each for itself, and say of each what came of it',
    changes: WRITES,
    limit: { calls: 60, minutes: 10 },
  })
    .input(
      z.object({
        tracking_numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST_AT_ONCE),
        status: SelectableStatus,
        /** Also where it is unusual. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(
      z.object({ results: z.array(z.object({ tracking_number: z.string(), outcome: StatusOutcome })) }),
    ),

  history: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{trackingNumber}/history',
    summary: 'Who did what to a shipment, newest first',
  })
    .input(
      TrackingNumber.extend({
        /** Continue after this entry: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ entries: z.array(HistoryEntry), next: z.string().nullable() }))
    .errors({ NOT_FOUND }),
};
