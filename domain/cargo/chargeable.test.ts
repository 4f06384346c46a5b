import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChargedAs, chargeable, USUAL_RATIOS } from './chargeable.ts';

test.each<[ChargedAs, number, number, number, string]>([
  // Two pieces of 120 × 80 × 50 cm.
  ['air', 100, 0.96, 160, 'volume'],
  ['road', 100, 0.96, 319.68, 'volume'],
  ['rail', 100, 0.96, 319.68, 'volume'],
  ['lcl', 100, 0.96, 1000, 'minimum'],
  ['air', 160.1, 0.96, 160.5, 'weight'],
  ['air', 10, 1, 167, 'volume'],
  ['air', 0.1 + 0.2, 0, 0.5, 'weight'],
  ['lcl', 640, 2.4, 2400, 'volume'],
  ['lcl', 3100, 2.4, 3100, 'weight'],
  ['road', 500, 1, 500, 'weight'],
  ['full', 24_000, 67, 24_000, 'weight'],
])('%s: %d kg and %d m³ are charged as %d kg by %s', (charged_as, gross_kg, volume_m3, kg, basis) => {
  const found = chargeable({ gross_kg, volume_m3 }, charged_as);
  expect(found.chargeable_kg).toBeCloseTo(kg, 6);
  expect(found.basis).toBe(basis);
});

test('other ratios, as agreed on with a carrier', () => {
  const ratios = {
    kg_per_m3: { ...USUAL_RATIOS.kg_per_m3, air: 200, rail: 500 },
    air_step_kg: 1,
    lcl_minimum_kg: 500,
  };
  const cargo = { gross_kg: 100, volume_m3: 0.611 };
  expect(chargeable(cargo, 'air', ratios).chargeable_kg).toBe(123);
  expect(chargeable(cargo, 'rail', ratios).chargeable_kg).toBeCloseTo(305.5, 6);
  expect(chargeable({ ...cargo, volume_m3: 0.3 }, 'lcl', ratios).chargeable_kg).toBe(500);
});

describe('for any cargo', () => {
  const cargo = fc.record({
    gross_kg: fc.integer({ min: 1, max: 40_000_000 }).map((grams) => grams / 1000),
    volume_m3: fc.integer({ min: 0, max: 200_000 }).map((litres) => litres / 1000),
  });
  const part_load = fc.constantFrom<Exclude<ChargedAs, 'full'>[]>('air', 'road', 'rail', 'lcl');

  test('never less than the gross or the volumetric weight', () => {
    fc.assert(
      fc.property(cargo, part_load, (each, charged_as) => {
        const { chargeable_kg, volumetric_kg } = chargeable(each, charged_as);
        expect(chargeable_kg).toBeGreaterThanOrEqual(each.gross_kg - 1e-6);
        expect(chargeable_kg).toBeGreaterThanOrEqual(volumetric_kg - 1e-6);
      }),
    );
  });

  test('more cargo is never charged as less, and a full load is charged by its weight', () => {
    fc.assert(
      fc.property(cargo, cargo, part_load, (one, more, charged_as) => {
        const both = { gross_kg: one.gross_kg + more.gross_kg, volume_m3: one.volume_m3 + more.volume_m3 };
        const kgOf = (each: typeof one) => chargeable(each, charged_as).chargeable_kg;
        expect(kgOf(both)).toBeGreaterThanOrEqual(kgOf(one));
        expect(kgOf(both)).toBeLessThanOrEqual(kgOf(one) + kgOf(more) + 1e-6);
        expect(chargeable(one, 'full').chargeable_kg).toBe(one.gross_kg);
      }),
    );
  });

  test('air freight is a multiple of half a kg, less than half a kg above what counts', () => {
    fc.assert(
      fc.property(cargo, (each) => {
        const { chargeable_kg, volumetric_kg } = chargeable(each, 'air');
        expect(Number.isInteger(chargeable_kg * 2)).toBe(true);
        expect(chargeable_kg - Math.max(each.gross_kg, volumetric_kg)).toBeLessThan(0.5);
      }),
    );
  });
});
