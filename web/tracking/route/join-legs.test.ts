import { expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { joinedLegs } from './join-legs.ts';

const leg = (...geometry: Position[]) => ({ geometry });

test('a leg which starts beyond the antimeridian follows the one that crossed it', () => {
  const legs = joinedLegs([leg([139, 35], [181, 45], [242, 34]), leg([-118, 34], [-117, 33])]);
  expect(legs[1]?.geometry).toEqual([
    [242, 34],
    [243, 33],
  ]);
});

test('legs that follow one another stay as they are', () => {
  const legs = [leg([1, 2], [3, 4]), leg([3, 4], [5, 6])];
  expect(joinedLegs(legs)).toEqual(legs);
});
