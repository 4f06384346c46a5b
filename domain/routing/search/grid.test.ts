import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../route-leg.ts';
import { CELLS, COLUMNS, cellAt, cellCentre, walkCells } from './grid.ts';

const position = fc.tuple(
  fc.double({ min: -180, max: 179.99, noNaN: true }),
  fc.double({ min: -89, max: 89, noNaN: true }),
);

test('a cell contains its centre', () => {
  for (const cell of [0, COLUMNS - 1, COLUMNS, 123_456, CELLS - 1])
    expect(cellAt(cellCentre(cell))).toBe(cell);
});

test('longitudes beyond ±180 are the same cells', () => {
  expect(cellAt([190.1, 10])).toBe(cellAt([-169.9, 10]));
  expect(cellAt([-190.1, 10])).toBe(cellAt([169.9, 10]));
});

test('a walk goes from the first cell to the last over shared edges', () => {
  fc.assert(
    fc.property(position, position, (from: Position, to: Position) => {
      const cells: number[] = [];
      walkCells(from, to, (cell) => cells.push(cell) > 0);
      expect(cells[0]).toBe(cellAt(from));
      expect(cells.at(-1)).toBe(cellAt(to));
      for (const [index, cell] of cells.slice(1).entries()) {
        expect([1, COLUMNS]).toContain(Math.abs(cell - (cells[index] as number)));
      }
    }),
    { seed: 7 },
  );
});

test('a walk stops when the visitor returns false', () => {
  let seen = 0;
  expect(walkCells([0.1, 0.1], [5, 0.1], () => ++seen < 3)).toBe(false);
  expect(seen).toBe(3);
});
