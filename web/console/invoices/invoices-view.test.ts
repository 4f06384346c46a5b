import { expect, test } from 'vitest';
import { accountsPath, filterOf, isNarrowed, readView, WHOLE, writeView } from './invoices-view.ts';

test.each([
  ['', {}],
  ['q= brandt &state=open&from=2026-11-01&to=2026-11-30', november()],
  ['state=lost&from=2026-02-30&to=yesterday', {}],
  ['invoice=INV-2026-00001', { invoice: 'INV-2026-00001' }],
])('%j shows %o, and is written as it is read', (search, view) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual({ ...WHOLE, invoice: null, ...view });
  expect(readView(writeView(read))).toEqual(read);
});

test('the last day is wanted as a whole', () => {
  expect(filterOf({ ...WHOLE, invoice: null, ...november() })).toEqual({
    q: 'brandt',
    state: ['Pending', 'Overdue'],
    from: new Date('2026-11-01T00:00:00Z'),
    until: new Date('2026-12-01T00:00:00Z'),
  });
});

test.each([
  [{}, '/api/desk/invoices.csv'],
  [
    november(),
    '/api/desk/invoices.csv?q=brandt&state=Pending&state=Overdue' +
      '&from=2026-11-01T00%3A00%3A00.000Z&until=2026-12-01T00%3A00%3A00.000Z',
  ],
])('for accounting %o is at %s', (view, path) => {
  expect(accountsPath({ ...WHOLE, invoice: null, ...view })).toBe(path);
});

test('an opened invoice narrows nothing', () => {
  expect(isNarrowed({ ...WHOLE, invoice: 'INV-2026-00001' })).toBe(false);
  expect(isNarrowed({ ...WHOLE, invoice: null, to: '2026-11-30' })).toBe(true);
});

function november() {
  return { q: 'brandt', state: 'open', from: '2026-11-01', to: '2026-11-30' } as const;
}
