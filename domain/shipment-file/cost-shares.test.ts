import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf, shareWeight } from './cost-shares.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000_000 });
const weights = fc.array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), {
  minLength: 1,
  maxLength: 200,
});

test('the shares of any amount by any weights sum to it, to the cent', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, by) => {
      const shares = sharesOf(amount, by);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test('no share is a cent or more from its exact part', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 50 }),
      (amount, by) => {
        const total = by.reduce((sum, weight) => sum + weight, 0);
        for (const [index, share] of sharesOf(amount, by).entries())
          expect(Math.abs(share - (amount * (by[index] ?? 0)) / total)).toBeLessThan(1);
      },
    ),
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10_000, [63.9, 0, 63.7], [5008, 0, 4992]],
  [7, [0, 0], [4, 3]],
  [0, [3, 5], [0, 0]],
  [5, [], []],
])('%i by %j are %j', (amount, by, shares) => expect(sharesOf(amount, by)).toEqual(shares));

const facts = { gross_kg: 9_088, volume_m3: 64, teu: 2 };
test.each([
  ['m3', facts, 64],
  ['kg', facts, 9_088],
  ['wm', facts, 64],
  ['wm', { ...facts, gross_kg: 90_000 }, 90],
  ['teu', facts, 2],
  ['equal', { gross_kg: null, volume_m3: null, teu: null }, 1],
  ['wm', { ...facts, volume_m3: null }, null],
] as const)('by %s, %j counts as %s', (basis, of, weight) => expect(shareWeight(basis, of)).toBe(weight));
