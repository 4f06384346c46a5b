import { expect, test } from 'vitest';
import { accountsPath, filterOf, isNarrowed, NO_FILTERS, readView, writeView } from './invoices-view.ts';

test.each([
  ['', {}],
  ['q= brandt &state=open&from=2026-11-01&to=2026-11-30', november()],
  ['state=lost&from=2026-02-30&to=yesterday', {}],
  ['invoice=INV-2026-00001', { invoice: 'INV-2026-00001' }],
])('%j is read as %o and survives a round trip', (search, view) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual({ ...NO_FILTERS, invoice: null, ...view });
  expect(readView(writeView(read))).toEqual(read);
});

test('the range includes the whole last day', () => {
  expect(filterOf({ ...NO_FILTERS, invoice: null, ...november() })).toEqual({
    q: 'brandt',
    state: ['Pending', 'Overdue'],
    from: new Date('2026-11-01T00:00:00Z'),
    until: new Date('2026-12-01T00:00:00Z'),
  });
});

test.each([
  [{}, '/api/staff/invoices.csv'],
  [
    november(),
    '/api/staff/invoices.csv?q=brandt&state=Pending&state=Overdue' +
      '&from=2026-11-01T00%3A00%3A00.000Z&until=2026-12-01T00%3A00%3A00.000Z',
  ],
])('the accounting export of %o is at %s', (view, path) => {
  expect(accountsPath({ ...NO_FILTERS, invoice: null, ...view })).toBe(path);
});

test('an open invoice is not a filter', () => {
  expect(isNarrowed({ ...NO_FILTERS, invoice: 'INV-2026-00001' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, invoice: null, to: '2026-11-30' })).toBe(true);
});

function november() {
  return { q: 'brandt', state: 'open', from: '2026-11-01', to: '2026-11-30' } as const;
}
