import * as z from 'zod';
import { MAX_CARGO_LINES } from '../cargo/cargo-measures.ts';
import { HsCode } from '../cargo/hs-code.ts';
import { BookedEquipmentList } from '../equipment/booked-equipment.ts';
import { MAX_INTEGER } from '../validation/max-integer.ts';
import { Emissions } from './emissions.ts';
import { RouteLeg } from './route-leg.ts';
import { TransportMode } from './transport-mode.ts';

/** The service level chosen in the wizard. */
export const RouteService = z.enum(['standard', 'express', 'overnight', 'same_day']);
export type RouteService = z.infer<typeof RouteService>;

const PortCode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/);

/** Requested sea ports by UN/LOCODE; missing ones are chosen by cost. */
export const ChosenPorts = z.object({
  origin_port: PortCode.optional(),
  destination_port: PortCode.optional(),
});
export type ChosenPorts = z.infer<typeof ChosenPorts>;

/** The input of the wizard's route step. Weight in kg; dimensions as 'L x W x H' in cm. */
export const RouteRequest = z.object({
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  /** For tariffs whose zones are postal codes. */
  origin_postal_code: z.string().max(20).optional(),
  destination_postal_code: z.string().max(20).optional(),
  service_type: RouteService,
  cargo_weight: z.number().min(0).optional(),
  cargo_dimensions: z.string().optional(),
  /** The volume of all pieces in m³, where `cargo_dimensions` are those of the largest one. */
  cargo_volume_m3: z.number().positive().optional(),
  /** Instead of `cargo_volume_m3` where only some pieces have a known volume; prices that depend on the volume do not bind. */
  cargo_least_volume_m3: z.number().min(0).optional(),
  temperature_controlled: z.boolean().optional(),
  /** Number of pieces; missing counts as one where dimensions are given. */
  cargo_pieces: z.number().int().min(1).max(MAX_INTEGER).optional(),
  /** Carried on special trucks, so the standard truck limits do not apply. */
  oversized: z.boolean().optional(),
  dangerous_goods: z.boolean().optional(),
  insurance_required: z.boolean().optional(),
  /** The containers, by type; without them, tariffs price those that carry the cargo. */
  equipment: BookedEquipmentList.optional(),
  /** Of each line of the cargo, '' where it has none; rates for a commodity need its code on all lines. */
  hs_codes: z.array(HsCode).max(MAX_CARGO_LINES).optional(),
  ...ChosenPorts.shape,
});
export type RouteRequest = z.infer<typeof RouteRequest>;

export const PriceLine = z.object({
  label: z.string(),
  /** The line's text on an invoice: 'Distance, 8,895 km'. */
  charge: z.string(),
  amount_cents: z.number().int(),
  explanation: z.string(),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** A part of the days from door to door: on the way to a place by a mode, or waiting there. */
export const TransitSpan = z.object({
  /** Null while the goods wait. */
  transport_mode: TransportMode.nullable(),
  place_name: z.string(),
  hours: z.number(),
});
export type TransitSpan = z.infer<typeof TransitSpan>;

export const PortChoice = z.object({ code: PortCode, name: z.string(), country: z.string() });
export type PortChoice = z.infer<typeof PortChoice>;

/** Why a mode of the chosen service is not offered. */
export const Unavailable = z.object({
  transport_mode: TransportMode,
  /** `ask_for_quote` where staff must decide whether it is possible; `no_tariff` where they price it on request. */
  reason: z.enum(['no_way', 'too_slow', 'ask_for_quote', 'no_tariff']),
  message: z.string(),
});
export type Unavailable = z.infer<typeof Unavailable>;

/** One route option. The lines of `price_breakdown` add up to `estimated_cost_cents`. */
export const RouteOption = z.object({
  transport_mode: TransportMode,
  description: z.string(),
  /** USD, with cents. */
  estimated_cost: z.number(),
  estimated_cost_cents: z.number().int(),
  /** The price is an estimate that staff confirm; otherwise it binds, by a tariff. */
  indicative: z.boolean(),
  /** The last day of the tariffs that made the price; null for an estimate by the mode, distance and weight. */
  tariff_valid_to: z.iso.date().nullable(),
  /** ISO 8601 instant, UTC. */
  estimated_delivery: z.iso.datetime(),
  /** Days until `estimated_delivery`, which is on a working day of the destination. */
  delivery_days: z.number().int(),
  /** What the days are made of, in order; they add up to `delivery_days`. */
  transit: z.array(TransitSpan),
  /** Whether delivery is later than the chosen service promises. */
  slower_than_promised: z.boolean(),
  /** Mode average, kg CO2; not specific to the shipment or the distance. */
  carbon_footprint: z.number(),
  /** Percent. */
  reliability_score: z.number(),
  /** Number of our own shipments behind the score; null where it is the typical value of the mode. */
  reliability_shipments: z.number().int().nullable(),
  waypoints: z.number().int(),
  distance_km: z.number(),
  /** The chargeable weight behind the price. */
  chargeable_kg: z.number(),
  /** Emissions of this shipment; null while its weight is unknown. */
  emissions: Emissions.nullable(),
  legs: z.array(RouteLeg),
  price_breakdown: z.array(PriceLine),
  /** Candidate ports including the chosen one, cheapest first; sea only. */
  port_choices: z.object({ origin: z.array(PortChoice), destination: z.array(PortChoice) }).nullable(),
});
export type RouteOption = z.infer<typeof RouteOption>;
