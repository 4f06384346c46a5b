import { expect, test } from 'vitest';
import { isNarrowed, NO_FILTER, readFleetView, writeFleetView } from './fleet-view.ts';

const plain = { ...NO_FILTER, q: '', sort: null };
const client = '01900000-0000-7000-8000-000000000000';

test.each([
  ['', plain, ''],
  ['?q=%20valves%20', { ...plain, q: 'valves' }, '?q=valves'],
  [
    '?status=customs,in_transit&mode=sea',
    { ...plain, status: ['in_transit', 'customs'], mode: ['sea'] },
    '?status=in_transit,customs&mode=sea',
  ],
  [`?client=${client},me`, { ...plain, client: [client] }, `?client=${client}`],
  ['?view=late&branch=RTM', { ...plain, late: true, branch: ['RTM'] }, '?view=late&branch=RTM'],
  ['?late=1&branch=RTM', { ...plain, late: true, branch: ['RTM'] }, '?view=late&branch=RTM'],
  [`?view=late&owner=${client}`, { ...plain, late: true, owner: [client] }, `?view=late&owner=${client}`],
  ['?label=Urgent&label=a,b', { ...plain, label: ['Urgent', 'a,b'] }, '?label=Urgent&label=a,b'],
  ['?branch=RTM,rtm', { ...plain, branch: ['RTM'] }, '?branch=RTM'],
  ['?sort=-cost', { ...plain, sort: { column: 'cost', direction: 'descending' } }, '?sort=-cost'],
  ['?sort=eta', { ...plain, sort: { column: 'eta', direction: 'ascending' } }, '?sort=eta'],
  ['?status=customs', { ...plain, status: ['customs'] }, '?view=customs'],
  ['?view=late&q=oslo', { ...plain, late: true, q: 'oslo' }, '?q=oslo&view=late'],
  ['?view=late&mode=air', { ...plain, late: true, mode: ['air'] }, '?mode=air&late=1'],
  ['?view=delivered', { ...plain, status: ['delivered'], since: 'month' }, '?view=delivered'],
  ['?tab=operations&shipment=GS104588210', plain, '?tab=operations&shipment=GS104588210'],
  ['?status=lost,,&mode=mule&late=yes&sort=-route&view=mine', plain, ''],
])('%s survives a round trip', (search, view, written) => {
  const parameters = new URLSearchParams(search);
  expect(readFleetView(parameters)).toEqual(view);
  expect(writeFleetView(readFleetView(parameters), parameters)).toBe(written);
});

test('seven statuses count as active', () => {
  const { status } = readFleetView(new URLSearchParams('?view=active'));
  expect(status).toHaveLength(7);
  expect(status).not.toContain('delivered');
});

test('a sort order alone is not a filter', () => {
  expect(isNarrowed(readFleetView(new URLSearchParams('?sort=-cost')))).toBe(false);
  expect(isNarrowed(readFleetView(new URLSearchParams('?late=1')))).toBe(true);
});
