import * as z from 'zod';
import { Emissions } from './emissions.ts';
import { RouteLeg } from './route-leg.ts';
import { TransportMode } from './transport-mode.ts';

/** How fast a shipment is to arrive, as chosen in the wizard. */
export const RouteService = z.enum(['standard', 'express', 'overnight', 'same_day']);
export type RouteService = z.infer<typeof RouteService>;

const PortCode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/);

/** Ports by UN/LOCODE that somebody wants a shipment to take by sea; missing ones are chosen by cost. */
export const ChosenPorts = z.object({
  origin_port: PortCode.optional(),
  destination_port: PortCode.optional(),
});
export type ChosenPorts = z.infer<typeof ChosenPorts>;

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
  /** How many pieces the weight and the dimensions are of; missing counts as one where dimensions are given. */
  cargo_pieces: z.number().int().min(1).optional(),
  /** Carried on special trucks: the limits of a usual one do not hold. */
  oversized: z.boolean().optional(),
  ...ChosenPorts.shape,
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

export const PortChoice = z.object({ code: PortCode, name: z.string(), country: z.string() });
export type PortChoice = z.infer<typeof PortChoice>;

/** Why a mode that the service travels by is not among the options. */
export const Unavailable = z.object({
  transport_mode: TransportMode,
  /** `ask_for_quote` where only a person can say whether it goes. */
  reason: z.enum(['no_way', 'too_slow', 'ask_for_quote']),
  message: z.string(),
});
export type Unavailable = z.infer<typeof Unavailable>;

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
  /** Whether delivery comes later than the chosen service promises. */
  slower_than_promised: z.boolean(),
  /** The standard figure of the mode, kg CO2, whatever is sent and how far. */
  carbon_footprint: z.number(),
  /** Per cent. */
  reliability_score: z.number(),
  /** How many of our own shipments the score counts; null where it is the typical figure of the mode. */
  reliability_shipments: z.number().int().nullable(),
  waypoints: z.number().int(),
  distance_km: z.number(),
  /** What the price counts as weight. */
  chargeable_kg: z.number(),
  /** What this shipment emits on its way; null while its weight is unknown. */
  emissions: Emissions.nullable(),
  legs: z.array(RouteLeg),
  price_breakdown: z.array(PriceLine),
  /** Other ports that would do, the cheapest first, with the one taken; only by sea. */
  port_choices: z.object({ origin: z.array(PortChoice), destination: z.array(PortChoice) }).nullable(),
});
export type RouteOption = z.infer<typeof RouteOption>;
