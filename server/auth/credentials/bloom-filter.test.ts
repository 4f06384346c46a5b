import { expect, test } from 'vitest';
import { decodeBloomFilter, encodeBloomFilter } from './bloom-filter.ts';

const words = (name: string) => Array.from({ length: 10_000 }, (_, index) => `${name} ${index}`);
const file = encodeBloomFilter(new Set(words('entry')));

test('finds every entry', () => {
  const filter = decodeBloomFilter(file);
  expect(words('entry').every(filter.has)).toBe(true);
});

test('finds next to nothing else', () => {
  const filter = decodeBloomFilter(file);
  expect(words('stranger').filter(filter.has)).toEqual([]);
});

test('knows its size and rate', () => {
  const { entries, falsePositiveRate } = decodeBloomFilter(file);
  expect(entries).toBe(10_000);
  expect(falsePositiveRate).toBeCloseTo(0.000_01, 6);
});

test.each([
  ['cut short', file.subarray(0, -1)],
  ['with bytes added', Buffer.concat([file, Buffer.alloc(1)])],
])('a file %s is refused rather than read as an emptier filter', (_, damaged) => {
  expect(() => decodeBloomFilter(damaged)).toThrow('damaged');
});
