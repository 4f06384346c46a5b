import { expect, test } from 'vitest';
import { columnWidths, isLongClient, isLongRoute } from './column-widths.ts';

const row = (
  client: string,
  origin_city: string,
  destination_city: string,
  tracking_number = 'GS123456789',
) => ({
  tracking_number,
  client,
  origin_city,
  destination_city,
});
const USUAL = row('Boreal Battery', 'Oslo', 'Bremen');

test('usual clients and routes have the usual width', () => {
  expect(columnWidths([])).toEqual({ tracking_id: 122, client: 170, route: 264 });
  expect(columnWidths([USUAL])).toEqual({ tracking_id: 122, client: 170, route: 264 });
});

// The width of the text as measured in the browser, with the padding and, for a route, the icon. Long ones are set smaller.
test.each([
  ['Kuala Lumpur', 'Copenhagen', 210 + 40],
  ['Ho Chi Minh City', 'Barcelona', 207 + 40],
  ['Lisbon', 'Frankfurt am Main', 198 + 40],
  ['Montréal', 'New York City', 210 + 40],
])('%s to %s is not cut, and leaves room for the cargo', (origin, destination, width) => {
  const { route } = columnWidths([row('Boreal Battery', origin, destination), USUAL]);
  expect(route).toBeGreaterThanOrEqual(width);
  expect(route).toBeLessThan(270);
});

test.each([
  ['Citadel Spring Water Systems', 161 + 16],
  ['Cobalt Ridge Mining Supply', 151 + 16],
  ['Vineland & Sons Cellars', 149 + 16],
])('%s is not cut, and leaves room for the cargo', (name, width) => {
  const { client } = columnWidths([USUAL, row(name, 'Oslo', 'Bremen')]);
  expect(client).toBeGreaterThanOrEqual(width);
  expect(client).toBeLessThan(190);
});

test('only a long client and a long route are set smaller', () => {
  expect(['Boreal Battery', 'Citadel Spring Water Systems'].map(isLongClient)).toEqual([false, true]);
  const routes = [USUAL, row('', 'Montréal', 'New York City'), row('', 'Kuala Lumpur', 'Copenhagen')];
  expect(routes.map(isLongRoute)).toEqual([false, false, true]);
});

test('a text without an end does not take all the room', () => {
  expect(columnWidths([row('W'.repeat(200), 'W'.repeat(200), 'Rome')])).toEqual({
    tracking_id: 122,
    client: 200,
    route: 344,
  });
});

// The width of the number as measured in the browser, with the padding.
test.each([
  ['TRK1795728346091', 106 + 16],
  ['TRK17957283460911234', 132 + 16],
])('the number %s of a converted quote is not cut', (tracking_number, width) => {
  const { tracking_id } = columnWidths([USUAL, row('Boreal Battery', 'Oslo', 'Bremen', tracking_number)]);
  expect(tracking_id).toBeGreaterThanOrEqual(width);
});
