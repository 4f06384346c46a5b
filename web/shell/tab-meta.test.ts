import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { tabMeta } from './tab-meta.ts';

const meta = tabMeta('Customer Portal', { invoices: 'Invoices' });

test.each([
  ['', 'Customer Portal'],
  ['?tab=shipments', 'Customer Portal'],
  ['?tab=invoices&q=INV', 'Invoices · Customer Portal'],
])('the title of a screen with %j names its tab: %s', (search, title) => {
  expect(meta({ location: { search } })).toEqual([{ title: `${title} · ${company.brand}` }]);
});
