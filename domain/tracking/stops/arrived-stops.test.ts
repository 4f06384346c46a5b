import { expect, test } from 'vitest';
import type { MilestoneCode } from '../../milestones/milestone-codes.ts';
import type { PlannedLeg } from '../journey-milestones.ts';
import { arrivedStops } from './arrived-stops.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const leg = (from: string, to: string) => ({ from, to }) as PlannedLeg;
const LEGS = [leg('Ningbo', 'Rotterdam'), leg('Rotterdam', 'Duisburg')];
const STOPS = ['Ningbo, CN', 'Strait of Malacca', 'Port of Rotterdam, NL', 'Duisburg, DE'].map(
  (location_name) => ({
    location_name,
    estimated_arrival: null,
    reached_at: null as Date | null,
    status: 'pending' as 'pending' | 'completed',
    time_zone: 'UTC',
  }),
);
const row = (code: MilestoneCode, leg_sequence: number | null, actual: Date | null) => ({
  code,
  leg_sequence,
  actual,
});

test('an arrival completes its stop with its time, and the stops before it', () => {
  const stops = arrivedStops(STOPS, LEGS, [
    row('DEPA', 1, at(1)),
    row('ARRI', 1, at(24)),
    row('ARRI', 2, null),
  ]);
  expect(stops.map(({ status, reached_at }) => [status, reached_at])).toEqual([
    ['completed', null],
    ['completed', null],
    ['completed', at(24)],
    ['pending', null],
  ]);
});

test('a stop that is completed keeps its time', () => {
  const [origin, ...others] = STOPS;
  const reached = { ...origin, status: 'completed' as const, reached_at: at(2) } as (typeof STOPS)[number];
  const stops = arrivedStops([reached, ...others], LEGS, [row('ARR', 1, at(24))]);
  expect(stops[0]).toEqual(reached);
});

test.each([
  ['departures', row('DEPA', 1, at(1))],
  ['arrivals of no leg', row('ARRI', null, at(1))],
  ['arrivals to come', row('ARRI', 1, null)],
])('%s complete nothing', (_, milestone) => {
  expect(arrivedStops(STOPS, LEGS, [milestone])).toEqual(STOPS);
});
