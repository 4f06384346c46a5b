import * as z from 'zod';
import { Point } from '#domain/places/place.ts';
import { Position } from '#domain/routing/route-leg.ts';
import { ChosenPorts } from '#domain/routing/route-option.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { MOST_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { LivePosition } from '#domain/tracking/live-position.ts';
import { NewEvent } from '#domain/tracking/new-event.ts';
import { NewWaypoint } from '#domain/tracking/new-waypoint.ts';
import { operation } from './operation.ts';
import { PriceStatus } from './shipments/customer.ts';
import { UNUSUAL } from './unusual-status.ts';

const NotFound = {
  NOT_FOUND: { status: 404, message: 'No shipment found with this tracking number' },
};

const TrackingNumber = z.object({ trackingNumber: z.string().trim().min(1).max(40) });

/** What a new status changes as well. */
const STATUS_WRITES = ['shipments', 'tracking', 'fleet', 'portal', 'notifications'];
const WRITES = ['shipments.record', 'shipments.history', 'tracking', 'fleet'];

/** What clocks show where it happened: 'Asia/Shanghai', or '+08:00' where the report said so; null where nobody knows. */
const TimeZone = z.string().nullable();

/** What anyone who holds the number may see: no party, price, street or phone. */
export const TrackedShipment = z.object({
  tracking_number: z.string(),
  status: ShipmentStatus,
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  /** The town was unknown; the route starts, or ends, at its country's capital. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  cargo_description: z.string(),
  cargo_weight: z.number(),
  transport_mode: TransportMode.nullable(),
  ...DeliveryOutlook.shape,
  /** Why it is late, where somebody has said so. */
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
      /** Null where nobody recorded when. */
      reached_at: z.date().nullable(),
      time_zone: z.string(),
    }),
  ),
  live: LivePosition.extend({
    time_zone: z.string(),
    /** The goods wait for it: a position from before the pick-up. */
    approaching: z.boolean(),
    /** When it is expected at `next_checkpoint`. */
    next_checkpoint_arrival: z.date().nullable(),
  }).nullable(),
});
export type TrackedShipment = z.infer<typeof TrackedShipment>;

/** As much of a shipment as a row of a list shows. */
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

/** The line on the map, apart from the answer because it is large and changes only with a new route. */
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

/** What the client and staff see beyond `TrackedShipment`. Money in cents, dimensions in cm. */
export const ShipmentDetails = z.object({
  origin_address: z.string(),
  origin_postal_code: z.string(),
  destination_address: z.string(),
  destination_postal_code: z.string(),
  /** Null when the account is gone. */
  client: z
    .object({
      full_name: z.string(),
      company_name: z.string().nullable(),
      /** For staff only. */
      email: z.string().nullable(),
    })
    .nullable(),
  service_type: ServiceType,
  priority: Priority,
  cost_cents: z.number().int(),
  currency: z.string(),
  price_status: PriceStatus,
  /** What the price includes or leaves out; '' where staff wrote nothing. */
  price_note: z.string(),
  cargo_value_cents: z.number().int().nullable(),
  cargo_dimensions: z.string(),
  insurance_required: z.boolean(),
  dangerous_goods: z.boolean(),
  temperature_controlled: z.boolean(),
  fragile: z.boolean(),
  special_instructions: z.string(),
  created_at: z.date(),
  /** To the metre, where strangers see the town. */
  exact_position: Point.extend({ updated_at: z.date() }).nullable(),
});
export type ShipmentDetails = z.infer<typeof ShipmentDetails>;

export const tracking = {
  find: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{trackingNumber}',
    exemptsOwn: true,
    summary: 'Where a shipment is, for anyone who has its number',
  })
    .input(TrackingNumber)
    .output(TrackedShipment)
    .errors(NotFound),

  findMany: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking',
    exemptsOwn: true,
    summary: `Where up to ${MOST_NUMBERS} shipments are, in the order asked; null for each number that nobody has`,
  })
    .input(
      z.object({
        /** Apart by commas or lines, however they are typed. */
        numbers: z
          .string()
          .max(2000)
          .refine((text) => readTypedNumbers(text).length > 0, 'Please enter a tracking number')
          .refine(
            (text) => readTypedNumbers(text).length <= MOST_NUMBERS,
            `Ask for at most ${MOST_NUMBERS} tracking numbers at once`,
          ),
      }),
    )
    .output(z.array(z.object({ number: z.string(), shipment: TrackedSummary.nullable() }))),

  route: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{trackingNumber}/route',
    exemptsOwn: true,
    summary:
      'The legs of a shipment’s route with their geometry, [longitude, latitude], unwrapped across 180°',
  })
    .input(TrackingNumber)
    .output(TrackedRoute)
    .errors(NotFound),

  details: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/tracking/{trackingNumber}/details',
    summary: 'What only the client and staff see of a shipment; unknown to everybody else',
  })
    .input(TrackingNumber)
    .output(ShipmentDetails)
    .errors(NotFound),

  mapSettings: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking-map/settings',
    summary: 'Which map to draw, and where its tiles come from when the operator has better ones',
  }).output(
    z.object({
      /** There is a key for Google Maps. */
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
    summary: 'The Google Maps key of this installation, null when there is none',
  }).output(z.object({ apiKey: z.string().nullable() })),

  addEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{trackingNumber}/events',
    summary: 'Add a tracking event; with `set_status` the shipment gets the event’s status as well',
    changes: STATUS_WRITES,
    status: 201,
  })
    .input(
      NewEvent.safeExtend({
        ...TrackingNumber.shape,
        set_status: z.boolean().default(false),
        /** Of an unusual status. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: z.uuid() }))
    .errors({ ...NotFound, UNUSUAL }),

  deleteEvent: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{trackingNumber}/events/{id}/delete',
    summary: 'Delete a tracking event of this shipment, whose status stays as it is',
    changes: WRITES,
  })
    .input(TrackingNumber.extend({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'This event does not exist any more.' } }),

  addWaypoint: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{trackingNumber}/waypoints',
    summary:
      'Append a waypoint after the last one; to put one into the route, see /shipments/{tracking_number}/waypoints',
    changes: WRITES,
    status: 201,
  })
    .input(TrackingNumber.extend(NewWaypoint.shape))
    .output(z.object({ id: z.uuid(), waypoint_order: z.number().int() }))
    .errors(NotFound),

  reroute: operation({
    access: 'staff',
    method: 'POST',
    path: '/tracking/{trackingNumber}/reroute',
    summary: 'Plan the route of a shipment anew; waypoints that it has reached stay',
    changes: WRITES,
    limit: { calls: 120, minutes: 10 },
  })
    .input(
      TrackingNumber.extend({
        /** Those that were seen, by id; refused when there are others by now, as whatever lies ahead is replaced. */
        waypoints: z.array(z.uuid()).max(1000),
        ...ChosenPorts.shape,
      }),
    )
    .output(
      z.object({
        legs: z.number().int(),
        /** Waypoints reached before, and those that are ahead now. */
        kept: z.number().int(),
        added: z.number().int(),
      }),
    )
    .errors({
      ...NotFound,
      ENDED: { status: 409, message: 'This shipment has ended; its route stays as it was.' },
      ROUTE_UNAVAILABLE: { status: 409, message: 'No route is known between these places.' },
      VERSION_CONFLICT: {
        status: 409,
        message: 'Somebody else has changed the waypoints in the meantime. Please look at them first.',
      },
    }),
};
