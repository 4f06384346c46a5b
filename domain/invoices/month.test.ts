import { expect, test } from 'vitest';
import { monthOf } from './month.ts';

test.each([
  ['2026-11-20T14:30:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2027-03-01T00:00:00Z', '2027-03-01T00:00:00.000Z', '2027-04-01T00:00:00.000Z'],
])('%s lies in the month from %s until %s', (moment, from, until) => {
  const month = monthOf(new Date(moment));
  expect([month.from.toISOString(), month.until.toISOString()]).toEqual([from, until]);
});
