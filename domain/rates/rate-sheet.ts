import * as z from 'zod';
import { ExchangeRate, NewExchangeRate } from '../money/exchange-rate.ts';
import { cellText, columnName, type SheetCell } from '../spreadsheet/sheet-cell.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';
import { TariffLine } from './tariff.ts';

export interface LineIssue {
  column: string;
  issue: string;
}

const StrictLine = z.strictObject(TariffLine.shape);
const StrictRate = z.strictObject(ExchangeRate.shape);

/** Reads one line, or says what is wrong in which column. */
export function readLine(input: unknown): { line: TariffLine } | { issues: LineIssue[] } {
  const fields = StrictLine.safeParse(input);
  const read = fields.success ? TariffLine.safeParse(input) : fields;
  return read.success ? { line: read.data } : { issues: read.error.issues.flatMap(issuesOf) };
}

/** The same for an exchange rate. */
export function readExchangeRate(input: unknown): { line: ExchangeRate } | { issues: LineIssue[] } {
  const fields = StrictRate.safeParse(input);
  const read = fields.success ? NewExchangeRate.safeParse(input) : fields;
  return read.success ? { line: read.data } : { issues: read.error.issues.flatMap(issuesOf) };
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
    const text = column === '' ? '' : cellText(cells[index]);
    return text === '' ? [] : [[column, fieldOf(column, text)] as const];
  });
  return Object.fromEntries(written);
}

function fieldOf(column: string, text: string): unknown {
  if (WHOLE.has(column)) return Number(text);
  if (column === 'inclusive_of') return text.split(/[\s,;]+/).filter(Boolean);
  if (column === 'breaks') return breaksOf(text);
  // Spreadsheets store days as moments.
  if (column === 'date') return text.replace(/T00:00:00(?:\.000)?Z$/, '');
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

/** Lines with the same key are about the same thing: the later one replaces the earlier. */
export function keyOfLine(line: TariffLine): string {
  const { origin, destination, mode, load, size_type, charge_code, carrier, commodity } = line;
  return JSON.stringify([origin, destination, mode, load, size_type, charge_code, carrier, commodity]);
}

/** `before` is null for a new line, `after` for one that goes. */
export interface LineChange<Line> {
  before: Line | null;
  after: TariffLine | null;
}

interface LineDifference<Line> {
  /** Of which some replace a line with the same key. */
  add: TariffLine[];
  remove: Line[];
  changes: LineChange<Line>[];
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
    changes: [],
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
    difference.changes.push({ before: before ?? null, after: line });
    if (before) difference.remove.push(before);
    counts[before ? 'changed' : 'added'] += 1;
  }
  if (replace) {
    for (const before of known.values()) {
      difference.remove.push(before);
      difference.changes.push({ before, after: null });
    }
    counts.removed = known.size;
  }
  return difference;
}

/** Rates are compared by value, because spreadsheets drop zeros: '1850.00' is '1850'. */
function contentOf(line: TariffLine): string {
  const { rate, minimum, maximum, breaks } = line;
  const rates = [rate, minimum, maximum, ...breaks.map((step) => step.rate)].map(
    (text) => text && plainDecimal(text),
  );
  return JSON.stringify([rates, breaks.map(({ from }) => from), COMPARED.map((column) => line[column])]);
}

const COMPARED = SHEET_COLUMNS.filter((column) => !['rate', 'minimum', 'maximum', 'breaks'].includes(column));

function plainDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The cells of a line in the order of `SHEET_COLUMNS`, as `lineOfCells` reads them. All are text, so that rates keep their digits. */
export function cellsOfLine(line: TariffLine): string[] {
  const cells: Record<string, string> = {
    ...line,
    size_type: line.size_type ?? '',
    breaks: line.breaks.map(({ from, rate }) => `${from} = ${rate}`).join('; '),
    minimum: line.minimum ?? '',
    maximum: line.maximum ?? '',
    transit_days: String(line.transit_days ?? ''),
    free_days: String(line.free_days ?? ''),
    inclusive_of: line.inclusive_of.join(' '),
  };
  return SHEET_COLUMNS.map((column) => cells[column] ?? '');
}

/** Which column of ours a column of a sheet is, where their names differ; '' is not imported. */
export const SheetMapping = z
  .record(z.string().min(1).max(200), z.enum([...SHEET_COLUMNS, '']))
  .refine((mapping) => Object.keys(mapping).length <= 100, 'A sheet can have at most 100 columns.');
export type SheetMapping = z.infer<typeof SheetMapping>;

/** The names of a header, with those that a mapping replaces. */
export function mappedColumns(header: readonly SheetCell[], mapping: SheetMapping): string[] {
  const mapped = new Map(Object.entries(mapping).map(([from, to]) => [columnName(from), to as string]));
  return header.map(columnName).map((name) => mapped.get(name) ?? name);
}
