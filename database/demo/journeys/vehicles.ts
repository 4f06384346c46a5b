import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Random } from '../random.ts';

/** A shipment's vehicle by the mode of its leg. */
export type Vehicles = Readonly<Record<TransportMode, string>>;

/** Each pair forms the name of a ship. */
const VESSEL_WORDS = [
  'Amber Atlantic Baltic Cape Celadon Coral Cypress Gannet Halcyon Indigo Jade Kelp Lantern Mistral Northern Ochre Pacific Quartz Saffron Southern Sunda Tasman Umber Zephyr',
  'Almanac Bearing Bridge Courier Dawn Estuary Filament Harrier Heron Horizon Kestrel Lodestar Meridian Passage Pathfinder Plimsoll Reach Sextant Star Voyager',
].map((words) => words.split(' ')) as [string[], string[]];
const FREIGHTERS = ['B777F', 'B747-8F', 'A330-200F', 'B767-300F'];
const TRAINS = ['Container Express', 'Block Train', 'Intermodal Shuttle', 'Freight Link', 'Corridor Express'];

/** The speed of each mode, km/h. */
export const SPEEDS: Readonly<Record<TransportMode, readonly [slowest: number, fastest: number]>> = {
  sea: [30, 40],
  air: [780, 900],
  road: [60, 85],
  rail: [50, 90],
};

/** Assigns distinct vehicles to shipments, so that no ship is in two oceans at once. */
export function vehicleDrawer(random: Random): () => Vehicles {
  const [first, second] = VESSEL_WORDS;
  const vessels = random.shuffled(first.flatMap((word) => second.map((other) => `MV ${word} ${other}`)));
  let drawn = 0;
  /** Returns a new one each time. */
  const numbered = (from: number, until: number) => from + ((drawn * STEP) % (until - from));
  return () => {
    drawn++;
    return {
      sea: vessels[drawn % vessels.length] as string,
      air: `GW ${numbered(1001, 9000)} (${random.pick(FREIGHTERS)})`,
      road: `Truck GW-${numbered(1001, 4900)}`,
      rail: `Train ${numbered(40_001, 90_000)} ${random.pick(TRAINS)}`,
    };
  };
}

/** Prime, so that numbers repeat only after all others. */
const STEP = 577;
