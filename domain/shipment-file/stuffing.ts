import { overload } from '../equipment/capacity.ts';
import { type BoxCargo, stuffedCargo } from '../equipment/stuffed-cargo.ts';
import { checkVgm, type VgmIssue } from '../equipment/verified-gross-mass.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';
import { dividedLine } from './container-cargo.ts';
import type { Equipment } from './equipment.ts';

interface Issue {
  path: string;
  message: string;
}

type StoredLine = ShipmentCargoLine & { id: string };

/**
 * What contradicts the cargo lines: unknown lines, more pieces than there are, boxes over their usual capacity, and
 * impossible verified gross masses.
 */
export function stuffingIssues(list: readonly Equipment[], lines: readonly StoredLine[]): Issue[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const stuffed = new Map<string, number>();
  const issues: Issue[] = [];
  for (const [index, { stuffing }] of list.entries()) {
    const seen = new Set<string>();
    for (const [order, { cargo_line_id, pieces }] of stuffing.entries()) {
      const path = `equipment.${index}.stuffing.${order}`;
      const line = known.get(cargo_line_id);
      const before = stuffed.get(cargo_line_id) ?? 0;
      stuffed.set(cargo_line_id, before + pieces);
      if (!line)
        issues.push({ path: `${path}.cargo_line_id`, message: 'The shipment has no such cargo line.' });
      else if (seen.has(cargo_line_id))
        issues.push({
          path: `${path}.cargo_line_id`,
          message: 'This cargo line is already in this container.',
        });
      else if (line.pieces !== null && before + pieces > line.pieces)
        issues.push({
          path: `${path}.pieces`,
          message: `The cargo line has ${count(line.pieces)}, ${line.pieces - before} of them not stuffed yet.`,
        });
      seen.add(cargo_line_id);
    }
  }
  if (issues.length > 0) return issues;
  const cargo = stuffedCargo(list, lines.map(dividedLine));
  return list.flatMap((box, index) => {
    if (box.override_reason !== '') return [];
    const message = overloaded(box, cargo[index]);
    const masses = vgmIssues(box, cargo[index]).filter(({ severity }) => severity === 'error');
    return [
      ...(message ? [{ path: `equipment.${index}.stuffing`, message }] : []),
      ...masses.map((issue) => ({ path: `equipment.${index}.vgm.kg`, message: issue.message })),
    ];
  });
}

/** What is implausible about the verified gross mass of a box, by its type, its tare and what is stuffed into it. */
export function vgmIssues(
  box: Pick<Equipment, 'kind' | 'size_type' | 'tare_kg'> & { vgm: { kg: number } | null },
  cargo: Pick<BoxCargo, 'gross_kg'> | undefined,
): VgmIssue[] {
  if (!box.vgm || box.kind !== 'container') return [];
  const { size_type, tare_kg } = box;
  return checkVgm(box.vgm, { size_type, tare_kg, cargo_kg: cargo?.gross_kg ?? null });
}

/** Stuffed pieces by cargo line. */
export function stuffedPieces(list: readonly Pick<Equipment, 'stuffing'>[]): ReadonlyMap<string, number> {
  const stuffed = new Map<string, number>();
  for (const { cargo_line_id, pieces } of list.flatMap(({ stuffing }) => stuffing))
    stuffed.set(cargo_line_id, (stuffed.get(cargo_line_id) ?? 0) + pieces);
  return stuffed;
}

function overloaded(box: Equipment, cargo: BoxCargo | undefined): string | null {
  const sentence = cargo ? overload(box, { kg: cargo.gross_kg, m3: cargo.volume_m3 }) : null;
  return sentence && `${sentence} Restuff it, or give the reason for an override.`;
}

function count(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${pieces.toLocaleString('en-US')} pieces`;
}
