import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../calendar/durations.ts';
import type { Position } from '../../routing/route-leg.ts';
import { clampedProgress } from '../clamped-progress.ts';
import { type KnownJourney, replayAt, replayOf } from './replay.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * DAY_MS);
const leg = (...geometry: Position[]) => ({ transport_mode: 'sea' as const, geometry });
/** Due east along the equator from 100° to 200°: a degree is a per cent. */
const legs = [leg([100, 0], [120, 0], [150, 0]), leg([150, 0], [200, 0])];
const stop = (name: string, longitude: number, at: number) => ({
  name,
  longitude,
  latitude: 0,
  estimated_arrival: day(at),
});
const stops = [stop('Colombo', 100, 0), stop('Suez', 150, 10), stop('Rotterdam', -160, 20)];

const journey = (percent: number, known_at: Date | null): KnownJourney => ({
  travelled: percent / 100,
  known_at,
});
const at = (progress: number, known = journey(40, day(8))) => {
  const replay = replayOf(legs, stops, known);
  if (!replay) throw new Error('no line');
  return replayAt(replay, progress);
};

test.each([
  [0, 5],
  [4.9, 5],
  [62, 62],
  [100, 95],
])('%d %% of the way is shown at %d', (progress, shown) => expect(clampedProgress(progress)).toBe(shown));

test.each([
  ['before the first shown', -10, 105, 'Colombo', 'Suez'],
  ['on the first leg', 30, 130, 'Colombo', 'Suez'],
  ['on the second', 62, 162, 'Suez', 'Rotterdam'],
  ['over the antimeridian', 90, 190, 'Suez', 'Rotterdam'],
  ['beyond the last shown', 100, 195, 'Suez', 'Rotterdam'],
])('%s', (_, progress, longitude, from, to) => {
  const stand = at(progress);
  expect(stand.place.longitude).toBeCloseTo(longitude, 3);
  expect(stand.place.heading).toBeCloseTo(90, 3);
  expect(stand).toMatchObject({ from, to });
});

test.each([
  ['on time, behind the freight', 20, journey(40, day(8)), 4, false],
  ['on time, ahead of it', 60, journey(40, day(8)), 12, true],
  ['where the freight is now', 40.001, journey(40, day(8)), 8, false],
  ['three days late, ahead of it', 60, journey(40, day(11)), 15, true],
  ['two days early, ahead of it', 60, journey(40, day(6)), 10, true],
  ['early: nothing behind lies after now', 55, journey(60, day(9)), 9, false],
  ['not seen moving: by the plan', 60, journey(0, null), 12, true],
  ['delivered: travelled whole', 95, journey(100, day(20)), 19, false],
])('%s', (_, progress, known, days, planned) => {
  const stand = at(progress, known);
  expect((stand.at?.getTime() ?? 0) / DAY_MS).toBeCloseTo(day(days).getTime() / DAY_MS, 2);
  expect(stand.planned).toBe(planned);
});

describe('what is missing', () => {
  test('without a line there is no replay', () => {
    expect(replayOf([], stops, journey(0, null))).toBeNull();
    expect(replayOf([leg([4, 51])], stops, journey(0, null))).toBeNull();
  });

  test('without stops and times there is still a place', () => {
    const replay = replayOf(legs, [], journey(40, day(8)));
    expect(replay && replayAt(replay, 50)).toMatchObject({ from: null, to: null, at: null, planned: true });
  });

  test('a stop off the route is skipped', () => {
    const replay = replayOf(
      legs,
      [...stops, { ...stop('Oslo', 10.7, 21), latitude: 59.9 }],
      journey(40, null),
    );
    expect(replay?.stops.map(({ name }) => name)).toEqual(['Colombo', 'Suez', 'Rotterdam']);
  });
});
