import { chargeableWeight } from '../routing/chargeable-weight.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { type ShipmentCargoLine, volumeOf } from './cargo-line.ts';
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

/** Full loads are charged by the box, so their gross weight counts. Null where the gross weight is unknown. */
export function chargeableKg({ gross_kg, volume_m3 }: CargoTotals, carriage: Carriage): number | null {
  if (gross_kg === null) return null;
  const mode = carriage.mode ?? 'road';
  const isFull =
    carriage.load === 'FCL' ||
    carriage.load === 'FTL' ||
    (carriage.load === null && mode === 'sea' && carriage.hasContainers);
  if (isFull || volume_m3 === null) return gross_kg;
  const cargo_dimensions = `${volume_m3}x1000x1000`;
  return chargeableWeight(mode, { cargo_weight: gross_kg, cargo_dimensions }).chargeable_kg;
}
