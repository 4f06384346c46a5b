import { type Cargo, drawCargo } from './cargo.ts';
import type { Commodity } from './commodities.ts';
import type { Itinerary } from './itineraries.ts';
import { estimatedCents, isCovered, marketCents } from './market-rates.ts';
import type { Random } from './random.ts';

const TRIES = 24;
/** The most that a shared container takes for the price of an estimate. */
const SHARED_M3 = 4;
const SHARED_KG = 2_000;

/**
 * A load whose estimate is believable while nobody has confirmed a price: near the market price, or by sea a few cubic
 * metres in a shared container. Null if there is none.
 */
export function drawSmallLoad(random: Random, commodity: Commodity, itinerary: Itinerary): Cargo | null {
  const { mode, distance_km } = itinerary;
  const loads = Array.from({ length: TRIES }, () => drawCargo(random, commodity, mode));
  const isBelievable = (load: Cargo) =>
    isCovered(estimatedCents(itinerary, load, 'standard'), marketCents(mode, distance_km, load)) ||
    (mode === 'sea' && load.weight < SHARED_KG && load.weight / commodity.density < SHARED_M3);
  return loads.find(isBelievable) ?? null;
}
