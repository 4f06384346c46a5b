import { expect, test } from 'vitest';
import type { RouteLeg, Stop } from './route-leg.ts';
import { transitHours, transitSpans } from './transit.ts';

const stop = (name: string, country: string): Stop => ({
  name,
  country,
  kind: 'place',
  code: null,
  latitude: 0,
  longitude: 0,
});
const leg = (
  transport_mode: RouteLeg['transport_mode'],
  from: Stop,
  to: Stop,
  distance_km: number,
): RouteLeg => ({ transport_mode, from, to, distance_km, geometry: [], passages: [] });

const [YUYAO, NINGBO, HAMBURG, BERLIN] = [
  stop('Yuyao', 'CN'),
  stop('Ningbo', 'CN'),
  stop('Hamburg', 'DE'),
  stop('Berlin', 'DE'),
] as const;
const LEGS = [
  leg('road', YUYAO, NINGBO, 65),
  leg('sea', NINGBO, HAMBURG, 3_400),
  leg('road', HAMBURG, BERLIN, 130),
];

test('each time under way has its mode, each wait its place; waits at one place are one', () => {
  expect(transitSpans(LEGS, 14)).toEqual([
    { transport_mode: null, place_name: 'Yuyao', hours: 4 },
    { transport_mode: 'road', place_name: 'Ningbo', hours: 1 },
    { transport_mode: null, place_name: 'Ningbo', hours: 72 },
    { transport_mode: 'sea', place_name: 'Hamburg', hours: 100 },
    { transport_mode: null, place_name: 'Hamburg', hours: 60 },
    { transport_mode: 'road', place_name: 'Berlin', hours: 2 },
    { transport_mode: null, place_name: 'Berlin', hours: 14 * 24 - 239 },
  ]);
});

test.each([10, 14, 20])('the spans of %i days add up to them', (days) => {
  const spans = transitSpans(LEGS, days);
  expect(transitHours(LEGS)).toBe(239);
  expect(spans.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(days * 24);
});

test('without legs there are none', () => {
  expect(transitSpans([], 1)).toEqual([]);
});
