import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '../retention/retention.ts';
import { sortReport } from './accepted-position.ts';
import { PositionOrRefusal } from './reported-position.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (taken_at: unknown, change: object = {}) => ({ latitude: 1, longitude: 2, taken_at, ...change });
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
const sorted = (...sent: unknown[]) =>
  sortReport(
    sent.map((one) => PositionOrRefusal.parse(one)),
    now,
  );

test.each<[string, unknown, string]>([
  ['too far north', at(before(0), { latitude: 90.1 }), 'out_of_range'],
  ['too far west', at(before(0), { longitude: -181 }), 'out_of_range'],
  ['backwards', at(before(0), { speed: -1 }), 'out_of_range'],
  ['a receiver without a fix', at(before(0), { latitude: 0, longitude: -0 }), 'zero_coordinates'],
  ['a time in words', at('today'), 'unreadable'],
  ['a time without a zone', at('2026-11-21T11:00:00'), 'unreadable'],
  ['no place', { taken_at: before(0) }, 'unreadable'],
  ['a word', 'too_old', 'unreadable'],
  ['tomorrow', at(before(-86_400_000)), 'in_the_future'],
  ['a time out of range', at(8.64e15 + 1), 'in_the_future'],
  ['before history', at(before((RETENTION_DAYS.positions + 1) * 86_400_000)), 'too_old'],
  ['before time', at(-9e15), 'too_old'],
])('%s is refused, and the others are taken', (_, bad, reason) => {
  const { taken, refused } = sorted(at(before(0)), bad, at(before(1_000)));
  expect(refused).toEqual([{ index: 1, reason }]);
  expect(taken.map(({ taken_ms }) => taken_ms)).toEqual([now.getTime() - 1_000, now.getTime()]);
});

test('places on the equator or on the prime meridian are taken', () => {
  const { refused } = sorted(at(before(0), { latitude: 0 }), at(before(1_000), { longitude: 0 }));
  expect(refused).toEqual([]);
});

test('of two positions with the same time, the first one counts', () => {
  const report = sorted(at(before(0)), at(before(500)), at(now.getTime(), { latitude: 9 }));
  expect(report.repeated).toBe(1);
  expect(report.taken.map(({ latitude }) => latitude)).toEqual([1, 1]);
});

test('device clocks may run ahead a little; north is 0 and 360 degrees', () => {
  const { taken } = sorted(at(before(-60_000), { heading: 360, speed: 7 }));
  expect(taken).toEqual([
    { latitude: 1, longitude: 2, taken_ms: now.getTime() + 60_000, speed: 7, heading: 0 },
  ]);
});
