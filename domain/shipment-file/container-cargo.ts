import { volumeOf } from '../cargo/line-volume.ts';
import { type BoxCargo, type DividedLine, stuffedCargo } from '../equipment/stuffed-cargo.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';
import type { Equipment } from './equipment.ts';

type StoredLine = Pick<
  ShipmentCargoLine,
  'pieces' | 'package_type' | 'gross_kg' | 'length_cm' | 'width_cm' | 'height_cm' | 'volume_m3'
> & { id: string };
type StuffedBox = Pick<Equipment, 'number' | 'stuffing'>;

/** Scales differ by this much. */
const KG_TOLERANCE = 0.5;
const M3_TOLERANCE = 0.05;

/** What of a line `stuffedCargo` divides among boxes. */
export function dividedLine(line: StoredLine): DividedLine {
  const { id, pieces, gross_kg } = line;
  return { id, pieces, gross_kg, volume_m3: volumeOf(line) };
}

/** What differs between the cargo of the containers and that of the shipment, once anything is stuffed. */
export function containerCargoWarnings(boxes: readonly StuffedBox[], lines: readonly StoredLine[]): string[] {
  if (boxes.every(({ stuffing }) => stuffing.length === 0)) return [];
  const divided = lines.map(dividedLine);
  const cargo = stuffedCargo(boxes, divided);
  const loose = loosePieces(boxes, lines);
  const isWhole = loose.length === 0 && lines.every(({ pieces }) => pieces !== null);
  return [
    ...loose,
    ...boxes
      .filter(({ stuffing }) => isWhole && stuffing.length === 0)
      .map(({ number }) => `${number || 'A container'} holds none of the cargo.`),
    ...difference(total(cargo, 'gross_kg'), total(divided, 'gross_kg'), isWhole, {
      tolerance: KG_TOLERANCE,
      cargo: 'weighs',
      unit: 'kg',
    }),
    ...difference(total(cargo, 'volume_m3'), total(divided, 'volume_m3'), isWhole, {
      tolerance: M3_TOLERANCE,
      cargo: 'measures',
      unit: 'm³',
    }),
  ];
}

function loosePieces(boxes: readonly StuffedBox[], lines: readonly StoredLine[]): string[] {
  const stuffed = new Map<string, number>();
  for (const { cargo_line_id, pieces } of boxes.flatMap(({ stuffing }) => stuffing))
    stuffed.set(cargo_line_id, (stuffed.get(cargo_line_id) ?? 0) + pieces);
  return lines.flatMap(({ id, pieces, package_type }, index) => {
    const loose = (pieces ?? 0) - (stuffed.get(id) ?? 0);
    if (pieces === null || loose <= 0) return [];
    return [
      `${figure(loose)} of ${figure(pieces)} ${package_type || 'pieces'} of line ${index + 1} ${loose === 1 ? 'is' : 'are'} in no container.`,
    ];
  });
}

/** Cargo of which a part is in no container can only be too much in the others. */
function difference(
  held: number | null,
  whole: number | null,
  isWhole: boolean,
  { tolerance, cargo, unit }: { tolerance: number; cargo: string; unit: string },
): string[] {
  if (held === null || whole === null) return [];
  const differs = isWhole ? Math.abs(held - whole) > tolerance : held - whole > tolerance;
  if (!differs) return [];
  return [`All containers hold ${figure(held)} ${unit}, but the cargo ${cargo} ${figure(whole)} ${unit}.`];
}

/** Null where any box with cargo, or any line, lacks the figure. */
function total(parts: readonly (BoxCargo | DividedLine)[], measure: 'gross_kg' | 'volume_m3'): number | null {
  const figures = parts
    .filter((part) => !('parts' in part) || part.parts.length > 0)
    .map((part) => part[measure]);
  return figures.every((figure) => figure !== null) ? figures.reduce((sum, figure) => sum + figure, 0) : null;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}
