import type { PriceLine, RouteService } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

export interface RouteEstimate {
  /** USD cents. */
  base_cents: number;
  /** The most that distance, weight and service together may add, USD cents. */
  most_added_cents: number;
  delivery_days: number;
  /** kg CO2e. */
  carbon_footprint: number;
  /** Per cent. */
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

/** How the added part is shared out; together 1. */
const SHARES = { distance: 0.5, weight: 0.35, service: 0.15 };

/** The distance and the chargeable weight at which half of their share is charged. */
const HALF_WAY: Readonly<Record<TransportMode, { km: number; kg: number }>> = {
  air: { km: 5000, kg: 200 },
  road: { km: 1000, kg: 1000 },
  rail: { km: 1500, kg: 5000 },
  sea: { km: 8000, kg: 5000 },
};

/** The part of the service share that each service pays. */
const SERVICE_LEVELS: Readonly<Record<RouteService, number>> = {
  standard: 0,
  express: 0.5,
  overnight: 0.8,
  same_day: 1,
};

/**
 * The price of a route, line by line: the base, and an added part that depends on nothing but the request, so that
 * the same request always costs the same. Distance and weight each pay `share * x / (x + half)` of the most that may
 * be added: they rise quickly at first and never reach their share. The added part stays within 0 and that most.
 */
export function priceRoute(
  mode: TransportMode,
  request: { distance_km: number; chargeable_kg: number; service_type: RouteService },
): PriceLine[] {
  const { base_cents, most_added_cents } = ROUTE_ESTIMATES[mode];
  const half = HALF_WAY[mode];
  const added = (share: number, level: number) => Math.floor(most_added_cents * share * level);
  const atMost = (share: number) => `at most $${((most_added_cents * share) / 100).toFixed(2)}`;
  const km = WHOLE.format(request.distance_km);
  const kg = TENTHS.format(request.chargeable_kg);
  return [
    {
      label: 'Base rate',
      charge: `Base rate by ${mode}`,
      amount_cents: base_cents,
      explanation: `What every shipment by ${mode} pays.`,
    },
    {
      label: 'Distance',
      charge: `Distance, ${km} km`,
      amount_cents: added(SHARES.distance, saturate(request.distance_km, half.km)),
      explanation: `${km} km from door to door; ${atMost(SHARES.distance)}.`,
    },
    {
      label: 'Weight',
      charge: `Chargeable weight, ${kg} kg`,
      amount_cents: added(SHARES.weight, saturate(request.chargeable_kg, half.kg)),
      explanation: `${kg} kg chargeable weight; ${atMost(SHARES.weight)}.`,
    },
    {
      label: 'Service',
      charge: `${SERVICE_NAMES[request.service_type]} service`,
      amount_cents: added(SHARES.service, SERVICE_LEVELS[request.service_type]),
      explanation: `${SERVICE_NAMES[request.service_type]} service; ${atMost(SHARES.service)}.`,
    },
  ];
}

/** Made once: `toLocaleString` makes one each time. */
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
