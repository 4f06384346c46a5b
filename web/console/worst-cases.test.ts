import { expect, test } from 'vitest';
import { worstCases } from './worst-cases.ts';

const NOW = new Date('2026-11-23T10:42:00Z');
const none = { count: 0, capped: false };
const one = { count: 1, capped: false };

test('each worst case is one line; without one there is none', () => {
  const cases = worstCases(
    {
      late: { ...one, worst: { client: 'Rheinlicht GmbH', days_late: 8 } },
      customs: { ...one, longest: { since: new Date('2026-11-22T03:00:00Z'), place: 'New York' } },
      today: {
        ...one,
        next: { city: 'Oslo', at: new Date('2026-11-23T13:10:00Z'), time_zone: 'Europe/Oslo' },
      },
      unanswered: { ...one, oldest: new Date('2026-11-22T15:00:00Z') },
      silent: { ...none, since: null },
    },
    NOW,
  );
  expect(cases).toEqual({
    late: 'Worst: 8 days, Rheinlicht GmbH',
    customs: 'Longest: 31 h, New York',
    today: 'Next: Oslo, 14:10 CET',
    unanswered: 'Oldest: 19 h of the promised 24 h',
    silent: null,
  });
});

test.each([
  ['Newark Liberty International Airport, US', 'Newark Liberty'],
  ['Frankfurt am Main Airport, DE', 'Frankfurt am Main'],
  ['Port of Barcelona, ES', 'Port of Barcelona'],
])('the place %s is shortened to %s', (place, short) => {
  const longest = { since: new Date('2026-11-22T03:00:00Z'), place };
  const { customs } = worstCases(
    {
      late: { ...none, worst: null },
      customs: { ...one, longest },
      today: { ...none, next: null },
      unanswered: { ...none, oldest: null },
      silent: { ...none, since: null },
    },
    NOW,
  );
  expect(customs).toBe(`Longest: 31 h, ${short}`);
});

test('arrivals whose estimates have all passed are not "None"', () => {
  const cases = worstCases(
    {
      late: { ...none, worst: null },
      customs: { ...none, longest: null },
      today: { ...one, next: null },
      unanswered: { ...none, oldest: null },
      silent: { ...none, since: null },
    },
    NOW,
  );
  expect(cases.today).toBe('All past their estimate');
});
