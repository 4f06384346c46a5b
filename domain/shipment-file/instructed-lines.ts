import type { CargoLine } from '../documents/cargo-line.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';

type Lines<Line> = readonly Line[];
interface LineIssue {
  /** Of the instructions: 'cargo_lines.0.packages_count'. */
  path: string;
  message: string;
}

/** What a booking and its shipping instructions can both state of a line, with its name in the instructions. */
const STATED_TWICE = {
  pieces: 'packages_count',
  package_type: 'package_kind',
  hs_code: 'hs_code',
  origin_country: 'origin_country',
  gross_kg: 'gross_kg',
  net_kg: 'net_kg',
  length_cm: 'dimensions',
  width_cm: 'dimensions',
  height_cm: 'dimensions',
} as const satisfies Partial<Record<keyof ShipmentCargoLine, keyof CargoLine>>;

/**
 * The booked lines with what only the instructions state of them, and with the description of the instructions, which
 * is the one for documents: that of the booking stays with the shipment.
 */
export function withInstructedLines<Line extends ShipmentCargoLine>(
  booked: Lines<Line>,
  instructed: Lines<ShipmentCargoLine>,
): Line[] {
  return booked.map((line, index) => {
    const other = instructed[index];
    if (!other) return line;
    return { ...line, ...missingIn(line, other), description: other.description || line.description };
  });
}

/** Where the instructions state lines that are not booked, or contradict the booked ones. */
export function unbookedLines(
  booked: Lines<ShipmentCargoLine>,
  instructed: Lines<ShipmentCargoLine>,
): LineIssue[] {
  const message = `The booking has only ${booked.length} cargo ${booked.length === 1 ? 'line' : 'lines'}. Add this one to it as well, or delete it here.`;
  return instructed.flatMap((other, index) => {
    const line = booked[index];
    if (line) return contradictions(line, other, index);
    return isStated(other) ? [{ path: `cargo_lines.${index}.description`, message }] : [];
  });
}

function contradictions(line: ShipmentCargoLine, other: ShipmentCargoLine, index: number): LineIssue[] {
  const byPath = new Map<string, LineIssue>();
  for (const [field, name] of Object.entries(STATED_TWICE)) {
    const [own, theirs] = [line, other].map((each) => each[field as keyof typeof STATED_TWICE]);
    if (isBlank(own) || isBlank(theirs) || isSame(own, theirs)) continue;
    const path = `cargo_lines.${index}.${name}`;
    const stated = name === 'dimensions' ? dimensionsOf(line) : own;
    const message = `The booking states ${stated} for this line. Correct one of them.`;
    if (!byPath.has(path)) byPath.set(path, { path, message });
  }
  return [...byPath.values()];
}

/** '120 × 80 × 100 cm', with '?' for a side that is not stated. */
function dimensionsOf({ length_cm, width_cm, height_cm }: ShipmentCargoLine): string {
  return `${[length_cm, width_cm, height_cm].map((side) => side ?? '?').join(' × ')} cm`;
}

function missingIn(line: ShipmentCargoLine, other: ShipmentCargoLine): Partial<ShipmentCargoLine> {
  const isMissing = ([field]: [string, unknown]) => isBlank(line[field as keyof ShipmentCargoLine]);
  return Object.fromEntries(Object.entries(other).filter(isMissing));
}

function isStated({ id: _, ...line }: ShipmentCargoLine): boolean {
  return Object.values(line).some((value) => !isBlank(value));
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const isSame = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();
