import { describe, expect, test } from 'vitest';
import type { Position } from '../../routing/route-leg.ts';
import { lineLengthKm } from '../../routing/search/geodesy.ts';
import { trackOf } from '../track.ts';
import { type DrawnLeg, redrawRoute } from './redraw-route.ts';

const DEGREE_KM = 111.195;

function leg(
  from_name: string,
  to_name: string,
  geometry: Position[],
  change: Partial<DrawnLeg> = {},
): DrawnLeg {
  return {
    transport_mode: 'sea',
    vehicle: null,
    from_name,
    to_name,
    distance_km: lineLengthKm(geometry),
    geometry,
    ...change,
  };
}

/** By truck to the port, a voyage along the equator, and a truck on. */
const legs = [
  leg(
    'Town',
    'Port A',
    [
      [-1, 0],
      [0, 0],
    ],
    { transport_mode: 'road', distance_km: 140 },
  ),
  leg('Port A', 'Port B', [
    [0, 0],
    [5, 0],
    [10, 0],
  ]),
  leg(
    'Port B',
    'City',
    [
      [10, 0],
      [11, 0],
    ],
    { transport_mode: 'road' },
  ),
];
const straight = () => undefined;
const shape = (drawn: readonly DrawnLeg[]) =>
  drawn.map(({ transport_mode, from_name, to_name }) => `${transport_mode} ${from_name} → ${to_name}`);
const km = (degrees: number) => degrees * DEGREE_KM;

function through(
  point: [number, number],
  from: number,
  to: number,
  mode: DrawnLeg['transport_mode'] = 'sea',
) {
  return redrawRoute(
    legs,
    {
      from: { name: 'P', km: km(from) },
      to: { name: 'N', km: km(to) },
      through: [{ name: 'Call', point: { longitude: point[0], latitude: point[1] }, transport_mode: mode }],
      onward: 'sea',
    },
    straight,
  );
}

describe('a place off the line', () => {
  test('between two passages of a voyage splits only the voyage there', () => {
    const { legs: drawn, through_km, added_km } = through([5, 3], 4, 8);
    expect(shape(drawn)).toEqual([
      'road Town → Port A',
      'sea Port A → Call',
      'sea Call → Port B',
      'road Port B → City',
    ]);
    expect(drawn[1]?.geometry[0]).toEqual([0, 0]);
    expect(drawn[1]?.geometry.at(-1)).toEqual([5, 3]);
    expect(drawn[2]?.geometry.at(-1)).toEqual([10, 0]);
    expect(through_km[0]).toBeCloseTo(km(4) + Math.hypot(2, 3) * DEGREE_KM, -1);
    expect(added_km).toBeCloseTo(trackOf(drawn).length_km - km(12), 1);
    expect(drawn[0]).toEqual(legs[0]);
    expect(drawn.at(-1)).toEqual(legs.at(-1));
  });

  test('between a port and a town divides the road leg', () => {
    const { legs: drawn } = redrawRoute(
      legs,
      {
        from: { name: 'Port B', km: km(11) },
        to: { name: 'City', km: km(12) },
        through: [{ name: 'Depot', point: { longitude: 10.5, latitude: 0.4 }, transport_mode: 'road' }],
        onward: 'road',
      },
      straight,
    );
    expect(shape(drawn)).toEqual([
      'road Town → Port A',
      'sea Port A → Port B',
      'road Port B → Depot',
      'road Depot → City',
    ]);
  });

  test('by another mode changes vehicles where the line leaves', () => {
    const { legs: drawn } = through([5, 3], 4, 8, 'air');
    expect(shape(drawn)).toEqual([
      'road Town → Port A',
      'sea Port A → P',
      'air P → Call',
      'sea Call → Port B',
      'road Port B → City',
    ]);
  });

  test('replaces the gateways in between', () => {
    const { legs: drawn } = through([5, 3], 0.5, 8, 'road');
    expect(shape(drawn)).toEqual(['road Town → Call', 'sea Call → Port B', 'road Port B → City']);
  });

  test('is reached by the known path, on the same side of the date line', () => {
    const pacific = [
      leg('A', 'B', [
        [170, 0],
        [190, 0],
      ]),
    ];
    const { legs: drawn } = redrawRoute(
      pacific,
      {
        from: { name: 'A', km: 0 },
        to: { name: 'B', km: trackOf(pacific).length_km },
        through: [{ name: 'C', point: { longitude: -178, latitude: 5 }, transport_mode: 'sea' }],
        onward: 'sea',
      },
      (from, to) => [
        [from.longitude, from.latitude],
        [to.longitude < 0 ? to.longitude + 360 : to.longitude, to.latitude],
      ],
    );
    expect(drawn.map(({ geometry }) => geometry)).toEqual([
      [
        [170, 0],
        [182, 5],
      ],
      [
        [-178, 5],
        [190, 0],
      ],
    ]);
  });
});

test('a redrawn stretch without intermediate places is one leg again', () => {
  const split = through([5, 3], 4, 8).legs;
  const { legs: drawn, added_km } = redrawRoute(
    split,
    {
      from: { name: 'P', km: km(4) },
      to: { name: 'N', km: trackOf(split).length_km - km(4) },
      through: [],
      onward: 'sea',
    },
    straight,
  );
  expect(shape(drawn)).toEqual(shape(legs));
  expect(added_km).toBeLessThan(0);
  expect(trackOf(drawn).length_km).toBeCloseTo(km(12), 0);
});

test('ferries and barges keep straight lines and vehicles; land legs keep their detour factor', () => {
  const barge = [
    leg(
      'T',
      'P',
      [
        [0, 0],
        [1, 0],
      ],
      { vehicle: 'barge' },
    ),
    leg(
      'P',
      'D',
      [
        [1, 0],
        [2, 0],
      ],
      { transport_mode: 'road', distance_km: 2 * DEGREE_KM },
    ),
  ];
  const at = (longitude: number) => ({ longitude, latitude: 0.1 });
  const on = (from: number, to: number, mode: 'sea' | 'road') =>
    redrawRoute(
      barge,
      {
        from: { name: 'F', km: km(from) },
        to: { name: 'G', km: km(to) },
        through: [{ name: 'V', point: at((from + to) / 2), transport_mode: mode }],
        onward: mode,
      },
      () => {
        if (mode === 'sea') throw new Error('No ship sails this.');
        return undefined;
      },
    ).legs;
  expect(on(0, 1, 'sea').map(({ vehicle }) => vehicle)).toEqual(['barge', 'barge', null]);
  const [, first] = on(1, 2, 'road');
  expect(first?.distance_km).toBeCloseTo(2 * lineLengthKm(first?.geometry ?? []), 1);
});

test('two towns at the same place get a path through the stop', () => {
  const inTown = [
    leg(
      'X',
      'X',
      [
        [3, 3],
        [3, 3],
      ],
      { transport_mode: 'road' },
    ),
  ];
  const { legs: drawn } = redrawRoute(
    inTown,
    {
      from: { name: 'X', km: 0 },
      to: { name: 'X', km: 0 },
      through: [{ name: 'Y', point: { longitude: 3, latitude: 4 }, transport_mode: 'road' }],
      onward: 'road',
    },
    straight,
  );
  expect(shape(drawn)).toEqual(['road X → Y', 'road Y → X']);
});
