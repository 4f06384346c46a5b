import { DAY_MS } from '../calendar/durations.ts';
import { onWorkingDay } from '../calendar/working-day.ts';
import { limitOf } from './cargo-limits.ts';
import { chargeableWeight } from './chargeable-weight.ts';
import { describeRoute } from './describe-route.ts';
import { emissionsOf } from './emissions.ts';
import type { Gateway, Geography } from './geography.ts';
import type { JourneyEnd } from './legs.ts';
import { priceRoute, ROUTE_ESTIMATES } from './route-estimates.ts';
import type { RouteLeg } from './route-leg.ts';
import type {
  ChosenPorts,
  PortChoice,
  RouteOption,
  RouteRequest,
  RouteService,
  Unavailable,
} from './route-option.ts';
import { isPriority, isStrict, modesOf, PROMISED_DAYS } from './service-modes.ts';
import { transitHours, transitSpans } from './transit.ts';
import { TRANSPORT_MODES, type TransportMode } from './transport-mode.ts';

const DAY_HOURS = 24;

export interface RoutePlan {
  options: RouteOption[];
  /** The modes of the service that are not offered, and why. */
  unavailable: Unavailable[];
}

interface Journey {
  origin: JourneyEnd;
  destination: JourneyEnd;
}

/**
 * Plans the route options of a shipment, cheapest first, optionally only for the `wanted` modes. Express, overnight and
 * same-day are offered by air or road only, and only where they arrive in time. Empty unless both cities are given and
 * both countries are known.
 */
export function planOptions(
  geography: Geography,
  request: RouteRequest,
  now: Date,
  wanted: readonly TransportMode[] = TRANSPORT_MODES,
): RoutePlan {
  const plan: RoutePlan = { options: [], unavailable: [] };
  const journey = journeyOf(geography, request);
  if (!journey) return plan;
  for (const mode of modesOf(request.service_type)) {
    if (!wanted.includes(mode)) continue;
    const found = planOption(geography, mode, journey, request, now);
    if ('reason' in found) plan.unavailable.push(found);
    else plan.options.push(found);
  }
  plan.options.sort((a, b) => a.estimated_cost_cents - b.estimated_cost_cents);
  return plan;
}

/** Only the available options of `planOptions`. */
export function routeOptions(...input: Parameters<typeof planOptions>): RouteOption[] {
  return planOptions(...input).options;
}

/** Air freight without priority waits for booked space; the page of air freight promises as many days. */
const LEAST_STANDARD_AIR_DAYS = 3;

/** Days from order to delivery without weekends at the destination; at least the mode's minimum. */
export function deliveryDays(mode: TransportMode, legs: readonly RouteLeg[], isPriority = false): number {
  const days = Math.ceil(transitHours(legs, isPriority) / DAY_HOURS);
  const least = mode === 'air' && !isPriority ? LEAST_STANDARD_AIR_DAYS : 0;
  return Math.max(ROUTE_ESTIMATES[mode].delivery_days, least, days);
}

/** When a service delivers that takes this many days: on a working day of the destination, unless it is within 24 hours. */
export function deliveryAfter(
  order: Date,
  days: number,
  service_type: RouteService,
  destination: { time_zone: string; country: string },
): Date {
  const arrival = new Date(order.getTime() + days * DAY_MS);
  return service_type === 'same_day' ? arrival : onWorkingDay(arrival, destination);
}

function planOption(
  geography: Geography,
  mode: TransportMode,
  { origin, destination }: Journey,
  request: RouteRequest,
  now: Date,
): RouteOption | Unavailable {
  const { service_type, cargo_weight = 0 } = request;
  const refuse = (reason: Unavailable['reason'], message: string) => ({
    transport_mode: mode,
    reason,
    message,
  });
  const ports = portsOf(request, mode);
  const legs = geography.legs(origin, destination, mode, ports);
  if (legs.length === 0) return refuse('no_way', `No route is mainly by ${mode}.`);
  const limit = limitOf(mode, request);
  if (limit) return refuse('ask_for_quote', limit);
  const priority = isPriority(service_type, cargo_weight);
  const days = deliveryDays(mode, legs, priority);
  const slower_than_promised = days > PROMISED_DAYS[service_type];
  if (slower_than_promised && isStrict(service_type))
    return refuse('too_slow', `By ${mode} this takes ${days} days, longer than the service promises.`);
  const { country } = destination;
  const time_zone = geography.timeZones.at(destination);
  const estimated_delivery = deliveryAfter(now, days, service_type, { time_zone, country });
  const delivery_days = Math.round((estimated_delivery.getTime() - now.getTime()) / DAY_MS);
  return {
    ...routeOption(mode, legs, { origin, destination }, request),
    estimated_delivery: estimated_delivery.toISOString(),
    delivery_days,
    transit: transitSpans(legs, delivery_days, priority),
    slower_than_promised,
    port_choices: mode === 'sea' ? choicesOf(geography.portChoices(origin, destination, ports)) : null,
  };
}

function routeOption(
  transport_mode: TransportMode,
  legs: RouteLeg[],
  journey: Journey,
  request: RouteRequest,
): Omit<
  RouteOption,
  'estimated_delivery' | 'delivery_days' | 'transit' | 'slower_than_promised' | 'port_choices'
> {
  const { carbon_footprint, reliability_score } = ROUTE_ESTIMATES[transport_mode];
  const distance_km = legs.reduce((total, leg) => total + leg.distance_km, 0);
  const { chargeable_kg } = chargeableWeight(transport_mode, request);
  const price_breakdown = priceRoute(transport_mode, {
    distance_km,
    chargeable_kg,
    service_type: request.service_type,
  });
  const estimated_cost_cents = price_breakdown.reduce((total, line) => total + line.amount_cents, 0);
  return {
    transport_mode,
    description: describeRoute(transport_mode, legs, journey),
    estimated_cost: estimated_cost_cents / 100,
    estimated_cost_cents,
    indicative: true,
    tariff_valid_to: null,
    carbon_footprint,
    reliability_score,
    reliability_shipments: null,
    waypoints: ROUTE_ESTIMATES[transport_mode].waypoints,
    distance_km,
    chargeable_kg,
    emissions: emissionsOf(legs, request),
    legs,
    price_breakdown,
  };
}

function journeyOf(geography: Geography, request: RouteRequest): Journey | undefined {
  if (!request.origin_city.trim() || !request.destination_city.trim()) return undefined;
  const origin = geography.locate({ city: request.origin_city, country: request.origin_country });
  const destination = geography.locate({
    city: request.destination_city,
    country: request.destination_country,
  });
  return origin && destination ? { origin: site(origin), destination: site(destination) } : undefined;
}

/** The input of `Geography.legs` for a request by a mode; undefined where an end is unknown. */
export function laneOf(
  geography: Geography,
  request: RouteRequest,
  mode: TransportMode,
): [JourneyEnd, JourneyEnd, TransportMode, ChosenPorts] | undefined {
  const journey = journeyOf(geography, request);
  return journey && [journey.origin, journey.destination, mode, portsOf(request, mode)];
}

function portsOf(request: RouteRequest, mode: TransportMode): ChosenPorts {
  return mode === 'sea' ? chosenPorts(request) : {};
}

/** Only the fields of a place that routing depends on. */
function site({ name, country, latitude, longitude }: JourneyEnd): JourneyEnd {
  return { name, country, latitude, longitude };
}

/** Only the requested ports of a request. */
export function chosenPorts({ origin_port, destination_port }: ChosenPorts): ChosenPorts {
  return { ...(origin_port && { origin_port }), ...(destination_port && { destination_port }) };
}

function choicesOf({ origin, destination }: { origin: readonly Gateway[]; destination: readonly Gateway[] }) {
  return { origin: origin.flatMap(portChoice), destination: destination.flatMap(portChoice) };
}

/** A landing without a code cannot be chosen. */
function portChoice({ code, name, country }: Gateway): PortChoice[] {
  return code ? [{ code, name, country }] : [];
}
