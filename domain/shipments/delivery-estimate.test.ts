import { expect, test } from 'vitest';
import { positionMovesDay } from './delivery-estimate.ts';

const ZONE = 'Europe/Warsaw';
const estimate = new Date('2026-03-10T20:00:00Z');
const arrival = (text: string) => new Date(text);
const moves = (text: string, estimate_source: 'booking' | 'staff' | 'position' = 'booking') =>
  positionMovesDay({ estimated_delivery_date: estimate, estimate_source }, arrival(text), ZONE);

test.each([
  ['the same day', '2026-03-10T06:00:00Z', false],
  ['after midnight, by less than six hours', '2026-03-11T01:30:00Z', false],
  ['the day after', '2026-03-11T02:00:00Z', true],
  ['days later', '2026-03-14T02:00:00Z', true],
  ['the day before', '2026-03-09T20:00:00Z', true],
  ['the same day there, another one in UTC', '2026-03-09T23:30:00Z', false],
])('%s: %s', (_, text, expected) => expect(moves(text)).toBe(expected));

test('what staff expect is only made later', () => {
  expect(moves('2026-03-05T00:00:00Z', 'staff')).toBe(false);
  expect(moves('2026-03-15T00:00:00Z', 'staff')).toBe(true);
  expect(moves('2026-03-05T00:00:00Z', 'position')).toBe(true);
});

test('an arrival that wanders about midnight moves the estimate once', () => {
  let estimated_delivery_date = estimate;
  let moved = 0;
  for (let hour = 0; hour < 48; hour++) {
    const expected = arrival(hour % 2 === 0 ? '2026-03-11T03:00:00Z' : '2026-03-10T22:30:00Z');
    if (!positionMovesDay({ estimated_delivery_date, estimate_source: 'position' }, expected, ZONE)) continue;
    estimated_delivery_date = expected;
    moved += 1;
  }
  expect(moved).toBe(1);
});

test('where there is no estimate, any is one', () =>
  expect(positionMovesDay({ estimated_delivery_date: null, estimate_source: null }, estimate, ZONE)).toBe(
    true,
  ));
