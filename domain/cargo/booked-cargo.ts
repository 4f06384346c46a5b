import { type MeasuredLine, volumeOf } from './line-volume.ts';

interface Line extends MeasuredLine {
  gross_kg: number | null;
}

/** The sum of the cargo lines, as the request for routes and prices takes it; figures that a line lacks are absent. */
interface BookedCargo {
  cargo_weight?: number;
  cargo_pieces?: number;
  cargo_volume_m3?: number;
  /** Of the lines that state their volume, where others do not. */
  cargo_least_volume_m3?: number;
  /** Of the largest piece. */
  cargo_dimensions?: string;
}

const THOUSANDTHS = 1000;

/** The totals of the lines, and their largest piece; nothing without lines. */
export function cargoOfLines(lines: readonly Line[]): BookedCargo {
  if (lines.length === 0) return {};
  const cargo_weight = sumOf(lines.map(({ gross_kg }) => gross_kg));
  const cargo_pieces = sumOf(lines.map(({ pieces }) => pieces));
  const volumes = lines.map(volumeOf);
  const cargo_volume_m3 = sumOf(volumes);
  const cargo_least_volume_m3 = sumOf(volumes.filter((volume) => volume !== null)) ?? 0;
  const [largest] = lines
    .map(({ length_cm, width_cm, height_cm }) => [length_cm, width_cm, height_cm])
    .filter((sides): sides is number[] => sides.every((side) => side !== null))
    .toSorted((one, other) => Math.max(...other) - Math.max(...one));
  return {
    ...(cargo_weight && { cargo_weight }),
    ...(cargo_pieces && { cargo_pieces }),
    ...(cargo_volume_m3 ? { cargo_volume_m3 } : { cargo_least_volume_m3 }),
    ...(largest && { cargo_dimensions: largest.join('×') }),
  };
}

function sumOf(figures: readonly (number | null)[]): number | null {
  return figures.reduce<number | null>(
    (sum, figure) =>
      sum === null || figure === null ? null : Math.round((sum + figure) * THOUSANDTHS) / THOUSANDTHS,
    0,
  );
}
