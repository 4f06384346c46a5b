import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { COMMODITIES, type Commodity } from './commodities.ts';
import type { Lane } from './journeys/lanes.ts';
import type { Random } from './random.ts';

/** One consignment of a commodity. */
export interface Cargo {
  commodity: Commodity;
  packages_count: number;
  /** kg. */
  weight: number;
  /** L×W×H in cm of a single-piece consignment; '' for larger ones, whose packages have dimensions. */
  dimensions: string;
  /** Price per unit of the commodity. */
  quantity: number;
  unit_price_cents: number;
  /** The quantity at that price. */
  value_cents: number;
}

const MODE_KG: Readonly<Record<TransportMode, readonly [min: number, max: number]>> = {
  air: [10, 4500],
  road: [40, 24_000],
  rail: [1500, 24_500],
  sea: [400, 24_500],
};
/** The usable volume of a 40-foot reefer, a truck or a wagon, m³. */
const HOLD_M3 = 60;
const LOOSE_M3 = 0.25;
const PALLETS_M3 = 4;
const PALLET = { length_cm: 120, width_cm: 100, stacked_m: 1.6 };

/** The commodities of a lane and mode. Some come only from certain countries. */
export function commoditiesFor(mode: TransportMode, lane: Lane): Commodity[] {
  return COMMODITIES.filter(
    ({ modes, origins }) =>
      modes.includes(mode) && (origins.length === 0 || origins.includes(lane.origin.country)),
  );
}

export function drawCargo(random: Random, commodity: Commodity, mode: TransportMode): Cargo {
  const [min, max] = MODE_KG[mode];
  const lightest = Math.max(commodity.lightest, min);
  const heaviest = Math.max(lightest, Math.min(commodity.heaviest, max, HOLD_M3 * commodity.density));
  // Log-uniform: as many consignments of 100 to 200 kg as of 1,000 to 2,000 kg.
  const weight = rounded(lightest * (heaviest / lightest) ** random.next());
  const worth_cents = weight * commodity.usd_per_kg * random.between(0.8, 1.25) * 100;
  const packages_count = Math.max(1, Math.round(weight / commodity.package_kg));
  const quantity = commodity.unit === 'kg' ? weight : packages_count * commodity.per_package;
  const unit_price_cents = Math.max(1, Math.round(worth_cents / quantity));
  return {
    commodity,
    packages_count,
    weight,
    dimensions: dimensionsOf(weight / commodity.density),
    quantity,
    unit_price_cents,
    value_cents: quantity * unit_price_cents,
  };
}

export function describeCargo({ commodity, packages_count }: Cargo): string {
  const packages = packageKind(commodity, packages_count);
  return `${commodity.name}, ${packages_count.toLocaleString('en-US')} ${packages} (HS ${commodity.hs_code})`;
}

export function packageKind({ packages }: Commodity, count: number): string {
  return count === 1 ? packages.replace(/(?<=box)es$|s$/, '') : packages;
}

function rounded(kg: number): number {
  const step = kg < 100 ? 1 : kg < 1000 ? 5 : 10;
  return Math.max(step, Math.round(kg / step) * step);
}

/** A loose box, or pallets in a row. */
function dimensionsOf(m3: number): string {
  if (m3 < LOOSE_M3) {
    const side_cm = Math.cbrt(m3) * 100;
    return box(side_cm * 1.3, side_cm, side_cm / 1.3);
  }
  if (m3 < PALLETS_M3) {
    const footprint_m2 = (PALLET.length_cm * PALLET.width_cm) / 10_000;
    const pallets = Math.ceil(m3 / (footprint_m2 * PALLET.stacked_m));
    return box(
      PALLET.length_cm * pallets,
      PALLET.width_cm,
      Math.max(20, (m3 / (footprint_m2 * pallets)) * 100),
    );
  }
  return '';
}

function box(...sides_cm: [number, number, number]): string {
  return sides_cm.map((side) => Math.max(1, Math.round(side))).join('×');
}
