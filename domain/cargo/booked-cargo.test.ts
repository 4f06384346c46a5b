import { expect, test } from 'vitest';
import { cargoOfLines } from './booked-cargo.ts';

const cartons = { pieces: 640, gross_kg: 9088.1, length_cm: 60, width_cm: 40, height_cm: 41.7 };
const crates = { pieces: 2, gross_kg: 900.2, length_cm: 120, width_cm: 480, height_cm: 100 };
const loose = { pieces: null, gross_kg: 12, length_cm: null, width_cm: null, height_cm: null };

test.each([
  [[], {}],
  [
    [cartons, crates],
    { cargo_weight: 9988.3, cargo_pieces: 642, cargo_volume_m3: 75.571, cargo_dimensions: '120×480×100' },
  ],
  [[cartons, loose], { cargo_weight: 9100.1, cargo_least_volume_m3: 64.051, cargo_dimensions: '60×40×41.7' }],
  [[{ ...loose, gross_kg: null }], { cargo_least_volume_m3: 0 }],
])('%j come to %j', (lines, cargo) => expect(cargoOfLines(lines)).toEqual(cargo));
