import { createHash } from 'node:crypto';
import type { Sum } from './archive-format.ts';

const NEWLINE = 0x0a;

/** Counts and hashes rows as they stream. */
export class Checksum {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(bytes: Buffer): void {
    this.#hash.update(bytes);
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) this.#rows += 1;
  }

  sum(): Sum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export async function sumOf(rows: AsyncIterable<Buffer>): Promise<Sum> {
  const checksum = new Checksum();
  for await (const bytes of rows) checksum.add(bytes);
  return checksum.sum();
}
