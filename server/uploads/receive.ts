import type { Readable } from 'node:stream';
import type { Database } from '../database/pool/connection.ts';
import { appendChunk, type UploadRecord } from './uploads-table.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Appends a request's body to an upload, one megabyte in each transaction, so that what arrived before a connection is lost stays.
 * Returns the new offset.
 */
export async function receive(
  database: Database,
  { id: upload_id, received, size }: UploadRecord,
  body: Readable,
): Promise<number | 'conflict' | 'too much'> {
  let start = received;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const append = async () => {
    const content = Buffer.concat(waiting);
    if (content.length === 0) return true;
    waiting = [];
    waitingBytes = 0;
    const appended = await database.transaction((transaction) =>
      appendChunk(transaction, { upload_id, start, content }),
    );
    start += content.length;
    return appended;
  };
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      waiting.push(part);
      waitingBytes += part.length;
      if (start + waitingBytes > size) return 'too much';
      if (waitingBytes >= CHUNK_BYTES && !(await append())) return 'conflict';
    }
  } catch (error) {
    await append();
    throw error;
  }
  return (await append()) ? start : 'conflict';
}
