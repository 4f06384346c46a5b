import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { RateLimiter } from './rate-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quota allows a number of points, and the same number again in the next window', async () => {
  const limiter = new RateLimiter({ name: 'tries', points: 2, minutes: 15 });
  expect([
    await limiter.spend('ada'),
    await limiter.spend('ada'),
    await limiter.spend('ada'),
    await limiter.spend('ada'),
  ]).toMatchObject([
    { allowed: true, remainingPoints: 1 },
    { allowed: true, remainingPoints: 0 },
    { allowed: false, remainingPoints: 0, consumedPoints: 3, msBeforeNext: 900_000 },
    { allowed: false },
  ]);
  expect((await limiter.spend('bob')).allowed).toBe(true);
  vi.advanceTimersByTime(14 * MINUTE_MS);
  expect((await limiter.spend('ada')).allowed).toBe(false);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await limiter.spend('ada')).toMatchObject({ allowed: true, remainingPoints: 1 });
});

test('memory is bounded: the least recently used keys are evicted', async () => {
  const limiter = new RateLimiter({ name: 'tries', points: 1, minutes: 15 });
  for (let key = 0; key < 50_000; key++) await limiter.spend(`made up ${key}`);
  expect(limiter.keys).toBe(20_000);
  expect(vi.getTimerCount()).toBe(20_000);
  expect((await limiter.spend('made up 49999')).allowed).toBe(false);
  expect((await limiter.spend('made up 0')).allowed).toBe(true);
});
