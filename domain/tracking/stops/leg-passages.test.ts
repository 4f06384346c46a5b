import { expect, test } from 'vitest';
import type { Position } from '../../routing/route-leg.ts';
import { placeOn, trackOf } from '../track.ts';
import { legPassages } from './leg-passages.ts';

const lorry: Position[] = [
  [0, 0],
  [1, 0],
];
const vessel: Position[] = [
  [1, 0],
  [4, 0],
];
const TRACK = trackOf([
  { transport_mode: 'road', geometry: lorry },
  { transport_mode: 'sea', geometry: vessel },
]);
const PORT_KM = TRACK.legs[0]?.to_km ?? 0;
type Status = 'pending' | 'completed';
const stop = (waypoint_order: number, km: number, status: Status = 'pending') => ({
  waypoint_order,
  distance_km: km,
  status,
  departed_at: null as Date | null,
  ...placeOn(TRACK, km),
});
const STOPS = [stop(0, 0, 'completed'), stop(1, PORT_KM), stop(2, 200), stop(3, TRACK.length_km)];
const [FACTORY, PORT] = STOPS as [(typeof STOPS)[0], (typeof STOPS)[0]];

/** The vehicle's places in km, one a minute. */
function passages(
  before_km: number | null,
  kms: number[],
  change: Partial<Parameters<typeof legPassages>[0]> = {},
) {
  const after_km = kms.at(-1) ?? 0;
  const found = legPassages({
    track: TRACK,
    waypoints: STOPS,
    before_km,
    after_km,
    reached: STOPS.filter(
      ({ distance_km: km, status }) => status === 'pending' && km !== null && km <= after_km + 1,
    ),
    fixes: kms.map((km, minute) => ({ ...placeOn(TRACK, km), taken_ms: minute })),
    ...change,
  });
  return found.map(({ leg_order, code, occurred_at }) => [leg_order, code, occurred_at.getTime()]);
}

test.each<[string, ReturnType<typeof passages>, ReturnType<typeof passages>]>([
  ['leaves where it was inside, at the first position outside', passages(0, [2, 7, 30]), [[0, 'DEPA', 1]]],
  ['leaves by positions of two batches', passages(4, [20]), [[0, 'DEPA', 0]]],
  ['moves about in the yard', passages(1, [3, 0, 4, 8]), []],
  ['was never seen where it left', passages(null, [60]), []],
  ['was farther before', passages(30, [50]), []],
  ['arrives at the first position inside', passages(90, [100, PORT_KM - 4, PORT_KM]), [[0, 'ARRI', 1]]],
  ['passes the end of a leg unseen', passages(90, [PORT_KM + 80]), []],
  ['passes a stop that ends no leg', passages(150, [199]), []],
  [
    'arrives and leaves in one batch',
    passages(90, [PORT_KM, PORT_KM + 30]),
    [
      [0, 'ARRI', 0],
      [1, 'DEPA', 1],
    ],
  ],
])('a vehicle that %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('leaves a stop once', () => {
  const left = [{ ...FACTORY, departed_at: new Date(0) }, PORT];
  expect(passages(2, [40], { waypoints: left, reached: [] })).toEqual([]);
});
