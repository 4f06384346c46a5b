import type { PriceLine, RouteService } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

interface RouteEstimate {
  /** USD cents. */
  base_cents: number;
  /** Maximum that distance, weight and service add together, USD cents. */
  most_added_cents: number;
  delivery_days: number;
  /** kg CO2e. */
  carbon_footprint: number;
  /** Percent. */
  reliability_score: number;
  waypoints: number;
}

/** The specification's table of local route estimates. */
export const ROUTE_ESTIMATES: Readonly<Record<TransportMode, RouteEstimate>> = {
  air: {
    base_cents: 45_000,
    most_added_cents: 20_000,
    delivery_days: 1,
    carbon_footprint: 85,
    reliability_score: 95,
    waypoints: 2,
  },
  road: {
    base_cents: 18_000,
    most_added_cents: 10_000,
    delivery_days: 3,
    carbon_footprint: 45,
    reliability_score: 88,
    waypoints: 4,
  },
  rail: {
    base_cents: 12_000,
    most_added_cents: 8_000,
    delivery_days: 4,
    carbon_footprint: 25,
    reliability_score: 92,
    waypoints: 3,
  },
  sea: {
    base_cents: 8_000,
    most_added_cents: 5_000,
    delivery_days: 14,
    carbon_footprint: 15,
    reliability_score: 85,
    waypoints: 2,
  },
};

/** Shares of the added part; they sum to 1. */
const SHARES = { distance: 0.5, weight: 0.35, service: 0.15 };

/** The distance and the chargeable weight at which half of their share is charged. */
const HALF_WAY: Readonly<Record<TransportMode, { km: number; kg: number }>> = {
  air: { km: 5000, kg: 200 },
  road: { km: 1000, kg: 1000 },
  rail: { km: 1500, kg: 5000 },
  sea: { km: 8000, kg: 5000 },
};

/** The fraction of the service share that each service pays. */
const SERVICE_LEVELS: Readonly<Record<RouteService, number>> = {
  standard: 0,
  express: 0.5,
  overnight: 0.8,
  same_day: 1,
};

/**
 * Prices a route line by line: the base, plus a part that depends only on the request, so that the same request always
 * costs the same. Distance and weight each pay `share * x / (x + half)` of the maximum: they rise quickly at first and
 * approach their share asymptotically. The added part stays between 0 and the maximum.
 */
export function priceRoute(
  mode: TransportMode,
  request: { distance_km: number; chargeable_kg: number; service_type: RouteService },
): PriceLine[] {
  const { base_cents, most_added_cents } = ROUTE_ESTIMATES[mode];
  const half = HALF_WAY[mode];
  const added = (share: number, level: number) => Math.floor(most_added_cents * share * level);
  const cap = (share: number) => `capped at $${((most_added_cents * share) / 100).toFixed(2)}`;
  const km = WHOLE.format(request.distance_km);
  const kg = TENTHS.format(request.chargeable_kg);
  return [
    {
      label: 'Base rate',
      charge: `Base rate by ${mode}`,
      amount_cents: base_cents,
      explanation: `Base rate for every shipment by ${mode}.`,
    },
    {
      label: 'Distance',
      charge: `Distance, ${km} km`,
      amount_cents: added(SHARES.distance, saturate(request.distance_km, half.km)),
      explanation: `${km} km from door to door; ${cap(SHARES.distance)}.`,
    },
    {
      label: 'Weight',
      charge: `Chargeable weight, ${kg} kg`,
      amount_cents: added(SHARES.weight, saturate(request.chargeable_kg, half.kg)),
      explanation: `${kg} kg chargeable weight; ${cap(SHARES.weight)}.`,
    },
    {
      label: 'Service',
      charge: `${SERVICE_NAMES[request.service_type]} service`,
      amount_cents: added(SHARES.service, SERVICE_LEVELS[request.service_type]),
      explanation: `${SERVICE_NAMES[request.service_type]} service; ${cap(SHARES.service)}.`,
    },
  ];
}

/** Reused, because `toLocaleString` creates a formatter on each call. */
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const SERVICE_NAMES: Readonly<Record<RouteService, string>> = {
  standard: 'Standard',
  express: 'Express',
  overnight: 'Overnight',
  same_day: 'Same-day',
};

function saturate(value: number, half: number): number {
  return value / (value + half);
}
