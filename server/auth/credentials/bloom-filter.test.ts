import { expect, test } from 'vitest';
import { decodeBloomFilter, encodeBloomFilter } from './bloom-filter.ts';

const entriesOf = (name: string) => Array.from({ length: 10_000 }, (_, index) => `${name} ${index}`);
const file = encodeBloomFilter(new Set(entriesOf('entry')));

test('finds every entry', () => {
  const filter = decodeBloomFilter(file);
  expect(entriesOf('entry').every(filter.has)).toBe(true);
});

test('has almost no false positives', () => {
  const filter = decodeBloomFilter(file);
  expect(entriesOf('stranger').filter(filter.has)).toEqual([]);
});

test('reports its size and false positive rate', () => {
  const { entries, falsePositiveRate } = decodeBloomFilter(file);
  expect(entries).toBe(10_000);
  expect(falsePositiveRate).toBeCloseTo(0.000_01, 6);
});

test.each([
  ['cut short', file.subarray(0, -1)],
  ['with bytes added', Buffer.concat([file, Buffer.alloc(1)])],
])('a file %s is rejected as damaged', (_, damaged) => {
  expect(() => decodeBloomFilter(damaged)).toThrow('damaged');
});
