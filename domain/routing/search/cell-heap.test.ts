import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellHeap } from './cell-heap.ts';

test('cells are removed in key order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), (keys) => {
      const heap = new CellHeap();
      for (const [cell, key] of keys.entries()) heap.push(key, cell);
      const popped = keys.map(() => keys[heap.pop()]);
      expect(popped).toEqual([...keys].sort((a, b) => a - b));
      expect(heap.size).toBe(0);
    }),
    { seed: 7 },
  );
});

test('it grows beyond its initial capacity', () => {
  const heap = new CellHeap();
  const count = 70_000;
  for (let cell = 0; cell < count; cell++) heap.push(count - cell, cell);
  expect(heap.pop()).toBe(count - 1);
  heap.clear();
  expect(heap.size).toBe(0);
});
