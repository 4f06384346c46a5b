import { expect, test } from 'vitest';
import { nearestBranch } from './nearest-branch.ts';

const BRANCHES = [
  { code: 'LAX', latitude: 33.74, longitude: -118.27 },
  { code: 'RTM', latitude: 51.92, longitude: 4.48 },
  { code: 'SIN', latitude: 1.27, longitude: 103.85 },
];

test.each([
  ['Houston', { latitude: 29.76, longitude: -95.36 }, 'LAX'],
  ['Duisburg', { latitude: 51.43, longitude: 6.76 }, 'RTM'],
  ['Auckland, across the date line from Los Angeles', { latitude: -36.85, longitude: 174.76 }, 'SIN'],
])('freight from %s belongs to the nearest branch', (_, origin, code) => {
  expect(nearestBranch(BRANCHES, origin)?.code).toBe(code);
});

test('without branches there is none', () => {
  expect(nearestBranch([], { latitude: 0, longitude: 0 })).toBeNull();
});
