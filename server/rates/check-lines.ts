import { setImmediate } from 'node:timers/promises';
import type { RefusedRow } from '#contract/rates/tariffs.ts';
import { findCountry } from '#domain/places/countries.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import { ANY } from '#domain/rates/rate-kinds.ts';
import {
  columnName,
  keyOfLine,
  type LineIssue,
  lineOfCells,
  readLine,
  type SheetCell,
} from '#domain/rates/rate-sheet.ts';
import { REQUIRED_COLUMNS, SHEET_COLUMNS } from '#domain/rates/sheet-columns.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';

/** A line as sent, with the number that messages name it by. */
export interface SentRow {
  row: number;
  line: unknown;
}

export interface CheckedLines {
  lines: TariffLine[];
  refused: RefusedRow[];
}

/** What lines may refer to. */
export interface Known {
  charge_codes: ReadonlySet<string>;
  zones: ReadonlySet<string>;
  isPlace: (unlocode: NonNullable<LaneTerms['unlocode']>) => boolean;
}

/** Other requests are served between batches of this size. */
const BATCH = 500;

/** The rows of a sheet below its header; refused where the header lacks a column or has an unknown one. */
export function rowsOfSheet([header = [], ...rows]: SheetCell[][]): SentRow[] | { refused: RefusedRow[] } {
  const columns = header.map(columnName);
  const refused = [
    ...columns
      .filter((column) => column !== '' && !(SHEET_COLUMNS as readonly string[]).includes(column))
      .map((column) => ({ row: 1, column, issue: 'Unknown column.' })),
    ...REQUIRED_COLUMNS.filter((column) => !columns.includes(column)).map((column) => ({
      row: 1,
      column,
      issue: 'This column is missing.',
    })),
  ];
  if (refused.length > 0) return { refused };
  return rows.flatMap((cells, index) => {
    const line = lineOfCells(columns, cells);
    return Object.keys(line).length === 0 ? [] : [{ row: index + 2, line }];
  });
}

/** Sorts rows into good lines and refused ones, in their order. */
export async function checkLines(rows: readonly SentRow[], known: Known): Promise<CheckedLines> {
  const lines: TariffLine[] = [];
  const refused: RefusedRow[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, { row, line: sent }] of rows.entries()) {
    if (index % BATCH === BATCH - 1) await setImmediate();
    const read = readLine(sent);
    const issues = 'issues' in read ? read.issues : unknownReferences(read.line, known);
    if (issues.length > 0 || 'issues' in read) {
      refused.push(...issues.map((issue) => ({ row, ...issue })));
      continue;
    }
    const key = keyOfLine(read.line);
    const first = firstRows.get(key);
    if (first !== undefined) {
      refused.push({ row, column: '', issue: `Row ${first} has the same lane, charge and conditions.` });
      continue;
    }
    firstRows.set(key, row);
    lines.push(read.line);
  }
  return { lines, refused };
}

function unknownReferences(line: TariffLine, { charge_codes, zones, isPlace }: Known): LineIssue[] {
  const isEnd = (end: string) =>
    end === ANY || zones.has(end) || findCountry(end) !== undefined || isPlace(end);
  return [
    ...(['origin', 'destination'] as const)
      .filter((column) => !isEnd(line[column]))
      .map((column) => ({ column, issue: `${line[column]} is no known UN/LOCODE, country or zone.` })),
    ...(charge_codes.has(line.charge_code)
      ? []
      : [{ column: 'charge_code', issue: `${line.charge_code} is no known charge code.` }]),
  ];
}
