import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { deliveryWithTransit } from '../routing/leg-plan.ts';
import type { RouteLeg, Stop } from '../routing/route-leg.ts';
import { legTimes, transitHours } from '../routing/transit.ts';
import { mainCarriage, transitDays } from './transit-days.ts';

const local = (at: string, time_zone: string) => ({ at: new Date(at), time_zone });

test.each([
  ['the same day', local('2026-12-01T08:00:00Z', 'UTC'), local('2026-12-01T23:00:00Z', 'UTC'), 0],
  ['over midnight', local('2026-12-01T23:00:00Z', 'UTC'), local('2026-12-02T01:00:00Z', 'UTC'), 1],
  [
    'east: 30 November in Los Angeles to 20 December in Shanghai',
    local('2026-12-01T02:00:00Z', 'America/Los_Angeles'),
    local('2026-12-19T20:00:00Z', 'Asia/Shanghai'),
    20,
  ],
  [
    'over the date line, arriving the day before',
    local('2026-12-01T02:00:00Z', 'Asia/Tokyo'),
    local('2026-12-01T05:00:00Z', 'America/Los_Angeles'),
    0,
  ],
  [
    'over a change of clocks',
    local('2026-10-24T12:00:00Z', 'Europe/Berlin'),
    local('2026-10-25T22:30:00Z', 'Europe/Berlin'),
    1,
  ],
])('transit days: %s', (_, etd, eta, days) => {
  expect(transitDays(etd, eta)).toBe(days);
});

const stop = (name: string) => ({ name }) as Stop;
const leg = (transport_mode: RouteLeg['transport_mode'], from: string, to: string, distance_km: number) =>
  ({ transport_mode, from: stop(from), to: stop(to), distance_km, geometry: [] }) as unknown as RouteLeg;
const legs = [
  leg('road', 'Yard', 'Port', 100),
  leg('sea', 'Port', 'Hub', 9000),
  leg('sea', 'Hub', 'Harbour', 500),
  leg('road', 'Harbour', 'Store', 80),
];
const departure = new Date('2026-12-01T00:00:00Z');
const times = { departure, estimated_delivery: new Date('2026-12-31T00:00:00Z') };

test('the main carriage runs from the first main leg to the last transhipment', () => {
  const main = mainCarriage(legs, times);
  expect([main?.from.name, main?.to.name]).toEqual(['Port', 'Harbour']);
  expect(mainCarriage([], times)).toBeNull();
});

test('a longer main carriage moves the delivery, a shorter one does not', () => {
  const estimated_delivery = deliveryWithTransit(legs, times, 40);
  const main = mainCarriage(legs, { departure, estimated_delivery });
  if (!main) throw new Error('no main carriage');
  expect((main.eta.getTime() - main.etd.getTime()) / DAY_MS).toBeCloseTo(40, 3);
  const planned = legTimes(legs);
  const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR_MS;
  expect(hours(departure, main.etd)).toBeCloseTo(planned[1]?.departure ?? 0, 3);
  expect(hours(main.eta, estimated_delivery)).toBeCloseTo(transitHours(legs) - (planned[2]?.arrival ?? 0), 3);
  expect(deliveryWithTransit(legs, times, 1)).toEqual(times.estimated_delivery);
  expect(deliveryWithTransit([], times, 40)).toEqual(times.estimated_delivery);
});
