import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const row = (client: string, origin_city: string, destination_city: string) => ({
  client,
  origin_city,
  destination_city,
});
const USUAL = row('Boreal Battery', 'Oslo', 'Bremen');

test('usual clients and routes have the usual width', () => {
  expect(columnWidths([])).toEqual({ client: 170, route: 264 });
  expect(columnWidths([USUAL])).toEqual({ client: 170, route: 264 });
});

test('the longest client and route are not cut', () => {
  const { client, route } = columnWidths([
    USUAL,
    row('Citadel Spring Water Systems', 'Ho Chi Minh City', 'Barcelona'),
  ]);
  // Measured in the browser: 182 px and 16 px padding; 234 px, 24 px for the icon and 16 px padding.
  expect(client).toBeGreaterThanOrEqual(198);
  expect(route).toBeGreaterThanOrEqual(274);
});

test('a text without an end does not take all the room', () => {
  expect(columnWidths([row('W'.repeat(200), 'W'.repeat(200), 'Rome')])).toEqual({ client: 200, route: 344 });
});
