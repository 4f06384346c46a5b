import { expect, test } from 'vitest';
import { type FleetPages, loadedRows, withChanges } from './fleet-pages.ts';
import { fleetRow } from './rows-for-tests.ts';

const first = fleetRow({ tracking_number: 'GS1' });
const second = fleetRow({ tracking_number: 'GS2' });
const third = fleetRow({ tracking_number: 'GS3' });
const pages: FleetPages = {
  pages: [
    { shipments: [first, second], next: 'two' },
    { shipments: [third], next: null },
  ],
  pageParams: [undefined, 'two'],
};

test('a change updates its row and keeps the identity of all others', () => {
  const changed = withChanges(pages, new Map([['GS2', { status: 'delivered' as const }]]));
  expect(loadedRows(changed).map(({ status }) => status)).toEqual(['in_transit', 'delivered', 'in_transit']);
  expect(changed.pages[0]?.shipments[0]).toBe(first);
  expect(changed.pages[1]).toBe(pages.pages[1]);
});

test('a row on two pages is listed once', () => {
  const moved = { ...pages, pages: [...pages.pages, { shipments: [first], next: null }] };
  expect(loadedRows(moved).map(({ tracking_number }) => tracking_number)).toEqual(['GS1', 'GS2', 'GS3']);
});
