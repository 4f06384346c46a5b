import type { Connection } from '../database/pool/connection.ts';
import type { ObjectStore } from './object-store.ts';
import { readChunks, type shipmentFiles } from './shipment-files-table.ts';

/** The bytes of a file, from where it was stored, whatever the setting is now. */
export async function fileContent(
  connection: Connection,
  objectStore: ObjectStore | undefined,
  { id, stored_in }: Pick<typeof shipmentFiles.$inferSelect, 'id' | 'stored_in'>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (stored_in === 'database') return readChunks(connection, id);
  if (!objectStore) throw new Error('Files are stored in a bucket, but S3_URL is not set.');
  const content = await objectStore.get(id);
  if (!content) throw new Error(`The bucket has no object ${id}.`);
  return [content];
}
