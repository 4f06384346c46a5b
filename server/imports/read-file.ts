import { setImmediate } from 'node:timers/promises';
import { columnsOf, fieldsOfRow, keyOfRow, type SheetColumns } from '#domain/imports/sheet-rows.ts';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { UnclosedQuote } from '../spreadsheet/csv-rows.ts';
import { type SheetRow, sheetRows } from '../spreadsheet/sheet-rows.ts';
import { deleteContent, readContent } from './import-chunks-table.ts';
import { insertIssues } from './import-issues-table.ts';
import { type ImportRow, insertRows } from './import-rows-table.ts';
import { type SheetImport, updateImport } from './imports-table.ts';

/** Other requests are served between batches of this size. */
const BATCH = 1_000;
const MAX_ROWS = 200_000;
const UNREADABLE: RefusedRow = {
  row: 1,
  column: '',
  issue: 'The file can’t be read. Save it as CSV UTF-8 or XLSX, then import it again.',
};

/** Stores the rows of the file, and refuses those that repeat an earlier one. */
export async function readFile(transaction: Transaction, run: SheetImport, now: Date): Promise<void> {
  const content = await readContent(transaction, run.id);
  await deleteContent(transaction, run.id);
  const reading = { rows: 0, refused: [] as RefusedRow[], firstRows: new Map<string, number>() };
  let columns: SheetColumns | undefined;
  let batch: ImportRow[] = [];
  const flush = async () => {
    await insertRows(transaction, run.id, batch);
    batch = [];
    await setImmediate();
  };
  const fail = async (refused: RefusedRow[]) => {
    await insertIssues(transaction, run.id, refused);
    await updateImport(transaction, run.id, { status: 'failed', phase: 'done', finished_at: now });
  };
  try {
    for await (const sheetRow of readableRows(content)) {
      if (!columns) {
        const read = columnsOf(run.kind, sheetRow.cells, run.mapping);
        if ('refused' in read) return fail(read.refused);
        columns = read;
        continue;
      }
      const fields = fieldsOfRow(columns, sheetRow.cells);
      if (!fields) continue;
      reading.rows += 1;
      if (reading.rows > MAX_ROWS)
        return fail([{ row: sheetRow.row, column: '', issue: 'A file can have at most 200,000 rows.' }]);
      const key = keyOfRow(run.kind, fields);
      const first = key && reading.firstRows.get(key);
      if (first) {
        const column = 'reference' in fields ? 'reference' : '';
        reading.refused.push({ row: sheetRow.row, column, issue: `Row ${first} is the same record.` });
        continue;
      }
      if (key) reading.firstRows.set(key, sheetRow.row);
      batch.push({ row: sheetRow.row, fields });
      if (batch.length >= BATCH) await flush();
    }
  } catch (error) {
    if (error instanceof UnclosedQuote) return fail([{ row: error.line, column: '', issue: error.message }]);
    if (!(error instanceof UnreadableFile)) throw error;
    return fail([UNREADABLE]);
  }
  if (reading.rows === 0)
    return fail([{ row: 1, column: '', issue: 'The file has no rows below its header.' }]);
  await flush();
  await insertIssues(transaction, run.id, reading.refused);
  await updateImport(transaction, run.id, {
    status: 'running',
    phase: run.dry_run || run.mode === 'all' ? 'checking' : 'writing',
    rows: reading.rows,
    processed: reading.refused.length,
    refused_rows: reading.refused.length,
  });
}

class UnreadableFile extends Error {}

/** Distinguishes errors of the file from those of the database. */
async function* readableRows(content: Uint8Array): AsyncGenerator<SheetRow> {
  try {
    yield* sheetRows(content);
  } catch (error) {
    if (error instanceof UnclosedQuote) throw error;
    throw new UnreadableFile('The file cannot be read.', { cause: error });
  }
}
