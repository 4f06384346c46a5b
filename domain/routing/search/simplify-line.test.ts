import { describe, expect, it } from 'vitest';
import type { Position } from '../route-leg.ts';
import { simplifyLine } from './simplify-line.ts';

const bay: Position[] = [
  [0, 0],
  [1, 0.01],
  [2, 0.3],
  [3, 0.01],
  [4, 0],
];

describe('simplifyLine', () => {
  it('keeps only vertices beyond the tolerance', () => {
    expect(simplifyLine(bay, 50)).toEqual([bay[0], bay[4]]);
    expect(simplifyLine(bay, 20)).toEqual([bay[0], bay[2], bay[4]]);
    expect(simplifyLine(bay, 0)).toEqual(bay);
  });

  it('never makes a segment that `mayJoin` refuses, whatever the tolerance', () => {
    const crossesRock = (from: Position, to: Position) => from[0] < 1.5 && to[0] > 2.5;
    const simple = simplifyLine(bay, 1000, (from, to) => !crossesRock(from, to));
    expect(simple).toContainEqual(bay[2]);
    for (const [index, to] of simple.slice(1).entries()) {
      expect(crossesRock(simple[index] as Position, to)).toBe(false);
    }
  });

  it('leaves a single segment unchanged', () => {
    expect(simplifyLine(bay.slice(0, 2), 100, () => false)).toEqual(bay.slice(0, 2));
  });
});
