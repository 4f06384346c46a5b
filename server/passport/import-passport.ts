import { strFromU8 } from 'fflate';
import type { Transaction } from '../database/pool/connection.ts';
import { raiseDocumentNumbers } from '../documents/document-numbers-table.ts';
import { insertFileContent } from '../files/shipment-files-table.ts';
import { raiseInvoiceNumbers } from '../invoices/invoice-numbers-table.ts';
import { checkRecords } from './check-records.ts';
import { collectPassport } from './collect-passport.ts';
import { PassportRefused, sha256, unpackPassport } from './passport-archive.ts';
import { insertRows } from './passport-rows-table.ts';
import { PASSPORT_TABLES } from './passport-tables.ts';

const UNIQUE_VIOLATION = '23505';
const INTEGRITY_ERRORS = '23';
const DATA_ERRORS = '22';

/**
 * Inserts all records of an archive, and refuses it unless the domain allows each of them and the same export gives the same files:
 * so nothing is lost, and nothing belongs to another company. Returns how many records there are.
 */
export async function importPassport(transaction: Transaction, content: Uint8Array): Promise<number> {
  const { manifest, files } = await unpackPassport(content);
  let rows = 0;
  for (const entry of PASSPORT_TABLES) {
    const records = files.get(entry.path);
    if (!records) throw new PassportRefused(entry.path, 'This file is missing.');
    checkRecords(entry.path, records);
    rows += await insertRows(transaction, entry, strFromU8(records)).catch((error: unknown) => {
      throw refusalOf(error, entry.path) ?? error;
    });
  }
  for (const [path, bytes] of files)
    if (path.startsWith('files/'))
      await insertFileContent(transaction, path.slice('files/'.length), bytes).catch((error: unknown) => {
        throw refusalOf(error, path) ?? error;
      });
  const stored = await collectPassport(transaction, undefined, manifest.organisation.id);
  for (const { path, sha256: hash } of manifest.files) {
    if (path === 'README.txt') continue;
    const same = stored.get(path);
    if (!same || sha256(same) !== hash)
      throw new PassportRefused(path, 'A record in this file is not of this company, or of another version.');
  }
  await raiseInvoiceNumbers(transaction, manifest.organisation.id);
  await raiseDocumentNumbers(transaction, manifest.organisation.id);
  return rows;
}

/** An error of the database that the content of the file causes. */
function refusalOf(error: unknown, path: string): PassportRefused | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, detail } = cause as { code?: unknown; detail?: unknown };
    if (code === UNIQUE_VIOLATION)
      return new PassportRefused(path, `A record is here already: ${String(detail ?? '')}`);
    if (typeof code === 'string' && [INTEGRITY_ERRORS, DATA_ERRORS].includes(code.slice(0, 2)))
      return new PassportRefused(path, `A record is invalid: ${cause.message}`);
  }
  return undefined;
}
