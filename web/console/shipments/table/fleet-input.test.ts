import { expect, test } from 'vitest';
import { filterInput, sortInput } from './fleet-input.ts';
import { readFleetView } from './fleet-view.ts';

const now = new Date(2026, 10, 21, 9);

test.each([
  ['', {}],
  ['?q=oslo&view=late', { q: 'oslo', late: true }],
  ['?view=delivered', { status: ['delivered'], changed_since: new Date(2026, 10, 1) }],
])('filterInput of %j', (search, input) => {
  expect(filterInput(readFleetView(new URLSearchParams(search)), now)).toEqual(input);
});

test.each([
  ['', { sort: 'arrival', reverse: false }],
  ['?view=late', { sort: 'late', reverse: false }],
  ['?view=customs', { sort: 'held', reverse: false }],
  ['?view=today', { sort: 'arrival', reverse: false }],
  ['?view=late&sort=-cost', { sort: 'cost', reverse: false }],
  ['?sort=eta', { sort: 'arrival', reverse: false }],
  ['?sort=-eta', { sort: 'arrival', reverse: true }],
  ['?sort=-cost', { sort: 'cost', reverse: false }],
  ['?sort=cost', { sort: 'cost', reverse: true }],
])('sortInput of %j', (search, input) => {
  expect(sortInput(readFleetView(new URLSearchParams(search)))).toEqual(input);
});
