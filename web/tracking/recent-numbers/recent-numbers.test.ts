import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { choose, EVERYTHING, NOTHING } from '#web/consent/consent.ts';
import { clearRecentNumbers, RECENT_NUMBERS_KEY, recentNumbers, remember } from './recent-numbers.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test('without consent, nothing is stored', () => {
  choose(NOTHING);
  remember('GS123456789', Date.now());
  expect(stored.has(RECENT_NUMBERS_KEY)).toBe(false);
});

test('lists the newest first, without duplicates, at most ten', () => {
  choose(EVERYTHING);
  for (let count = 1; count <= 12; count++) remember(`GS${count}`, Date.now());
  remember('GS5', Date.now());
  expect(recentNumbers()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((count) => `GS${count}`));
});

test('expire after 90 days', () => {
  choose(EVERYTHING);
  remember('GS1', Date.now() - 91 * DAY_MS);
  remember('GS2', Date.now() - 89 * DAY_MS);
  expect(recentNumbers()).toEqual(['GS2']);
});

test('can be cleared', () => {
  choose(EVERYTHING);
  remember('GS1', Date.now());
  clearRecentNumbers();
  expect(recentNumbers()).toEqual([]);
  expect(stored.has(RECENT_NUMBERS_KEY)).toBe(false);
});

test('withdrawing consent hides and deletes them immediately', async () => {
  choose(EVERYTHING);
  remember('GS1', Date.now());
  choose(NOTHING);
  expect(recentNumbers()).toEqual([]);
  await vi.waitFor(() => expect(stored.has(RECENT_NUMBERS_KEY)).toBe(false));
});

test('ignores invalid stored data', () => {
  choose(EVERYTHING);
  stored.set(RECENT_NUMBERS_KEY, '{"a":1}');
  expect(recentNumbers()).toEqual([]);
});
