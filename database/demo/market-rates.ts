import { chargeableWeight } from '#domain/routing/chargeable-weight.ts';
import { priceRoute } from '#domain/routing/route-estimates.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import type { Cargo } from './cargo.ts';
import type { Itinerary } from './itineraries.ts';

/** Invented market rates, USD, which staff confirm if the estimate does not cover a load. */
const AIR = { per_kg: 1.2, per_kg_1000_km: 0.27, handling: 85, kg_per_m3: 167 };
const SEA = {
  per_container: 1700,
  per_container_km: 0.2,
  short_container: 0.58,
  per_revenue_ton: 55,
  per_revenue_ton_km: 0.004,
  handling: 120,
};
const ROAD = { per_truck: 350, per_truck_km: 1.05 };
const RAIL = { per_container: 400, per_container_km: 0.37 };
const TRUCK = { kg: 22_000, m3: 66 };
/** A part load costs more than its share. */
const PART_LOAD = 0.65;
const STEP_CENTS = 500;
/** An estimate up to this much below the cost of a load is confirmed unchanged. */
const COVERED = 1.25;

/** A full container load from this volume on; less is consolidated. */
const FULL_FROM_M3 = 15;
const FULL_FROM_KG = 12_000;
/** The capacity of a 20-foot container. */
const SHORT_M3 = 27;

export type Load = 'short container' | 'container' | 'part';

export function loadOf({ weight, commodity }: Cargo): Load {
  const m3 = weight / commodity.density;
  if (m3 < FULL_FROM_M3 && weight < FULL_FROM_KG) return 'part';
  return m3 < SHORT_M3 ? 'short container' : 'container';
}

/** The usual cost of carriage, in steps of $5. */
export function marketCents(mode: TransportMode, distance_km: number, cargo: Cargo): number {
  const usd = {
    air: byAir,
    sea: bySea,
    road: (km: number, { weight, commodity }: Cargo) => {
      const share = Math.max(weight / TRUCK.kg, weight / commodity.density / TRUCK.m3);
      return (ROAD.per_truck + ROAD.per_truck_km * km) * Math.min(1, share) ** PART_LOAD;
    },
    rail: (km: number, { weight, commodity }: Cargo) => {
      const share = Math.max(weight / TRUCK.kg, weight / commodity.density / TRUCK.m3);
      return (RAIL.per_container + RAIL.per_container_km * km) * Math.min(1, share) ** PART_LOAD;
    },
  }[mode](distance_km, cargo);
  return Math.round((usd * 100) / STEP_CENTS) * STEP_CENTS;
}

function byAir(km: number, { weight, commodity }: Cargo): number {
  const chargeable_kg = Math.max(weight, (weight / commodity.density) * AIR.kg_per_m3);
  return AIR.handling + chargeable_kg * (AIR.per_kg + (AIR.per_kg_1000_km * km) / 1000);
}

function bySea(km: number, cargo: Cargo): number {
  const load = loadOf(cargo);
  if (load === 'part') {
    const revenue_tons = Math.max(1, cargo.weight / 1000, cargo.weight / cargo.commodity.density);
    return SEA.handling + revenue_tons * (SEA.per_revenue_ton + SEA.per_revenue_ton_km * km);
  }
  return (
    (SEA.per_container + SEA.per_container_km * km) * (load === 'short container' ? SEA.short_container : 1)
  );
}

/** What the product estimates for the load. */
export function estimatedCents(
  { mode, distance_km }: Pick<Itinerary, 'mode' | 'distance_km'>,
  cargo: Cargo,
  service_type: ServiceType,
): number {
  const { chargeable_kg } = chargeableWeight(mode, {
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
  });
  const lines = priceRoute(mode, { distance_km, chargeable_kg, service_type });
  return lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
}

/** Whether the estimate is near enough to the market price to be confirmed as it is. */
export function isCovered(estimated_cents: number, market_cents: number): boolean {
  return market_cents <= estimated_cents * COVERED;
}

/** The confirmed price: the estimate if it covers the load, else the market price. */
export function confirmedCents(estimated_cents: number, market_cents: number): number {
  return isCovered(estimated_cents, market_cents) ? estimated_cents : market_cents;
}
