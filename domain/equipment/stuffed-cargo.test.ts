import { expect, test } from 'vitest';
import { type StuffedPieces, stuffedCargo } from './stuffed-cargo.ts';

const LINE = { id: 'cartons', pieces: 1180, gross_kg: 21_400, volume_m3: 75.52 };
const part = (pieces: number, declared: Partial<StuffedPieces> = {}): StuffedPieces => ({
  cargo_line_id: LINE.id,
  pieces,
  ...declared,
});
const boxes = (...parts: StuffedPieces[]) => parts.map((each) => ({ stuffing: [each] }));

test('a line in one box weighs there what was declared for it', () => {
  expect(stuffedCargo(boxes(part(1180)), [LINE])).toEqual([
    {
      parts: [{ cargo_line_id: LINE.id, pieces: 1180 }],
      gross_kg: 21_400,
      volume_m3: 75.52,
      is_shared: false,
    },
  ]);
});

test('shares of a line in several boxes add up to it', () => {
  const line = { id: LINE.id, pieces: 3, gross_kg: 100, volume_m3: 10 };
  const cargo = stuffedCargo(boxes(part(1), part(1), part(1)), [line]);
  expect(cargo.map(({ gross_kg }) => gross_kg)).toEqual([33.333, 33.334, 33.333]);
  expect(cargo.map(({ volume_m3 }) => volume_m3)).toEqual([3.333, 3.334, 3.333]);
  expect(cargo.every(({ is_shared }) => is_shared)).toBe(true);
});

test('declared figures come first, and the other boxes share the rest', () => {
  const cargo = stuffedCargo(boxes(part(640, { gross_kg: 11_700 }), part(300), part(240)), [LINE]);
  expect(cargo.map(({ gross_kg, is_shared }) => [gross_kg, is_shared])).toEqual([
    [11_700, false],
    [5388.889, true],
    [4311.111, true],
  ]);
});

test('a box with several lines holds all of them, and nothing is known of it where one has no weight', () => {
  const sets = { id: 'sets', pieces: 20, gross_kg: 400, volume_m3: 4 };
  const both = [{ stuffing: [part(1180), { cargo_line_id: 'sets', pieces: 20 }] }];
  expect(stuffedCargo(both, [LINE, sets])).toMatchObject([{ gross_kg: 21_800, volume_m3: 79.52 }]);
  expect(stuffedCargo(both, [LINE, { ...sets, gross_kg: null }])).toMatchObject([
    { gross_kg: null, volume_m3: 79.52 },
  ]);
});

test.each([
  ['a line without a number of pieces', { ...LINE, pieces: null }, boxes(part(10))],
  ['declared weights that leave nothing', LINE, boxes(part(10), part(640, { gross_kg: 21_400 }))],
  ['an unknown line', { ...LINE, id: 'other' }, boxes(part(10))],
])('%s gives no share', (_, line, stuffed) => {
  expect(stuffedCargo(stuffed, [line])[0]?.gross_kg).toBeNull();
});

test('an empty box states nothing', () => {
  expect(stuffedCargo([{ stuffing: [] }], [LINE])).toEqual([
    { parts: [], gross_kg: null, volume_m3: null, is_shared: false },
  ]);
});
