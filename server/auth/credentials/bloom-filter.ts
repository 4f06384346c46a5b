import { hash } from 'node:crypto';

/**
 * A Bloom filter: it finds every entry, and reports others as entries with a probability of
 * `falsePositiveRate`.
 */
export interface BloomFilter {
  entries: number;
  falsePositiveRate: number;
  has: (entry: string) => boolean;
}

/** The header: entries, bits and positions per entry, as 32-bit integers, little-endian. */
const HEADER_BYTES = 12;
/** A SHA-512 digest is sixteen independent 32-bit numbers. */
const POSITIONS = 16;
/** With sixteen positions, 24 bits per entry give fewer than one false positive in 100,000. */
const BITS_PER_ENTRY = 24;

export function encodeBloomFilter(entries: ReadonlySet<string>): Buffer {
  const bits = entries.size * BITS_PER_ENTRY;
  const file = Buffer.alloc(HEADER_BYTES + bits / 8);
  file.writeUInt32LE(entries.size, 0);
  file.writeUInt32LE(bits, 4);
  file.writeUInt32LE(POSITIONS, 8);
  const body = file.subarray(HEADER_BYTES);
  for (const entry of entries)
    for (const position of positions(entry, bits, POSITIONS))
      body.writeUInt8(body.readUInt8(position >> 3) | (1 << (position & 7)), position >> 3);
  return file;
}

export function decodeBloomFilter(file: Buffer): BloomFilter {
  const entries = file.readUInt32LE(0);
  const bits = file.readUInt32LE(4);
  const count = file.readUInt32LE(8);
  const body = file.subarray(HEADER_BYTES);
  if (count > POSITIONS || body.length * 8 !== bits) throw new Error('The Bloom filter is damaged');
  return {
    entries,
    falsePositiveRate: (1 - Math.exp((-count * entries) / bits)) ** count,
    has: (entry) => {
      for (const position of positions(entry, bits, count))
        if ((body.readUInt8(position >> 3) & (1 << (position & 7))) === 0) return false;
      return true;
    },
  };
}

function* positions(entry: string, bits: number, count: number): Generator<number> {
  const digest = hash('sha512', entry, 'buffer');
  for (let index = 0; index < count; index++) yield digest.readUInt32LE(index * 4) % bits;
}
