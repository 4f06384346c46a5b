import { expect, test } from 'vitest';
import { routeWidth } from './route-width.ts';

const route = (origin_city: string, destination_city: string) => ({ origin_city, destination_city });

test('the usual routes have the usual width; longer ones get more, up to a limit', () => {
  expect(routeWidth([])).toBe(264);
  expect(routeWidth([route('Oslo', 'Bremen')])).toBe(264);
  const long = routeWidth([route('Oslo', 'Bremen'), route('Petropavlovsk-Kamchatsky', 'Rome')]);
  expect(long).toBeGreaterThan(264);
  expect(long).toBeLessThan(344);
  expect(routeWidth([route('W'.repeat(200), 'Rome')])).toBe(344);
});
