import { describe, expect, it } from 'vitest';
import { unwrapLine, unwrapRing } from './unwrap.mjs';

describe('unwrapLine', () => {
  it('continues across the antimeridian in both directions', () => {
    expect(
      unwrapLine([
        [179, 0],
        [-179, 1],
        [178, 2],
      ]),
    ).toEqual([
      [179, 0],
      [181, 1],
      [178, 2],
    ]);
    expect(
      unwrapLine([
        [-179, 0],
        [179, 1],
      ]),
    ).toEqual([
      [-179, 0],
      [-181, 1],
    ]);
  });
});

describe('unwrapRing', () => {
  it('places the middle of a ring within ±180 even if it starts beyond the antimeridian', () => {
    const eurasia = [
      [-170, 66],
      [179, 68],
      [60, 70],
      [-9, 38],
      [60, 10],
      [179, 62],
      [-170, 66],
    ];
    expect(unwrapRing(eurasia).map(([longitude]) => longitude)).toEqual([190, 179, 60, -9, 60, 179, 190]);
  });

  it('closes a ring around the pole along the pole', () => {
    const antarctica = [
      [-180, -80],
      [-60, -75],
      [60, -70],
      [180, -80],
    ];
    const ring = unwrapRing(antarctica);
    expect(ring).toContainEqual([180, -90]);
    expect(ring).toContainEqual([-180, -90]);
    expect(ring.at(-1)).toEqual(ring[0]);
  });
});
