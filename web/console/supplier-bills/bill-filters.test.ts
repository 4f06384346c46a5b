import { expect, test } from 'vitest';
import { BILL_FILTERS, filterOf, SHOWN_FILTERS, shownFilter } from './bill-filters.ts';

test.each([
  ['', {}],
  ['recorded', { status: 'recorded' }],
  ['approved', { payment: 'unpaid' }],
  ['unpaid', { payment: 'unpaid' }],
  ['paid', { payment: 'paid' }],
  ['disputed', { status: 'disputed' }],
  ['reversed', { status: 'reversed' }],
])('the filter %j requests %j', (chosen, request) => {
  expect(filterOf(chosen)).toEqual(request);
});

test('every filter of an address is one that the screen shows', () => {
  expect(new Set(BILL_FILTERS.map(shownFilter))).toEqual(new Set(SHOWN_FILTERS));
});
