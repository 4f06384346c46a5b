import { describe, expect, it, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { alignLines, fitRoute, fitWorld, nearestTurn, unwrapLongitudes } from './route-projection.ts';

const frame = { width: 860, height: 430, padding: 40 };
const pacific: Position[] = [
  [103.8, 1.3],
  [140, 35],
  [187.5, 48],
  [241.8, 33.7],
];

describe('fitRoute', () => {
  test.each<[string, Position[]]>([
    ['a route over the antimeridian', pacific],
    [
      'a short road',
      [
        [-96.8, 32.8],
        [-95.4, 29.8],
      ],
    ],
    ['one place', [[4.5, 51.9]]],
    [
      'a polar flight',
      [
        [-150, 61],
        [-30, 86],
        [25, 60],
      ],
    ],
  ])('keeps %s inside the padding', (_name, positions) => {
    const { project } = fitRoute(positions, frame);
    for (const [x, y] of positions.map(project)) {
      expect(x).toBeGreaterThanOrEqual(frame.padding - 0.01);
      expect(x).toBeLessThanOrEqual(frame.width - frame.padding + 0.01);
      expect(y).toBeGreaterThanOrEqual(frame.padding - 0.01);
      expect(y).toBeLessThanOrEqual(frame.height - frame.padding + 0.01);
    }
  });

  it('has north up and east to the right', () => {
    const { project } = fitRoute(pacific, frame);
    const [west, south] = project([103.8, 1.3]);
    const [east, north] = project([241.8, 33.7]);
    expect(east).toBeGreaterThan(west);
    expect(north).toBeLessThan(south);
  });

  it('draws both copies of the world across the Pacific', () => {
    expect(fitRoute(pacific, frame).landTransforms).toHaveLength(2);
  });

  it('aligns the land path with positions', () => {
    const { project, landTransforms } = fitRoute(
      [
        [0, 10],
        [20, 30],
      ],
      frame,
    );
    const [, x, y, across, down] =
      /translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)/.exec(landTransforms[0] ?? '') ?? [];
    const [px, py] = project([12, 25]);
    expect(Number(x) + 12 * Number(across)).toBeCloseTo(px, 1);
    expect(Number(y) - 25 * Number(down)).toBeCloseTo(py, 1);
  });
});

describe('alignLines', () => {
  it('starts a leg on the copy of the world on which the previous leg ended', () => {
    const [sea, rail] = alignLines([
      pacific,
      [
        [-118.2, 34],
        [-74, 40.7],
      ],
    ]);
    expect(sea).toEqual(pacific);
    expect(rail?.[0]?.[0]).toBeCloseTo(241.8, 6);
    expect(rail?.[1]?.[0]).toBeCloseTo(286, 6);
  });

  it('does not change aligned or empty legs', () => {
    expect(
      alignLines([
        [
          [0, 0],
          [10, 0],
        ],
        [],
        [
          [10, 0],
          [20, 0],
        ],
      ]),
    ).toEqual([
      [
        [0, 0],
        [10, 0],
      ],
      [],
      [
        [10, 0],
        [20, 0],
      ],
    ]);
  });
});

describe('nearestTurn', () => {
  test.each([
    [-118.2, 241.8],
    [103.8, 103.8],
    [-172.5, 187.5],
  ])('%d lies at %d on the Pacific route', (longitude, expected) => {
    expect(nearestTurn(longitude, pacific)).toBeCloseTo(expected, 6);
  });

  it('changes nothing without a line', () => {
    expect(nearestTurn(-118.2, [])).toBe(-118.2);
  });
});

test('stops without a line are unwrapped over the antimeridian in order', () => {
  const stops = [
    { latitude: 31, longitude: 121.6 },
    { latitude: 33.7, longitude: -118.3 },
    { latitude: 41.8, longitude: -87.7 },
  ];
  expect(unwrapLongitudes(stops).map(([longitude]) => longitude)).toEqual([121.6, 241.7, 272.3]);
});

test.each([
  ['a wide box', { width: 480, height: 180 }],
  ['a phone', { width: 358, height: 330 }],
  ['a tall box', { width: 200, height: 600 }],
])('without a route the world is drawn once and fills %s', (_name, box) => {
  const world = fitWorld(box);
  expect(world.landTransforms).toHaveLength(1);
  expect(world.east - world.west).toBeLessThan(360);
  expect(world.north - world.south).toBeLessThan(180);
});
