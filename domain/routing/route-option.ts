import * as z from 'zod';
import { Emissions } from './emissions.ts';
import { RouteLeg } from './route-leg.ts';
import { TransportMode } from './transport-mode.ts';

/** How fast a shipment is to arrive, as chosen in the wizard. */
export const RouteService = z.enum(['standard', 'express', 'overnight', 'same_day']);
export type RouteService = z.infer<typeof RouteService>;

/** What the route step of the wizard knows. Weight in kg; dimensions as 'L x W x H' in cm. */
export const RouteRequest = z.object({
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  service_type: RouteService,
  cargo_weight: z.number().min(0).optional(),
  cargo_dimensions: z.string().optional(),
  temperature_controlled: z.boolean().optional(),
});
export type RouteRequest = z.infer<typeof RouteRequest>;

export const PriceLine = z.object({
  label: z.string(),
  /** What an invoice calls it: 'Distance, 8,895 km'. */
  charge: z.string(),
  amount_cents: z.number().int(),
  explanation: z.string(),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** One way to send a shipment. The lines of `price_breakdown` add up to `estimated_cost_cents`. */
export const RouteOption = z.object({
  transport_mode: TransportMode,
  description: z.string(),
  /** USD, with cents. */
  estimated_cost: z.number(),
  estimated_cost_cents: z.number().int(),
  /** ISO 8601 instant, UTC. */
  estimated_delivery: z.iso.datetime(),
  delivery_days: z.number().int(),
  /** The standard figure of the mode, kg CO2, whatever is sent and how far. */
  carbon_footprint: z.number(),
  /** Per cent. */
  reliability_score: z.number(),
  waypoints: z.number().int(),
  distance_km: z.number(),
  /** What the price counts as weight. */
  chargeable_kg: z.number(),
  /** What this shipment emits on its way; null while its weight is unknown. */
  emissions: Emissions.nullable(),
  legs: z.array(RouteLeg),
  price_breakdown: z.array(PriceLine),
});
export type RouteOption = z.infer<typeof RouteOption>;
