import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

test('a quota allows a number of points, and the same number again in the next window', () => {
  const limiter = new RateLimiter({ name: 'tries', points: 2, minutes: 15 });
  expect([1, 2, 3, 4].map(() => limiter.spend('ada', NOON))).toMatchObject([
    { allowed: true, remainingPoints: 1 },
    { allowed: true, remainingPoints: 0, ran_out: false },
    { allowed: false, remainingPoints: 0, ran_out: true, msBeforeNext: 900_000 },
    { allowed: false, ran_out: false },
  ]);
  expect(limiter.spend('bob', NOON).allowed).toBe(true);
  expect(limiter.spend('ada', after(14)).allowed).toBe(false);
  expect(limiter.spend('ada', after(15))).toMatchObject({ allowed: true, remainingPoints: 1 });
});

test('points that are given back or reset are not spent', () => {
  const limiter = new RateLimiter({ name: 'tries', points: 1, minutes: 15 });
  for (const _ of [1, 2, 3]) {
    expect(limiter.spend('ada', NOON).allowed).toBe(true);
    limiter.giveBack('ada');
  }
  limiter.spend('ada', NOON);
  limiter.reset('ada');
  expect(limiter.spend('ada', NOON).allowed).toBe(true);
});

test('memory is bounded: the least recently used keys are evicted', () => {
  const limiter = new RateLimiter({ name: 'tries', points: 1, minutes: 15 });
  for (let key = 0; key < 50_000; key++) limiter.spend(`made up ${key}`, NOON);
  expect(limiter.keys).toBe(20_000);
  expect(limiter.spend('made up 49999', NOON).allowed).toBe(false);
});
