import type { Transaction } from '../database/pool/connection.ts';
import { transientErrorOf } from '../database/pool/transient-errors.ts';
import { withRollback } from '../database/statements/with-rollback.ts';
import type { ImportRow } from './import-rows-table.ts';
import type { SheetImport } from './imports-table.ts';
import type { ImportContext } from './operations.ts';
import { ROW_KINDS } from './row-kinds.ts';
import type { WrittenRows } from './row-writer.ts';

/** Writes rows in a savepoint. Where the database refuses one, it alone is refused. */
export async function writeRows(
  transaction: Transaction,
  context: ImportContext,
  { kind }: Pick<SheetImport, 'kind'>,
  rows: readonly ImportRow[],
): Promise<WrittenRows> {
  try {
    return await transaction.transaction((attempt) => ROW_KINDS[kind].write(attempt, context, rows));
  } catch (error) {
    if (transientErrorOf(error)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) {
      context.log.error({ err: error, kind, row: only.row }, 'A row of an import could not be stored');
      return { records: [], refused: [{ row: only.row, column: '', issue: 'This row couldn’t be stored.' }] };
    }
    const half = Math.ceil(rows.length / 2);
    const first = await writeRows(transaction, context, { kind }, rows.slice(0, half));
    const second = await writeRows(transaction, context, { kind }, rows.slice(half));
    return {
      records: [...first.records, ...second.records],
      refused: [...first.refused, ...second.refused],
    };
  }
}

/** What writing the rows would give; nothing of it stays. */
export async function checkRows(
  transaction: Transaction,
  context: ImportContext,
  run: Pick<SheetImport, 'kind'>,
  rows: readonly ImportRow[],
): Promise<WrittenRows> {
  const checked: WrittenRows[] = [];
  await withRollback(transaction, async (attempt) => {
    checked.push(await writeRows(attempt, context, run, rows));
  });
  return checked[0] ?? { records: [], refused: [] };
}
