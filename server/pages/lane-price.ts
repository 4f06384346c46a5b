import { homeLane } from '#content/home-lane.ts';
import type { Dependencies } from '../dependencies.ts';
import { estimateQuote } from '../quotes/estimate-quote.ts';

/** The price of the home page's lane, for any visitor. */
export interface LanePrice {
  cost_cents: number;
  delivery_days: number;
  /** False for a price of tariffs. */
  indicative: boolean;
  exclude_vat: boolean;
}

/** By tariffs, or an estimate; null if the lane is not offered. */
export async function lanePrice({
  geography,
  database,
  now,
}: Pick<Dependencies, 'geography' | 'database' | 'now'>): Promise<LanePrice | null> {
  const { origin, destination, cargo_kg } = homeLane;
  const { estimates, exclude_vat } = await estimateQuote(
    { geography, database, now, person: null },
    {
      origin,
      destination,
      weight: cargo_kg,
      dimensions: '',
      shipment_type: 'general',
      transport_modes: ['ocean'],
      urgency: 'standard',
    },
  );
  const [ocean] = estimates;
  if (!ocean) return null;
  return {
    cost_cents: ocean.estimated_cost_cents,
    delivery_days: ocean.delivery_days,
    indicative: ocean.indicative,
    exclude_vat,
  };
}
