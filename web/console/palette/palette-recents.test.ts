import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { choose, EVERYTHING, NOTHING } from '#web/consent/consent.ts';
import { PALETTE_RECENTS_KEY, paletteRecents, storeRecent } from './palette-recents.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
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

const keep = (number: number, user_id = 'ada', now = NOW) =>
  storeRecent(user_id, { id: `${number}`, label: `GS${number}`, to: `/admin?shipment=GS${number}` }, now);
const labels = (user_id = 'ada', now = NOW) => paletteRecents(user_id, now).map(({ label }) => label);

test('recents are unique, newest first, at most five', () => {
  choose(EVERYTHING);
  for (let number = 1; number <= 6; number++) keep(number);
  keep(4);
  expect(labels()).toEqual(['GS4', 'GS6', 'GS5', 'GS3', 'GS2']);
});

test('recents are per user', () => {
  choose(EVERYTHING);
  keep(1);
  expect(labels('grace')).toEqual([]);
  keep(2, 'grace');
  expect([labels('grace'), labels('ada')]).toEqual([['GS2'], []]);
});

test('nothing is stored or shown without consent, or shown after 90 days', () => {
  choose(NOTHING);
  keep(1);
  expect(stored.has(PALETTE_RECENTS_KEY)).toBe(false);
  choose(EVERYTHING);
  keep(1);
  expect([labels('ada', NOW + 89 * DAY_MS), labels('ada', NOW + 91 * DAY_MS)]).toEqual([['GS1'], []]);
  choose(NOTHING);
  expect(labels()).toEqual([]);
});

test('actions are not stored', () => {
  choose(EVERYTHING);
  storeRecent('ada', { id: 'sync', label: 'Sync data', act: 'sync' }, NOW);
  expect(labels()).toEqual([]);
});
