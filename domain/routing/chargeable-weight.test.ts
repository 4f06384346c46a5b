import { describe, expect, test } from 'vitest';
import { chargeableWeight, parseDimensions } from './chargeable-weight.ts';
import type { TransportMode } from './transport-mode.ts';

describe('chargeableWeight', () => {
  test.each<[TransportMode, number | undefined, string | undefined, number]>([
    ['air', 10, '100x100x100', 167],
    ['air', 10.1, undefined, 10.5],
    ['air', 10.5, '', 10.5],
    ['air', 200, '60x50x40', 200],
    ['road', 100, '100x100x100', 333],
    ['road', 500, '100x100x100', 500],
    ['rail', 100, '120x80x100', 319.68],
    ['sea', 200, '100x100x50', 1000],
    ['sea', 200, '200x100x150', 3000],
    ['sea', 4200, '200x100x150', 4200],
    ['road', undefined, 'a big crate', 0],
  ])('%s: %d kg, %s counts as %d kg', (mode, cargo_weight, cargo_dimensions, kg) => {
    expect(chargeableWeight(mode, { cargo_weight, cargo_dimensions }).chargeable_kg).toBeCloseTo(kg, 6);
  });

  test.each<[TransportMode, number, string, string]>([
    ['air', 10, '100x100x100', 'volume'],
    ['air', 200, '60x50x40', 'weight'],
    ['sea', 200, '100x100x50', 'minimum'],
    ['sea', 200, '200x100x150', 'volume'],
    ['sea', 1000, '', 'weight'],
    ['road', 100, '', 'weight'],
  ])('%s: %d kg, %j is charged by its %s', (mode, cargo_weight, cargo_dimensions, basis) => {
    expect(chargeableWeight(mode, { cargo_weight, cargo_dimensions }).basis).toBe(basis);
  });

  test('a cubic metre by air is charged as 166.667 kg', () => {
    expect(chargeableWeight('air', { cargo_weight: 1, cargo_dimensions: '100x100x100' })).toEqual({
      chargeable_kg: 167,
      basis: 'volume',
      volumetric_kg: expect.closeTo(166.667, 3),
      volume_m3: 1,
    });
  });
});

test.each([
  ['120x80x100', { length: 120, width: 80, height: 100 }],
  ['120 × 80 × 100 cm', { length: 120, width: 80, height: 100 }],
  ['12.5X8,5*10', { length: 12.5, width: 8.5, height: 10 }],
  ['1,200x80x100', { length: 1200, width: 80, height: 100 }],
  ['1.200,5 x 80 x 100', { length: 1200.5, width: 80, height: 100 }],
  ['-1x80x100', undefined],
  ['120x80', undefined],
  ['120x80xtall', undefined],
  ['', undefined],
])('reads %j', (text, dimensions) => {
  expect(parseDimensions(text)).toEqual(dimensions);
});
