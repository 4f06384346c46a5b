import * as z from 'zod';
import { EQUIPMENT_STATES } from '#domain/equipment/equipment-states.ts';
import { MILESTONE_SOURCES } from '#domain/milestones/milestone.ts';
import { Point } from '#domain/places/place.ts';
import { Position } from '#domain/routing/route-leg.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { EQUIPMENT_KINDS } from '#domain/shipment-file/equipment.ts';
import { LegMode, LegRole } from '#domain/shipment-file/leg.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { LivePosition } from '#domain/tracking/live-position.ts';
import { PriceStatus } from '../shipments/customer.ts';
import { ConfidenceWindow } from './confidence-window.ts';

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
