import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

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

// The width of the text as measured in the browser, with the padding and, for a route, the icon.
test.each([
  ['Kuala Lumpur', 'Copenhagen', 237 + 40],
  ['Ho Chi Minh City', 'Barcelona', 234 + 40],
  ['Lisbon', 'Frankfurt am Main', 223 + 40],
])('%s to %s is not cut', (origin, destination, width) => {
  const { route } = columnWidths([row('Boreal Battery', origin, destination), USUAL]);
  expect(route).toBeGreaterThanOrEqual(width);
  expect(route).toBeLessThan(width + 16);
});

test.each([
  ['Citadel Spring Water Systems', 182 + 16],
  ['Cobalt Ridge Mining Supply', 171 + 16],
  ['Mangrove Shrimp Partners', 165 + 16],
])('%s is not cut', (name, width) => {
  expect(columnWidths([USUAL, row(name, 'Oslo', 'Bremen')]).client).toBeGreaterThanOrEqual(width);
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
