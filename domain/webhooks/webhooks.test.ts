import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../calendar/durations.ts';
import { EVENT_TYPES, EventPattern, patternsOf } from './event-type.ts';
import { nextAttempt } from './retry.ts';

test.each([
  ['shipment.created', true],
  ['shipment.*', true],
  ['*', true],
  ['shipment', false],
  ['shipment.eaten', false],
  ['webhook.test', false],
  ['ship*', false],
])('%s is a pattern of events: %s', (pattern, valid) => {
  expect(EventPattern.safeParse(pattern).success).toBe(valid);
});

test('every event is matched by all, by its area and by itself', () => {
  for (const type of EVENT_TYPES) expect(patternsOf(type)).toEqual(['*', `${type.split('.')[0]}.*`, type]);
});

const created_at = new Date('2026-11-21T12:00:00Z');
const attemptsOf = (random: number) => {
  const times: number[] = [];
  for (let now = created_at, next: Date | null = now; next; now = next) {
    next = nextAttempt(times.length + 1, { created_at, now, random });
    if (next) times.push(next.getTime() - now.getTime());
    else return { times, lasted: now.getTime() - created_at.getTime() };
  }
  throw new Error('It never gave up.');
};

test.each([0, 0.5, 0.999])('attempts grow apart and end after 3 days (random %d)', (random) => {
  const { times, lasted } = attemptsOf(random);
  expect(times[0]).toBeLessThanOrEqual(15 * SECOND_MS);
  for (const [order, time] of times.entries()) expect(time).toBeGreaterThanOrEqual(times[order - 1] ?? 0);
  expect(Math.max(...times)).toBeLessThan(5 * HOUR_MS);
  expect(lasted).toBeGreaterThan(3 * DAY_MS - 5 * HOUR_MS);
  expect(lasted).toBeLessThanOrEqual(3 * DAY_MS);
});
