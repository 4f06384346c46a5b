import type { RefusedRow } from '#domain/imports/import-kind.ts';
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

/** For kinds whose rows are written one by one. */
export async function writeEach<Fields>(
  rows: readonly ParsedRow<Fields>[],
  write: (row: ParsedRow<Fields>) => Promise<AddedRecord>,
): Promise<WrittenRows> {
  const written: WrittenRows = { records: [], refused: [] };
  for (const row of rows)
    try {
      written.records.push(await write(row));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      written.refused.push({ row: row.row, column: error.column, issue: error.message });
    }
  return written;
}
