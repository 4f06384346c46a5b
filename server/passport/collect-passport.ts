import { strToU8 } from 'fflate';
import type { Transaction } from '../database/pool/connection.ts';
import { fileContent } from '../files/file-content.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { listFilesOfOrganisation } from '../files/shipment-files-table.ts';
import { readRows } from './passport-rows-table.ts';
import { PASSPORT_TABLES } from './passport-tables.ts';

export interface PassportFile {
  path: string;
  content: AsyncIterable<Uint8Array>;
}

/** Everything of an organisation, by the paths of the archive. The content of each is read before the next one. */
export async function* passportFiles(
  transaction: Transaction,
  objectStore: ObjectStore | undefined,
  organisation_id: string,
): AsyncGenerator<PassportFile> {
  for (const entry of PASSPORT_TABLES)
    yield { path: entry.path, content: encoded(readRows(transaction, entry, organisation_id)) };
  for (const file of await listFilesOfOrganisation(transaction, organisation_id))
    yield { path: `files/${file.id}`, content: chunksOf(transaction, objectStore, file) };
}

/** The same in memory. */
export async function collectPassport(
  ...of: Parameters<typeof passportFiles>
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for await (const { path, content } of passportFiles(...of)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    files.set(path, new Uint8Array(Buffer.concat(chunks)));
  }
  return files;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield strToU8(text);
}

async function* chunksOf(...of: Parameters<typeof fileContent>): AsyncGenerator<Uint8Array> {
  yield* await fileContent(...of);
}
