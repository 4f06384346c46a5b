import type { Transaction } from '../database/pool/connection.ts';
import { withRollback } from '../database/statements/with-rollback.ts';
import { importPassport } from '../passport/import-passport.ts';
import { PassportRefused } from '../passport/passport-archive.ts';
import { deleteContent, readContent } from './import-chunks-table.ts';
import { insertIssues } from './import-issues-table.ts';
import { type ImportRecord, updateImport } from './imports-table.ts';

/** Imports the export of a company whole, or refuses it with the file that is the reason. */
export async function runPassport(transaction: Transaction, run: ImportRecord, now: Date): Promise<void> {
  const content = await readContent(transaction, run.id);
  await deleteContent(transaction, run.id);
  const end = { phase: 'done' as const, finished_at: now };
  try {
    const rows = await importedRows(transaction, run, content);
    await updateImport(transaction, run.id, {
      ...end,
      status: 'completed',
      rows,
      processed: rows,
      accepted: rows,
    });
  } catch (error) {
    if (!(error instanceof PassportRefused)) throw error;
    await insertIssues(transaction, run.id, [
      { row: error.record, column: error.file, issue: error.message },
    ]);
    await updateImport(transaction, run.id, { ...end, status: 'failed', refused_rows: 0 });
  }
}

async function importedRows(
  transaction: Transaction,
  { dry_run }: ImportRecord,
  content: Uint8Array,
): Promise<number> {
  if (!dry_run) return transaction.transaction((attempt) => importPassport(attempt, content));
  let rows = 0;
  await withRollback(transaction, async (attempt) => {
    rows = await importPassport(attempt, content);
  });
  return rows;
}
