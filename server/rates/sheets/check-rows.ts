import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type LineIssue, lineOfCells, mappedColumns, type SheetMapping } from '#domain/rates/rate-sheet.ts';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import type { SheetCell } from '#domain/spreadsheet/sheet-cell.ts';
import { headerIssues, type SheetColumnNames } from '#domain/spreadsheet/sheet-header.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { readSheet } from './read-sheet.ts';

/** A line as sent, with the number that messages name it by. */
export interface SentRow {
  row: number;
  line: unknown;
}

export interface CheckedRows<Line> {
  lines: Line[];
  refused: RefusedRow[];
}

interface Rules<Line> {
  read: (sent: unknown) => { line: Line } | { issues: LineIssue[] };
  /** Two lines with the same key are about the same thing. */
  keyOf: (line: Line) => string;
  /** What the later of them is refused with, after the row of the first. */
  repeats: string;
}

/** Other requests are served between batches of this size. */
const BATCH = 500;

export async function sheetOf(file: File): Promise<SheetCell[][]> {
  const sheet = await readSheet(file);
  if (!sheet) throw fieldIssue('file', 'Choose a CSV file in UTF-8 or an XLSX file.');
  return sheet;
}

/** What makes two calls with a sheet the same request: its content, which JSON of a file leaves out. */
export async function withContent<Input extends { file?: File | undefined }>({ file, ...input }: Input) {
  const content =
    file &&
    createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex');
  return { ...input, file: content };
}

/** The lines of a list, numbered by their positions. */
export function numbered(list: readonly unknown[]): SentRow[] {
  return list.map((line, index) => ({ row: index + 1, line }));
}

/** The rows below a header; refused where it lacks a column or has an unknown one. */
export function rowsBelow(
  [header = [], ...rows]: SheetCell[][],
  columns: SheetColumnNames,
  mapping: SheetMapping = {},
): SentRow[] | { refused: RefusedRow[] } {
  const names = mappedColumns(header, mapping);
  const refused = headerIssues(names, columns);
  if (refused.length > 0) return { refused };
  return rows.flatMap((cells, index) => {
    const line = lineOfCells(names, cells);
    return Object.keys(line).length === 0 ? [] : [{ row: index + 2, line }];
  });
}

/** Sorts rows into good lines and refused ones, in their order. */
export async function checkRows<Line>(
  rows: readonly SentRow[],
  { read, keyOf, repeats }: Rules<Line>,
): Promise<CheckedRows<Line>> {
  const lines: Line[] = [];
  const refused: RefusedRow[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, { row, line: sent }] of rows.entries()) {
    if (index % BATCH === BATCH - 1) await setImmediate();
    const found = read(sent);
    if ('issues' in found) {
      refused.push(...found.issues.map((issue) => ({ row, ...issue })));
      continue;
    }
    const key = keyOf(found.line);
    const first = firstRows.get(key);
    if (first !== undefined) {
      refused.push({ row, column: '', issue: `Row ${first} ${repeats}` });
      continue;
    }
    firstRows.set(key, row);
    lines.push(found.line);
  }
  return { lines, refused };
}
