import { setImmediate } from 'node:timers/promises';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { AddedRecord } from './imported-records-table.ts';
import type { ImportContext } from './operations.ts';

export interface ParsedRow<Fields> {
  row: number;
  fields: Fields;
}

export interface WrittenRows {
  records: AddedRecord[];
  refused: RefusedRow[];
}

/** Writes rows of one kind. Nothing is written of a refused row. */
export type RowWriter<Fields> = (
  transaction: Transaction,
  context: ImportContext,
  rows: readonly ParsedRow<Fields>[],
) => Promise<WrittenRows>;

/** Thrown for a row that is refused, before anything of it is written. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  readonly column: string;

  constructor(column: string, issue: string) {
    super(issue);
    this.column = column;
  }
}

/** Rows after which other calls are served. */
const AT_ONCE = 10;

/** What each row gives, without those that are refused. */
export async function takeEach<Row extends { row: number }, Taken>(
  rows: readonly Row[],
  take: (row: Row, index: number) => Taken,
): Promise<{ taken: Taken[]; refused: RefusedRow[] }> {
  const taken: Taken[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    try {
      taken.push(take(row, index));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      refused.push({ row: row.row, column: error.column, issue: error.message });
    }
  }
  return { taken, refused };
}
