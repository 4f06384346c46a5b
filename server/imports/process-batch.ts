import type { Transaction } from '../database/pool/connection.ts';
import { insertIssues } from './import-issues-table.ts';
import { deleteAllRows, deleteRows, rowsAfter } from './import-rows-table.ts';
import { insertRecords } from './imported-records-table.ts';
import { type SheetImport, updateImport } from './imports-table.ts';
import type { ImportContext } from './operations.ts';
import { ROW_KINDS } from './row-kinds.ts';
import { checkRows, writeRows } from './write-rows.ts';

/** Checks or writes the next rows, and notes how far it came in the same transaction, so that no row is written twice. */
export async function processBatch(
  transaction: Transaction,
  context: ImportContext,
  run: SheetImport,
): Promise<void> {
  const rows = await rowsAfter(transaction, run.id, {
    position: run.position,
    limit: ROW_KINDS[run.kind].batch,
  });
  if (rows.length === 0) return endPhase(transaction, context, run);
  const isWriting = run.phase === 'writing';
  const { records, refused } = await (isWriting ? writeRows : checkRows)(transaction, context, run, rows);
  const refusedRows = new Set(refused.map(({ row }) => row)).size;
  await insertIssues(transaction, run.id, refused);
  if (isWriting) {
    await insertRecords(transaction, run, records);
    await deleteRows(
      transaction,
      run.id,
      rows.map(({ row }) => row),
    );
  }
  await updateImport(transaction, run.id, {
    position: rows.at(-1)?.row ?? run.position,
    processed: run.processed + rows.length,
    accepted: run.accepted + rows.length - refusedRows,
    refused_rows: run.refused_rows + refusedRows,
  });
}

async function endPhase(transaction: Transaction, context: ImportContext, run: SheetImport): Promise<void> {
  const end = { phase: 'done' as const, finished_at: context.now() };
  const isRefused = run.mode === 'all' && run.refused_rows > 0;
  if (run.phase === 'checking' && !run.dry_run && !isRefused) {
    await updateImport(transaction, run.id, { phase: 'writing', position: 1, processed: 0, accepted: 0 });
    return;
  }
  await deleteAllRows(transaction, run.id);
  // A row that was good when it was checked has been refused since: nothing of the file stays.
  if (isRefused && run.phase === 'writing') {
    await updateImport(transaction, run.id, { phase: 'undoing' });
    return;
  }
  const isFailed = isRefused && !run.dry_run;
  await updateImport(transaction, run.id, {
    ...end,
    status: isFailed ? 'failed' : 'completed',
    ...(isFailed && { accepted: 0 }),
  });
}
