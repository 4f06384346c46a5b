import * as z from 'zod';
import { EQUIPMENT_STATES } from '#domain/equipment/equipment-states.ts';
import { MILESTONE_SOURCES } from '#domain/milestones/milestone.ts';
import { Point } from '#domain/places/place.ts';
import { Position } from '#domain/routing/route-leg.ts';
import { ChosenPorts } from '#domain/routing/route-option.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { EQUIPMENT_KINDS } from '#domain/shipment-file/equipment.ts';
import { LegMode, LegRole } from '#domain/shipment-file/leg.ts';
import { MATCH_KINDS } from '#domain/shipment-file/match-kinds.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { MAX_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { TEST_SCENARIOS } from '#domain/test-numbers/test-script.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { LivePosition } from '#domain/tracking/live-position.ts';
import { NewEvent } from '#domain/tracking/new-event.ts';
import { NewWaypoint } from '#domain/tracking/stops/new-waypoint.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from '../operation/operation.ts';
import { PriceStatus } from '../shipments/customer.ts';
import { UNUSUAL } from '../shipments/unusual-status.ts';
import { ConfidenceWindow } from './confidence-window.ts';

const NotFound = {
  NOT_FOUND: { status: 404, message: 'No shipment found with this tracking number' },
};

const TrackingNumber = z.object({ tracking_number: z.string().trim().min(1).max(40) });

/** Other changes that come with a new status. */
const STATUS_WRITES = ['shipments', 'shipmentFile', 'tracking', 'fleet', 'portal', 'notifications'];
const WRITES = ['shipments.record', 'shipments.history', 'shipmentFile', 'tracking', 'fleet'];

/** The local time zone: 'Asia/Shanghai', or '+08:00' if reported so; null if unknown. */
const TimeZone = z.string().nullable();

/** What anyone with the number can see: no party, price, street or phone. */
export const TrackedShipment = z.object({
  tracking_number: z.string(),
  /** Only of test shipments. */
  test: z.literal(true).optional(),
  status: ShipmentStatus,
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  /** The town is unknown; the route starts or ends at its country's capital. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  cargo_description: z.string(),
  cargo_weight: z.number(),
  transport_mode: TransportMode.nullable(),
  ...DeliveryOutlook.shape,
  /** The reason for a delay, if recorded. */
  delay_reason: z.string().nullable(),
  destination_time_zone: z.string(),
  events: z.array(
    z.object({
      status: z.string(),
      location: z.string(),
      description: z.string().nullable(),
      occurred_at: z.date(),
      time_zone: TimeZone,
    }),
  ),
  waypoints: z.array(
    z.object({
      waypoint_order: z.number().int(),
      waypoint_type: z.enum(['origin', 'transit', 'destination']),
      location_name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      transport_mode: TransportMode,
      estimated_arrival: z.date().nullable(),
      status: z.enum(['pending', 'completed']),
      /** Null if the time was not recorded. */
      reached_at: z.date().nullable(),
      time_zone: z.string(),
    }),
  ),
  live: LivePosition.extend({
    time_zone: z.string(),
    /** The vehicle is on its way to the pick-up; the goods are not on board yet. */
    approaching: z.boolean(),
    /** Estimated arrival at `next_checkpoint`. */
    next_checkpoint_arrival: z.date().nullable(),
  }).nullable(),
  legs: z.array(
    z.object({
      /** From 1. */
      sequence: z.number().int(),
      role: LegRole,
      mode: LegMode,
      from: z.string(),
      to: z.string(),
      /** '' on the road: hauliers are not public. */
      carrier: z.string(),
      vessel: z.string().nullable(),
      voyage: z.string(),
      flight: z.string(),
      state: z.enum(['done', 'under_way', 'ahead']),
    }),
  ),
  /** In the order in which they happen. */
  milestones: z.array(
    z.object({
      /** Null for the whole shipment. */
      leg_sequence: z.number().int().nullable(),
      equipment_number: z.string().nullable(),
      /** DCSA Track & Trace 2.2, IATA FSU or ours for road. */
      code: z.string(),
      /** 'Departure' */
      name: z.string(),
      planned: z.date().nullable(),
      estimated: z.date().nullable(),
      actual: z.date().nullable(),
      place: z.string(),
      time_zone: TimeZone,
      /** Whose report counts; `rule` is our own computation. */
      source: z.enum(MILESTONE_SOURCES),
      /** Our team has chosen the report that counts over those that differ. */
      chosen_by_staff: z.boolean(),
      /** Sources whose time is an hour or more apart from the one that counts. */
      disagreeing: z.array(z.object({ source: z.enum(MILESTONE_SOURCES), occurred_at: z.date() })),
    }),
  ),
  /** Containers and other equipment, without their contents. */
  equipment: z.array(
    z.object({
      kind: z.enum(EQUIPMENT_KINDS),
      /** '' while only the type is booked. */
      number: z.string(),
      size_type: z.string(),
      /** By the latest fact; null before the first one. */
      state: z.enum(EQUIPMENT_STATES).nullable(),
      /** Days after the discharge at the destination without demurrage; null where none are agreed. */
      free_days: z.number().int().nullable(),
      /** The last of them; null until the box is discharged there, and once it has left the terminal. */
      free_until: z.iso.date().nullable(),
      /** That of the port, in which `free_until` is a day. Null without it. */
      free_time_zone: z.string().nullable(),
    }),
  ),
  /** Null with fewer than 20 deliveries of ours on this lane by this mode, and once the shipment has ended. */
  delivery_window: ConfidenceWindow.nullable(),
  /** How the estimate of delivery came about, oldest first. */
  estimate_history: z.array(
    z.object({
      estimated_delivery: z.date().nullable(),
      source: z.enum(ESTIMATE_SOURCES),
      /** Only of an estimate after the promised day. */
      reason: z.string().nullable(),
      made_at: z.date(),
    }),
  ),
});
export type TrackedShipment = z.infer<typeof TrackedShipment>;

/** The fields of a shipment in a list. */
export const TrackedSummary = TrackedShipment.pick({
  tracking_number: true,
  status: true,
  origin_city: true,
  origin_country: true,
  destination_city: true,
  destination_country: true,
  promised_delivery_date: true,
  promised_delivery_day: true,
  estimated_delivery_date: true,
  estimated_delivery_day: true,
  punctuality: true,
  days_late: true,
  delay_reason: true,
  destination_time_zone: true,
}).extend({ latest_event: TrackedShipment.shape.events.element.nullable() });
export type TrackedSummary = z.infer<typeof TrackedSummary>;

/** The line on the map; a separate operation because it is large and changes only with the route. */
export const TrackedRoute = z.object({
  legs: z.array(
    z.object({
      leg_order: z.number().int(),
      transport_mode: TransportMode,
      from_name: z.string(),
      to_name: z.string(),
      distance_km: z.number(),
      geometry: z.array(Position),
    }),
  ),
});
export type TrackedRoute = z.infer<typeof TrackedRoute>;

/** What client and staff see in addition to `TrackedShipment`. Money in cents, dimensions in cm. */
export const ShipmentDetails = z.object({
  origin_address: z.string(),
  origin_postal_code: z.string(),
  destination_address: z.string(),
  destination_postal_code: z.string(),
  /** Null for a deleted account. */
  client: z
    .object({
      full_name: z.string(),
      company_name: z.string().nullable(),
      /** Only for staff. */
      email: z.string().nullable(),
    })
    .nullable(),
  service_type: ServiceType,
  priority: Priority,
  /** Null without the permission `money`. */
  cost_cents: z.number().int().nullable(),
  currency: z.string(),
  price_status: PriceStatus,
  /** What the price includes or excludes; '' without a note. */
  price_note: z.string(),
  /** Null without the permission `money`. */
  cargo_value_cents: z.number().int().nullable(),
  cargo_dimensions: z.string(),
  insurance_required: z.boolean(),
  dangerous_goods: z.boolean(),
  temperature_controlled: z.boolean(),
  fragile: z.boolean(),
  special_instructions: z.string(),
  created_at: z.date(),
  /** Exact; visitors see only the town. */
  exact_position: Point.extend({ updated_at: z.date() }).nullable(),
});
export type ShipmentDetails = z.infer<typeof ShipmentDetails>;

export const tracking = {
  testNumbers: operation({
    access: 'anyone',
    method: 'GET',
    path: '/test-numbers',
    summary:
      'The test numbers, which anyone can track: shipments that run a script, marked as tests everywhere',
  }).output(
    z.object({
      numbers: z.array(
        z.object({ tracking_number: z.string(), scenario: z.enum(TEST_SCENARIOS), test: z.literal(true) }),
      ),
    }),
  ),

  find: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{tracking_number}',
    exemptsOwn: true,
    summary: 'Track a shipment by its number; open to everyone',
  })
    .input(TrackingNumber)
    .output(TrackedShipment)
    .errors(NotFound),

  findMany: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking',
    exemptsOwn: true,
    summary: `Where up to ${MAX_NUMBERS} shipments are, in the requested order; null for each unknown number`,
  })
    .input(
      z.object({
        /** Separated by commas or line breaks. */
        numbers: z
          .string()
          .max(2000)
          .refine((text) => readTypedNumbers(text).length > 0, 'Please enter a tracking number')
          .refine(
            (text) => readTypedNumbers(text).length <= MAX_NUMBERS,
            `Ask for at most ${MAX_NUMBERS} tracking numbers at once`,
          ),
      }),
    )
    .output(z.array(z.object({ number: z.string(), shipment: TrackedSummary.nullable() }))),

  byReference: operation({
    access: 'anyone',
    method: 'GET',
    path: '/track',
    exemptsOwn: true,
    summary:
      'The shipments with a number: ours, of a container, a bill of lading, an air waybill or a booking; when signed in, also your order numbers',
  })
    .input(
      z.object({
        reference: plainText('Enter a number.')
          .refine((typed) => normalizeReference(typed) !== '', 'Enter a number.')
          .max(60, 'At most 60 characters.'),
      }),
    )
    .output(
      z.object({
        /** Newest first, at most 50. */
        matches: z.array(z.object({ tracking_number: z.string(), kind: z.enum(MATCH_KINDS) })),
      }),
    ),

  route: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{tracking_number}/route',
    exemptsOwn: true,
    summary:
      'The legs of a shipment’s route with their geometry, [longitude, latitude], unwrapped across 180°',
  })
    .input(TrackingNumber)
    .output(TrackedRoute)
    .errors(NotFound),

  details: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/tracking/{tracking_number}/details',
    summary: 'Details of a shipment that only its client and staff can see; not found for others',
  })
    .input(TrackingNumber)
    .output(ShipmentDetails)
    .errors(NotFound),

  mapSettings: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking-map/settings',
    summary: 'The map provider and the operator’s tile server, if any',
  }).output(
    z.object({
      /** Whether a Google Maps key is configured. */
      google: z.boolean(),
      style_url: z.string().nullable(),
      satellite_tile_url: z.string().nullable(),
    }),
  ),

  googleMapsKey: operation({
    access: 'anyone',
    method: 'POST',
    path: '/functions/get-google-maps-key',
    idempotent: false,
    whileViewing: 'answered',
    summary: 'The Google Maps key of this installation, or null',
  }).output(z.object({ apiKey: z.string().nullable() })),

  addEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/events',
    summary: 'Add a tracking event; `set_status` also changes the shipment’s status',
    changes: STATUS_WRITES,
    status: 201,
  })
    .input(
      NewEvent.safeExtend({
        ...TrackingNumber.shape,
        set_status: z.boolean().default(false),
        /** Confirms an unusual status. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: z.uuid() }))
    .errors({ ...NotFound, UNUSUAL }),

  deleteEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/events/{id}/delete',
    summary: 'Delete a tracking event of this shipment without changing its status',
    changes: [...STATUS_WRITES, 'milestones'],
  })
    .input(TrackingNumber.extend({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event no longer exists.' } }),

  addWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/waypoints',
    summary: 'Append a waypoint; to insert one into the route, use /shipments/{tracking_number}/waypoints',
    changes: WRITES,
    status: 201,
  })
    .input(TrackingNumber.extend(NewWaypoint.shape))
    .output(z.object({ id: z.uuid(), waypoint_order: z.number().int() }))
    .errors(NotFound),

  reroute: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{tracking_number}/reroute',
    summary: 'Plan the remaining route of a shipment again; reached waypoints stay',
    changes: WRITES,
    limit: { calls: 120, minutes: 10 },
  })
    .input(
      TrackingNumber.extend({
        /** The ids on the caller's screen; refused if they have changed, because all stops ahead are replaced. */
        waypoints: z.array(z.uuid()).max(1000),
        ...ChosenPorts.shape,
      }),
    )
    .output(
      z.object({
        legs: z.number().int(),
        /** The number of reached waypoints, which stay, and of new ones ahead. */
        reached: z.number().int(),
        kept: z.number().int().meta({ deprecated: true, description: 'Deprecated: use `reached`.' }),
        added: z.number().int(),
      }),
    )
    .errors({
      ...NotFound,
      ENDED: { status: 409, message: 'This shipment was delivered or cancelled, so its route can’t change.' },
      ROUTE_UNAVAILABLE: { status: 409, message: 'No route is known between these places.' },
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed the waypoints. Review them first.',
      },
    }),
};
