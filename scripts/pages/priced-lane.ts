import { join } from 'node:path';
import { geoPath } from 'd3-geo';
import type { Plugin } from 'vite';
import { homeLane } from '../../content/home-lane.ts';
import { deliveryDays, planOptions } from '../../domain/routing/route-options.ts';
import { type Geography, loadGeography } from '../../server/geography/geography.ts';
import type { PricedLane } from '../../web/public/home/lane-card.tsx';
import { pacificProjection } from '../map/pacific-projection.ts';

const LANE = 'virtual:priced-lane';
const RESOLVED = `\0${LANE}`;

/** The home page's lane, priced by the function that prices quotes; null if it is not offered. */
export function priceLane(geography: Geography): PricedLane | null {
  const [sea] = planOptions(
    geography,
    {
      origin_city: 'Shanghai',
      origin_country: 'CN',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      service_type: 'standard',
      cargo_weight: homeLane.cargo_kg,
    },
    new Date(),
    ['sea'],
  ).options;
  if (!sea?.emissions) return null;
  const coordinates = sea.legs.flatMap(({ geometry }) => geometry.map(([x, y]) => [x, y]));
  return {
    ...homeLane,
    cost_cents: sea.estimated_cost_cents,
    delivery_days: deliveryDays('sea', sea.legs),
    co2e_kg: Math.round(sea.emissions.co2e_kg),
    path: geoPath(pacificProjection()).digits(1)({ type: 'LineString', coordinates }) ?? '',
  };
}

let priced: Promise<PricedLane | null> | undefined;

/** Exports the lane to pages as `virtual:priced-lane`, priced when they are built. */
export function pricedLane(): Plugin {
  return {
    name: 'priced-lane',
    resolveId: (id) => (id === LANE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      priced ??= loadGeography(join(import.meta.dirname, '../../data')).then(priceLane);
      return `export const pricedLane = ${JSON.stringify(await priced)};`;
    },
  };
}
