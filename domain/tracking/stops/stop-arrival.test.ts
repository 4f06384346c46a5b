import { describe, expect, test } from 'vitest';
import { arrivalConflict, milestoneConflict, passedWith, wasPickedUp } from './stop-arrival.ts';
import type { OrderedStop } from './stop-order.ts';

const at = (hour: number, minute = 0, second = 0) => new Date(Date.UTC(2026, 10, 21, hour, minute, second));
const timeText = (moment: Date) => moment.toISOString().slice(11, 16);

function stop(id: string, reached_at: Date | null = null): OrderedStop {
  const status = reached_at ? 'completed' : 'pending';
  return { id, waypoint_type: 'transit', location_name: id, status, reached_at };
}
const stops = [stop('A', at(8)), stop('B'), stop('C', at(12)), stop('D')];
const B = stops[1] as OrderedStop;

describe('an arrival at B, between A at 08:00 and C at 12:00', () => {
  test.each([
    [at(8), null],
    [at(12), null],
    [at(7, 58), null],
    [at(7, 57), 'This is before A was reached (08:00).'],
    [at(12, 2), null],
    [at(12, 3), 'This is after C was reached (12:00).'],
  ])('at %s: %s', (moment, conflict) =>
    expect(arrivalConflict(stops, B, moment, { picked_up_at: null, delivered_at: null }, timeText)).toBe(
      conflict,
    ),
  );

  test.each([
    [at(9), at(9, 1, 40), null, null],
    [at(9), at(9, 3), null, 'This is before the goods were picked up (09:03).'],
    [at(10, 30), null, at(10, 30), null],
    [at(10, 33), null, at(10, 30), 'This is after the goods were delivered (10:30).'],
  ])('at %s, picked up %s, delivered %s: %s', (moment, picked_up_at, delivered_at, conflict) =>
    expect(arrivalConflict(stops, B, moment, { picked_up_at, delivered_at }, timeText)).toBe(conflict),
  );
});

test.each([
  [{ picked_up_at: at(8) }, null],
  [{ picked_up_at: at(8, 3) }, 'This is after A was reached (08:00).'],
  [{ delivered_at: at(12) }, null],
  [{ delivered_at: at(11) }, 'This is before C was reached (12:00).'],
  [{}, null],
])('%o among these stops: %s', (milestone, conflict) =>
  expect(milestoneConflict(stops, milestone, timeText)).toBe(conflict),
);

test('stops before a reached one have been passed', () => {
  const ids = (list: readonly OrderedStop[]) => list.map(({ id }) => id);
  expect(ids(passedWith(stops, { id: 'D' } as OrderedStop))).toEqual(['B']);
  expect(ids(passedWith(stops, { id: 'A' } as OrderedStop))).toEqual([]);
  const delivered = stops.map((one) => ({
    ...one,
    status: 'completed' as const,
    completed_by_delivery: !one.reached_at,
  }));
  expect(ids(passedWith(delivered, { id: 'D' } as OrderedStop))).toEqual(['B']);
});

test.each([
  ['pending', null, false],
  ['confirmed', at(8), false],
  ['picked_up', null, true],
  ['delivered', null, true],
  ['cancelled', null, false],
  ['cancelled', at(8), true],
] as const)('goods %s with a pick-up at %s were picked up: %s', (status, picked_up_at, answer) =>
  expect(wasPickedUp(status, picked_up_at)).toBe(answer),
);
