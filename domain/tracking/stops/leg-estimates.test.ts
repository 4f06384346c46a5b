import { expect, test } from 'vitest';
import type { MilestoneCode } from '../../milestones/milestone-codes.ts';
import type { PlannedLeg } from '../journey-milestones.ts';
import { estimateByLegs, isEstimatedByLeg } from './leg-estimates.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const leg = (from: string, to: string) => ({ from, to }) as PlannedLeg;
const LEGS = [leg('Ningbo', 'Singapore'), leg('Singapore', 'Rotterdam'), leg('Rotterdam', 'Duisburg')];
const stop = (
  location_name: string,
  waypoint_type: 'origin' | 'transit' | 'destination',
  estimated: Date | null,
  status: 'pending' | 'completed' = 'pending',
) => ({
  location_name,
  waypoint_type,
  estimated_arrival: estimated,
  reached_at: null,
  status,
  time_zone: 'UTC',
});
const STOPS = [
  stop('Ningbo, CN', 'origin', at(1), 'completed'),
  stop('Port of Singapore, SG', 'transit', at(8)),
  stop('Suez', 'transit', at(16)),
  stop('Port of Rotterdam, NL', 'transit', at(24)),
  stop('Duisburg, DE', 'destination', at(26)),
];
const arrival = (
  leg_sequence: number | null,
  estimated: Date | null,
  { code = 'ARRI', actual = null }: { code?: MilestoneCode; actual?: Date | null } = {},
) => ({ leg_sequence, code, estimated, actual });
const daysOf = (milestones: ReturnType<typeof arrival>[], now = at(2), stops = STOPS) =>
  estimateByLegs(stops, LEGS, milestones, now).map(
    ({ estimated_arrival }) => estimated_arrival?.getUTCDate() ?? null,
  );

test.each([
  ['none', [], [1, 8, 16, 24, 26]],
  ['of the second leg moves its port and what is on the way', [arrival(2, at(27))], [1, 11, 19, 27, 26]],
  [
    'of the first leg moves its port, and later stops are not before it',
    [arrival(1, at(17))],
    [1, 17, 17, 24, 26],
  ],
  ['of both legs', [arrival(1, at(9)), arrival(2, at(22))], [1, 9, 14, 22, 26]],
  ['of the last leg leaves the destination to the delivery', [arrival(3, at(29))], [1, 8, 16, 24, 26]],
  ['of a leg that has arrived', [arrival(1, at(12), { actual: at(12) })], [1, 8, 16, 24, 26]],
  ['of no leg', [arrival(null, at(12))], [1, 8, 16, 24, 26]],
  ['of a departure', [arrival(2, at(27), { code: 'DEPA' })], [1, 8, 16, 24, 26]],
])('an estimate %s', (_, milestones, days) => {
  expect(daysOf(milestones)).toEqual(days);
});

test('an estimate that has passed is none, and a stop without one gets none', () => {
  expect(daysOf([arrival(1, at(5))], at(6))).toEqual([1, null, 16, 24, 26]);
  const unplanned = STOPS.map((each) => ({ ...each, estimated_arrival: null }));
  expect(daysOf([arrival(2, at(27))], at(2), unplanned)).toEqual([null, null, null, null, null]);
});

test.each([
  ['a carrier', 'carrier', true],
  ['the plan of the stop itself', 'rule', false],
] as const)(
  'with an estimate by %s, the time of a port is that of its leg: %s, %s',
  (_, source, expected) => {
    const milestones = [{ ...arrival(2, at(27)), source }];
    const isOfLeg = STOPS.map((each) => isEstimatedByLeg(each, STOPS, LEGS, milestones));
    expect(isOfLeg).toEqual(
      STOPS.map(({ location_name }) => expected && location_name.includes('Rotterdam')),
    );
  },
);
