import { expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { joinedLegs } from './join-legs.ts';

const leg = (...geometry: Position[]) => ({ geometry });

test('shifts a leg to continue one that crossed the antimeridian', () => {
  const legs = joinedLegs([leg([139, 35], [181, 45], [242, 34]), leg([-118, 34], [-117, 33])]);
  expect(legs[1]?.geometry).toEqual([
    [242, 34],
    [243, 33],
  ]);
});

test('leaves continuous legs unchanged', () => {
  const legs = [leg([1, 2], [3, 4]), leg([3, 4], [5, 6])];
  expect(joinedLegs(legs)).toEqual(legs);
});
