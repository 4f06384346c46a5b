import { expect, test } from 'vitest';
import { roadKm } from './circuity.ts';

test.each([
  [1556, 'US', 'US', 1867.2],
  [1000, 'DE', 'FR', 1485],
  [1000, 'US', 'MX', 1330],
  [1000, 'SE', 'SE', 1460],
  [1000, 'KE', 'KE', 1300],
  [40, 'US', 'US', 57.6],
  [50, 'US', 'US', 60],
])('%d straight km from %s to %s are %d by road', (straight, from, to, km) => {
  expect(roadKm(straight, from, to)).toBeCloseTo(km, 6);
});
