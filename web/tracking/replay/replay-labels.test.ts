import { expect, test } from 'vitest';
import type { ReplayFrame } from '#domain/tracking/replay/replay.ts';
import { replayLabels } from './replay-labels.ts';

const reader = { locale: 'en-GB', timeZone: 'UTC' };
const stand: ReplayFrame = {
  place: { longitude: 60, latitude: 10, heading: 300 },
  from: 'Colombo, LK',
  to: 'Suez, EG',
  at: new Date('2026-12-03T04:00:00Z'),
  planned: false,
};

test.each<[string, Partial<ReplayFrame>, string]>([
  ['travelled', {}, '62%, between Colombo, LK and Suez, EG, about 3 Dec 2026'],
  ['planned', { planned: true }, '62%, between Colombo, LK and Suez, EG, about 3 Dec 2026, planned'],
  ['no stop behind', { from: null }, '62%, before Suez, EG, about 3 Dec 2026'],
  ['no stop ahead', { to: null }, '62%, after Colombo, LK, about 3 Dec 2026'],
  ['only a place', { from: null, to: null, at: null }, '62%'],
])('%s', (_, change, words) => expect(replayLabels(61.6, { ...stand, ...change }, reader)).toBe(words));
