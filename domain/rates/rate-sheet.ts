import * as z from 'zod';
import { SHEET_COLUMNS } from './sheet-columns.ts';
import { TariffLine } from './tariff.ts';

/** A cell of a spreadsheet as libraries read it. */
export type SheetCell = string | number | boolean | Date | null | undefined;

export interface LineIssue {
  column: string;
  issue: string;
}

const Strict = z.strictObject(TariffLine.shape);

/** Reads one line, or says what is wrong in which column. */
export function readLine(input: unknown): { line: TariffLine } | { issues: LineIssue[] } {
  const fields = Strict.safeParse(input);
  const read = fields.success ? TariffLine.safeParse(input) : fields;
  if (read.success) return { line: read.data };
  return { issues: read.error.issues.flatMap(issuesOf) };
}

function issuesOf(issue: z.core.$ZodIssue): LineIssue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((column) => ({ column, issue: 'Unknown column.' }));
  if (issue.code === 'invalid_value')
    return [{ column: path, issue: `Use one of: ${issue.values.map(String).join(', ')}.` }];
  return [{ column: path, issue: issue.message }];
}

const WHOLE = new Set<string>(['transit_days', 'free_days']);

/** The line that a row of a sheet states. Breaks are written as '100 = 4.20; 300 = 3.90', charge codes with commas. */
export function lineOfCells(
  columns: readonly string[],
  cells: readonly SheetCell[],
): Record<string, unknown> {
  const written = columns.flatMap((column, index) => {
    const text = textOf(cells[index]);
    return text === '' ? [] : [[column, fieldOf(column, text)] as const];
  });
  return Object.fromEntries(written);
}

function fieldOf(column: string, text: string): unknown {
  if (WHOLE.has(column)) return Number(text);
  if (column === 'inclusive_of') return text.split(/[\s,;]+/).filter(Boolean);
  if (column === 'breaks') return breaksOf(text);
  return text;
}

function breaksOf(text: string): unknown {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', rate = ''] = part.split(/[=:]/);
      return { from: Number(from), rate: rate.trim() };
    });
}

function textOf(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell).trim();
}

/** The name of a column in its header, however it is capitalized or spaced. */
export function columnName(cell: SheetCell): string {
  return textOf(cell)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** Lines with the same key are about the same thing: the later one replaces the earlier. */
export function keyOfLine(line: TariffLine): string {
  const { origin, destination, mode, load, size_type, charge_code, carrier, commodity } = line;
  return JSON.stringify([origin, destination, mode, load, size_type, charge_code, carrier, commodity]);
}

export interface LineDifference<Line> {
  /** Of which some replace a line with the same key. */
  add: TariffLine[];
  remove: Line[];
  counts: { added: number; changed: number; removed: number; unchanged: number };
}

/** What lines add to those that a tariff has; with `replace`, all others go. */
export function differenceOf<Line extends TariffLine>(
  present: readonly Line[],
  lines: readonly TariffLine[],
  replace: boolean,
): LineDifference<Line> {
  const known = new Map(present.map((line) => [keyOfLine(line), line]));
  const difference: LineDifference<Line> = {
    add: [],
    remove: [],
    counts: { added: 0, changed: 0, removed: 0, unchanged: 0 },
  };
  const { counts } = difference;
  for (const line of lines) {
    const key = keyOfLine(line);
    const before = known.get(key);
    known.delete(key);
    if (before && contentOf(before) === contentOf(line)) {
      counts.unchanged += 1;
      continue;
    }
    difference.add.push(line);
    if (before) difference.remove.push(before);
    counts[before ? 'changed' : 'added'] += 1;
  }
  if (replace) {
    difference.remove.push(...known.values());
    counts.removed = known.size;
  }
  return difference;
}

function contentOf(line: TariffLine): string {
  return JSON.stringify(SHEET_COLUMNS.map((column) => line[column]));
}
