import * as z from 'zod';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { EditableShipment, ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { plainText } from '#domain/shipments/plain-text.ts';
import { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { SHIPMENT_SORTS } from '#domain/shipments/shipment-sort.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { operation } from './operation.ts';
import { several } from './several.ts';
import { TrackedShipment } from './tracking.ts';

/** A shipment as its owner and staff see it in a list. Money in US cents, weight in kg. */
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
  cost_cents: z.number().int(),
  status: ShipmentStatus,
  progress: z.number(),
  estimated_delivery_date: z.date().nullable(),
  created_at: z.date(),
});
export type ShipmentRow = z.infer<typeof ShipmentRow>;

const Booked = z.object({ id: z.uuid(), tracking_number: z.string() });

const Page = z.object({
  /** Continue after this shipment: `next` of the page before. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const ShipmentPage = z.object({ shipments: z.array(ShipmentRow), next: z.string().nullable() });

const TrackingNumber = z.object({ trackingNumber: z.string().trim().min(1).max(40) });

/** A shipment as staff open it: all that they may edit, and how it came to be so. */
export const StaffShipment = EditableShipment.extend({
  id: z.uuid(),
  tracking_number: z.string(),
  status: ShipmentStatus,
  /** To be sent back with an edit: it is refused when somebody else was quicker. */
  version: z.number().int(),
  user_id: z.uuid().nullable(),
  /** Null when the account is gone. */
  client: z
    .object({ full_name: z.string(), company_name: z.string().nullable(), email: z.string() })
    .nullable(),
  origin_country: z.string(),
  destination_country: z.string(),
  estimated_delivery_date: z.date().nullable(),
  preferred_transport_mode: TransportMode.nullable(),
  currency: z.string(),
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
      /** 0 when missing. */
      latitude: z.number(),
      longitude: z.number(),
      occurred_at: z.date(),
      /** Null when the system wrote it. */
      by: z.string().nullable(),
    }),
  ),
  waypoints: z.array(TrackedShipment.shape.waypoints.element.extend({ id: z.uuid() })),
});
export type StaffShipment = z.infer<typeof StaffShipment>;

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

const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else has changed this shipment in the meantime.',
  /** `by` is null when the system did it. */
  data: z.object({ by: z.string().nullable(), at: z.date(), version: z.number().int() }),
} as const;

const WRITES = ['shipments', 'tracking', 'fleet', 'portal', 'notifications'];

export const shipments = {
  create: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/functions/create-shipment',
    summary: 'Book a shipment along one of its route options',
    changes: ['shipments', 'fleet', 'portal', 'notifications'],
    once: true,
    status: 201,
  })
    .input(
      ShipmentDraft.extend({
        transport_mode: TransportMode,
        /** USD, as the route option said; refused when the price is another by now. */
        estimated_cost: z.number().min(0).optional(),
        /** Staff may book for a client. */
        user_id: z.uuid().optional(),
      }),
    )
    .output(Booked.extend({ shipment: Booked }))
    .errors({
      UNKNOWN_COUNTRY: { status: 422, message: 'We could not find this country. Please check its name.' },
      ROUTE_UNAVAILABLE: {
        status: 409,
        message: 'This route is not available for the chosen service. Please choose another.',
      },
      PRICE_CHANGED: {
        status: 409,
        message: 'The price of this route has changed. Please choose your route again.',
      },
      UNKNOWN_CLIENT: { status: 404, message: 'No such client.' },
    }),

  mine: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/shipments',
    summary: 'One’s own shipments, searched, filtered and sorted',
  })
    .input(
      Page.extend({
        /** Words that all stand in the number, the cities or the cargo; case and accents do not matter. */
        q: z.string().max(100).optional(),
        status: several(ShipmentStatus),
        mode: several(TransportMode),
        sort: z.enum(SHIPMENT_SORTS).default('arrival'),
      }),
    )
    .output(
      ShipmentPage.extend({
        /** How many there are on all pages; told with the first one only. */
        total: z.number().int().nullable(),
        /** How many each status and mode would find beside what else is asked for; with the first page only. */
        facets: z
          .object({
            status: z.partialRecord(ShipmentStatus, z.number().int()),
            mode: z.partialRecord(TransportMode, z.number().int()),
          })
          .nullable(),
      }),
    ),

  summary: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/shipments/summary',
    summary: 'The figures of one’s own dashboard',
  }).output(
    z.object({
      total: z.number().int(),
      active: z.number().int(),
      pending_quotes: z.number().int(),
      spent_cents: z.number().int(),
    }),
  ),

  spending: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/shipments/spending',
    summary: 'What one’s own shipments cost, by the month of their booking (UTC): the last 12, oldest first',
  }).output(
    z.object({
      months: z.array(
        z.object({
          /** '2026-03' */
          month: z.string(),
          spent_cents: z.number().int(),
          shipments: z.number().int(),
        }),
      ),
    }),
  ),

  draft: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/shipments/{trackingNumber}/draft',
    summary: 'What one’s own earlier shipment was booked with, to book it again',
  })
    .input(z.object({ trackingNumber: z.string().trim().min(1).max(40) }))
    .output(ShipmentDraft.extend({ tracking_number: z.string() }))
    .errors({ NOT_FOUND: { status: 404, message: 'No shipment found with this tracking number' } }),

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
    once: true,
  })
    .input(TrackingNumber.extend({ version: z.number().int(), change: ShipmentChange }))
    .output(
      z.object({
        version: z.number().int(),
        /** The route no longer fits the shipment: offer `tracking.reroute`. */
        reroute_due: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND, CHANGED_MEANWHILE }),

  changeStatus: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{trackingNumber}/status',
    summary: 'Set the status of a shipment, with its tracking event; an unusual one must be confirmed',
    changes: WRITES,
    once: true,
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
      CHANGED_MEANWHILE,
      UNUSUAL: {
        status: 409,
        message: 'This change is unusual. Please confirm it.',
        data: z.object({ from: ShipmentStatus, because: z.enum(['backwards', 'ended']) }),
      },
    }),

  changeStatuses: operation({
    access: 'staff',
    method: 'POST',
    path: '/fleet/status',
    summary: 'Set the status of up to 500 shipments, each for itself, and say of each what came of it',
    changes: WRITES,
    once: true,
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
    .input(TrackingNumber.extend(Page.shape))
    .output(z.object({ entries: z.array(HistoryEntry), next: z.string().nullable() }))
    .errors({ NOT_FOUND }),
};
