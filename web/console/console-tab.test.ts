import { expect, test } from 'vitest';
import { parametersOf, readTab } from './console-tab.ts';

test.each([
  ['', 'operations'],
  ['tab=business', 'business'],
  ['tab=unknown', 'operations'],
])('?%s opens the tab %s', (query, tab) => {
  expect(readTab(new URLSearchParams(query))).toBe(tab);
});

test.each([
  ['operations', 'GS1', {}],
  ['documents', 'GS1', { tab: 'documents', shipment: 'GS1' }],
  ['documents', null, { tab: 'documents' }],
  ['business', 'GS1', { tab: 'business' }],
] as const)('the tab %s with selection %s has the parameters %j', (tab, selected, parameters) => {
  expect(parametersOf(tab, selected)).toEqual(parameters);
});
