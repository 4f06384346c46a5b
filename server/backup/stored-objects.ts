import type postgres from 'postgres';
import type { ObjectStore } from '../files/object-store.ts';
import { StartupError } from '../startup-error.ts';
import type { Part } from './archive-format.ts';

const FOLDER = 'objects/';
const OBJECT = /^objects\/([\da-f-]{36})$/;
const MEDIA_TYPE = 'application/octet-stream';

export interface StoredObject {
  /** The name of the part in the archive. */
  file: string;
  bytes: Buffer;
}

/** The ids of the files whose bytes are in the bucket. */
export async function listStoredObjects(sql: postgres.ISql): Promise<string[]> {
  const files = await sql<{ id: string }[]>`
    select id::text as id from public.shipment_files where stored_in = 'bucket' order by id`;
  return files.map(({ id }) => id);
}

/** Reads the objects one by one. Those of files that were deleted after the snapshot may be gone: `onMissing`. */
export async function* readObjects(
  store: ObjectStore | undefined,
  ids: readonly string[],
  onMissing: (id: string) => void,
): AsyncGenerator<StoredObject> {
  for (const id of store ? ids : []) {
    const content = await store?.get(id).catch((cause: unknown) => {
      throw new StartupError('the bucket of S3_URL cannot be read; no file was written', { cause });
    });
    if (content) yield { file: `${FOLDER}${id}`, bytes: Buffer.from(content) };
    else onMissing(id);
  }
}

/** The key of the object that a part of an archive contains; undefined for other parts. */
export function objectOf(part: Part): string | undefined {
  return 'file' in part ? OBJECT.exec(part.file)?.[1] : undefined;
}

export async function restoreObject(store: ObjectStore, id: string, bytes: Buffer): Promise<void> {
  await store.put(id, bytes, MEDIA_TYPE).catch((cause: unknown) => {
    throw new StartupError('the bucket of S3_URL cannot be written; the database was not changed', { cause });
  });
}
