import { type ChargeableRatios, type ChargedAs, chargeable, USUAL_RATIOS } from '../cargo/chargeable.ts';
import { volumeOf } from '../cargo/line-volume.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';
import type { LOADS } from './file-header.ts';

export interface CargoTotals {
  pieces: number | null;
  gross_kg: number | null;
  net_kg: number | null;
  volume_m3: number | null;
}

const THOUSANDTHS = 1000;

/** Sums of all lines, to the gram and the litre; null where any line lacks the figure. */
export function totalsOf(lines: readonly ShipmentCargoLine[]): CargoTotals {
  const sum = (read: (line: ShipmentCargoLine) => number | null) =>
    lines.reduce<number | null>((total, line) => {
      const figure = read(line);
      return total === null || figure === null
        ? null
        : Math.round((total + figure) * THOUSANDTHS) / THOUSANDTHS;
    }, 0);
  return {
    pieces: sum(({ pieces }) => pieces),
    gross_kg: sum(({ gross_kg }) => gross_kg),
    net_kg: sum(({ net_kg }) => net_kg),
    volume_m3: sum(volumeOf),
  };
}

interface Carriage {
  mode: TransportMode | null;
  load: (typeof LOADS)[number] | null;
  hasContainers: boolean;
}

/**
 * The chargeable weight to the gram: full loads are charged by the box, so their gross weight counts; others compare the
 * totals of weight and volume. Null where the gross weight is unknown, and where only some lines state a volume: it would be
 * too low.
 */
export function chargeableKg(
  {
    gross_kg,
    volume_m3,
    isPartlyMeasured = false,
  }: Pick<CargoTotals, 'gross_kg' | 'volume_m3'> & { isPartlyMeasured?: boolean },
  carriage: Carriage,
  ratios: ChargeableRatios = USUAL_RATIOS,
): number | null {
  if (gross_kg === null) return null;
  const charged_as = chargedAs(carriage);
  if (volume_m3 === null && isPartlyMeasured && charged_as !== 'full') return null;
  const { chargeable_kg } = chargeable({ gross_kg, volume_m3: volume_m3 ?? 0 }, charged_as, ratios);
  return Math.round(chargeable_kg * THOUSANDTHS) / THOUSANDTHS;
}

function chargedAs({ mode, load, hasContainers }: Carriage): ChargedAs {
  if (load === 'FCL' || load === 'FTL') return 'full';
  const by = mode ?? (load && MODE_OF_LOAD[load]) ?? 'road';
  if (by !== 'sea') return by;
  return load === null && hasContainers ? 'full' : 'lcl';
}

const MODE_OF_LOAD = { LCL: 'sea', AIR: 'air', LTL: 'road', RAIL: 'rail' } as const;

/** What a shipment has of its cargo lines: the weight where it is known, and dangerous goods where a line declares them. */
export function shipmentOfLines(
  lines: readonly ShipmentCargoLine[],
): Partial<{ cargo_weight: number; dangerous_goods: true }> {
  const { gross_kg } = totalsOf(lines);
  return {
    ...(gross_kg && { cargo_weight: gross_kg }),
    ...(lines.some((line) => line.dangerous_goods !== null) && { dangerous_goods: true }),
  };
}
