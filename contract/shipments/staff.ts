import * as z from 'zod';
import { EnteredMoney, Money } from '#domain/money/money.ts';
import { CREDIT_STATUSES } from '#domain/organisations/organisation.ts';
import { Point } from '#domain/places/place.ts';
import { IMPLAUSIBLE_REASONS } from '#domain/positions/plausibility.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { EditableShipment, ShipmentChange } from '#domain/shipments/editable-shipment.ts';
import { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { TrackedShipment } from '../tracking/tracked-shipment.ts';
import { CREDIT_HOLD, CREDIT_LIMIT, CreditReason } from './credit-hold.ts';
import { PriceStatus } from './customer.ts';
import { TrackingNumber, UNKNOWN_TRACKING_NUMBER } from './tracking-number.ts';
import { UNUSUAL } from './unusual-status.ts';

/** A shipment as staff see it: all editable fields and their history. */
export const StaffShipment = EditableShipment.extend({
  id: z.uuid(),
  tracking_number: z.string(),
  status: ShipmentStatus,
  /**
   * For optimistic locking: an edit sends it back and is refused if it has changed. Covers the shipment's own fields,
   * not its events and waypoints.
   */
  version: z.number().int(),
  /** The person at the customer; null if not recorded, and for a deleted account. */
  user_id: z.uuid().nullable(),
  /** The customer; null once it is erased. */
  organisation: z
    .object({ id: z.uuid(), name: z.string(), credit_status: z.enum(CREDIT_STATUSES) })
    .nullable(),
  /** The person to contact; null without an account. */
  client: z
    .object({ full_name: z.string(), company_name: z.string().nullable(), email: z.string() })
    .nullable(),
  origin_country: z.string(),
  destination_country: z.string(),
  /** The town is unknown; the route starts or ends at its country's capital. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  ...DeliveryOutlook.shape,
  delay_reason: z.string().nullable(),
  destination_time_zone: z.string(),
  /** Newest first; empty until the estimate changes for the first time. */
  estimates: z.array(
    z.object({
      estimated_delivery_date: z.date().nullable(),
      estimated_delivery_day: z.iso.date().nullable(),
      reason: z.string().nullable(),
      source: z.enum(ESTIMATE_SOURCES),
      /** Null for the system. */
      by: z.string().nullable(),
      made_at: z.date(),
    }),
  ),
  preferred_transport_mode: TransportMode.nullable(),
  currency: z.string(),
  price_status: PriceStatus,
  /** What the price includes or excludes, as the client sees it. */
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
      /** Null for the system. */
      by: z.string().nullable(),
    }),
  ),
  waypoints: z.array(
    TrackedShipment.shape.waypoints.element.extend({
      id: z.uuid(),
      /** Completed by a position; `tracking.undoArrival` undoes it. */
      reached_by_position: z.boolean(),
    }),
  ),
  /** The newest 20 implausible positions of the last 30 days; customers never see them. */
  implausible_positions: z.object({
    count: z.number().int(),
    newest: z.array(Point.extend({ taken_at: z.date(), reason: z.enum(IMPLAUSIBLE_REASONS) })),
  }),
});
export type StaffShipment = z.infer<typeof StaffShipment>;

const EstimateReason = plainText().max(200, 'At most 200 characters.').optional();

const MAX_AT_ONCE = 500;

/** 'unusual' requires confirmation; 'failed' was not changed. */
const StatusOutcome = z.enum(['changed', 'unchanged', 'unusual', 'not_found', 'failed']);
export type StatusOutcome = z.infer<typeof StatusOutcome>;

/** An entry in a shipment's history. */
export const HistoryEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  /** Null for the system and for a deleted account, which still has a `by_id`. */
  by: z.string().nullable(),
  by_id: z.uuid().nullable(),
  /** The API key with which a program acted for the person; null for others. */
  api_key: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** 'shipments.edit' */
  action: z.string(),
  /** Times in ISO 8601, money in cents. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Other recorded details, such as the content of a deleted event. */
  detail: z.record(z.string(), z.unknown()),
  /** Of the price in `changes` and `detail`. */
  currency: z.string(),
  /** Where the days of delivery in `changes` are. */
  destination_time_zone: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const VERSION_CONFLICT = {
  status: 409,
  message: 'Someone else has changed this shipment. Review their changes, then save again.',
  /** `by` is null for the system. */
  data: z.object({ by: z.string().nullable(), at: z.date(), version: z.number().int() }),
} as const;

/** To change the price of an invoiced shipment, void its invoice first. */
const ALREADY_INVOICED = {
  status: 409,
  message: 'This shipment is invoiced at its price. Void the invoice before you change the price.',
  data: z.object({ number: z.string() }),
} as const;

const WRITES = ['shipments', 'shipmentFile', 'tracking', 'fleet', 'portal', 'notifications'];

/** Shipment operations for staff. */
export const staffShipments = {
  record: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/record',
    summary: 'A shipment with everything staff may edit, its events and its waypoints',
  })
    .input(TrackingNumber)
    .output(StaffShipment)
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  edit: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}',
    summary: 'Change fields of a shipment, unless someone else has changed it since it was read',
    changes: WRITES,
  })
    .input(
      TrackingNumber.extend({
        version: z.int32(),
        change: ShipmentChange.extend({ reason: EstimateReason }),
        /** Why the delivery estimate changes, shown to the customer. Can be part of `change` instead. */
        reason: EstimateReason,
      }),
    )
    .output(
      z.object({
        version: z.number().int(),
        /** The route no longer matches the shipment; offer `tracking.reroute`. */
        reroute_due: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER, VERSION_CONFLICT, ALREADY_INVOICED }),

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
        price: EnteredMoney.extend({
          amount: EnteredMoney.shape.amount.min(1, 'The price must be more than zero.'),
        }),
        /** What the price includes or excludes, shown to the client. If omitted, the current note stays. */
        note: plainText().max(300, 'At most 300 characters.').optional(),
        /** The version that was read; refused if it has changed since. */
        version: z.int32().optional(),
        ...CreditReason.shape,
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
      NOT_FOUND: UNKNOWN_TRACKING_NUMBER,
      VERSION_CONFLICT,
      ALREADY_INVOICED,
      SHIPMENT_CANCELLED: {
        status: 409,
        message: 'This shipment is cancelled, so its booking cannot be confirmed.',
      },
      CREDIT_HOLD,
      CREDIT_LIMIT,
      OTHER_CURRENCY: { status: 422, message: 'Give the price in the currency of the shipment.' },
    }),

  changeStatus: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/status',
    summary:
      'Change the status of a shipment and add the tracking event; an unusual change must be confirmed',
    changes: WRITES,
  })
    .input(
      TrackingNumber.extend({
        status: SelectableStatus,
        version: z.int32().optional(),
        confirmed: z.boolean().default(false),
        /** Defaults to the origin, the destination or the last known place, depending on the status. */
        location: plainText().min(1).max(200).optional(),
        description: plainText().max(500).optional(),
      }),
    )
    .output(z.object({ status: ShipmentStatus, version: z.number().int() }))
    .errors({
      NOT_FOUND: UNKNOWN_TRACKING_NUMBER,
      VERSION_CONFLICT,
      UNUSUAL,
    }),

  changeStatuses: operation({
    access: 'staff',
    method: 'POST',
    path: '/fleet/status',
    summary: 'Change the status of up to 500 shipments independently; returns the outcome of each',
    changes: WRITES,
    limit: { calls: 60, minutes: 10 },
  })
    .input(
      z.object({
        tracking_numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MAX_AT_ONCE),
        status: SelectableStatus,
        /** Whether unusual changes are confirmed. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(
      z.object({ results: z.array(z.object({ tracking_number: z.string(), outcome: StatusOutcome })) }),
    ),

  history: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/history',
    list: { records: 'audit_log', of: 'shipment' },
    summary: 'The history of a shipment, newest first',
  })
    .input(
      TrackingNumber.extend({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ entries: z.array(HistoryEntry), next: z.string().nullable() }))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),
};
