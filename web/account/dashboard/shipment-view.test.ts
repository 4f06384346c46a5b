import { expect, test } from 'vitest';
import { isNarrowed, readView, writeView } from './shipment-view.ts';

const plain = { q: '', status: [], mode: [], sort: 'attention' };

test.each([
  ['', plain, ''],
  ['?q=%20valves%20', { ...plain, q: 'valves' }, '?q=valves'],
  [
    '?status=customs,in_transit&mode=sea',
    { ...plain, status: ['in_transit', 'customs'], mode: ['sea'] },
    '?status=in_transit,customs&mode=sea',
  ],
  ['?sort=cost', { ...plain, sort: 'cost' }, '?sort=cost'],
  ['?sort=arrival', { ...plain, sort: 'arrival' }, '?sort=arrival'],
  ['?sort=attention&status=lost,,&mode=mule&sort=x&tab=quotes', plain, ''],
])('%s survives a round trip', (search, view, written) => {
  expect(readView(new URLSearchParams(search))).toEqual(view);
  expect(writeView(readView(new URLSearchParams(search)))).toBe(written);
});

test('a sort order alone is not a filter', () => {
  expect(isNarrowed(readView(new URLSearchParams('?sort=cost')))).toBe(false);
  expect(isNarrowed(readView(new URLSearchParams('?mode=air')))).toBe(true);
});
