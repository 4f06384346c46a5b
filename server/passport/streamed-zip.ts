import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

interface ZippedFile {
  path: string;
  sha256: string;
  bytes: number;
}

const DEFLATED = 8;
const NOTHING = new Uint8Array();

/** A ZIP archive that is written file by file. Files are compressed in zlib's threads, as fast as the parts are taken. */
export class StreamedZip {
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];

  constructor() {
    this.#zip = new Zip((error, part) => {
      if (error) throw error;
      this.#ready.push(part);
    });
  }

  /** Yields the parts of the archive that are ready, and calls `done` with the hash of the file at its end. */
  async *add(
    path: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    done: (file: ZippedFile) => void = () => {},
  ): AsyncGenerator<Uint8Array> {
    const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression: DEFLATED };
    this.#zip.add(entry);
    const hash = createHash('sha256');
    const deflate = createDeflateRaw();
    deflate.on('data', (part: Buffer<ArrayBuffer>) => entry.ondata?.(null, part, false));
    for await (const chunk of content) {
      hash.update(chunk);
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      await new Promise((resolve) => deflate.write(chunk, resolve));
      yield* this.#take();
    }
    deflate.end();
    await once(deflate, 'end');
    entry.ondata?.(null, NOTHING, true);
    done({ path, sha256: hash.digest('hex'), bytes: entry.size });
    yield* this.#take();
  }

  *end(): Generator<Uint8Array> {
    this.#zip.end();
    yield* this.#take();
  }

  #take(): Uint8Array[] {
    const parts = this.#ready;
    this.#ready = [];
    return parts;
  }
}
