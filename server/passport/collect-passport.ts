import { strToU8 } from 'fflate';
import type { Connection } from '../database/pool/connection.ts';
import { fileContent } from '../files/file-content.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { listFilesOfOrganisation } from '../files/shipment-files-table.ts';
import { readRows } from './passport-rows-table.ts';
import { PASSPORT_TABLES } from './passport-tables.ts';

/** Everything of an organisation, by the paths of the archive. */
export async function collectPassport(
  connection: Connection,
  objectStore: ObjectStore | undefined,
  organisation_id: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of PASSPORT_TABLES)
    files.set(entry.path, strToU8(await readRows(connection, entry, organisation_id)));
  for (const file of await listFilesOfOrganisation(connection, organisation_id))
    files.set(
      `files/${file.id}`,
      new Uint8Array(Buffer.concat(await fileContent(connection, objectStore, file))),
    );
  return files;
}
