import type { Transaction } from '../database/pool/connection.ts';
import { insertIssues } from './import-issues-table.ts';
import { deleteRecords, lastRecords } from './imported-records-table.ts';
import { type SheetImport, updateImport } from './imports-table.ts';
import type { ImportContext } from './operations.ts';
import { REMOVALS } from './remove-records.ts';

const BATCH = 200;

/** Removes the last records of an import. Returns whether there are more. Stops at one that has been used since. */
export async function undoBatch(
  transaction: Transaction,
  context: ImportContext,
  run: SheetImport,
): Promise<boolean> {
  const records = await lastRecords(transaction, run.id, BATCH);
  const { findUsed, remove } = REMOVALS[run.kind];
  const used = await findUsed(transaction, records);
  if (used) {
    const issue = `${used.record} has been used since, so the rows up to this one stay.`;
    await insertIssues(transaction, run.id, [{ row: used.row, column: '', issue }]);
    await updateImport(transaction, run.id, { status: 'completed', phase: 'done' });
    return false;
  }
  await remove(transaction, context, records);
  await deleteRecords(
    transaction,
    records.map(({ id }) => id),
  );
  if (records.length === BATCH) return true;
  await updateImport(transaction, run.id, {
    phase: 'done',
    finished_at: context.now(),
    ...(run.status === 'undoing' ? { status: 'undone' } : { status: 'failed', accepted: 0 }),
  });
  return false;
}
