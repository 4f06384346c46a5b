import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BloomFilter, decodeBloomFilter } from './bloom-filter.ts';

const FILE = join(import.meta.dirname, '../../../data/people/leaked-passwords.bin');

let filter: BloomFilter | undefined;

/** The bundled filter of 17,950 leaked passwords. Loads the file on first use. */
export function leakedPasswords(): BloomFilter {
  filter ??= decodeBloomFilter(readFileSync(FILE));
  return filter;
}
