import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { NOW } from '#web/gallery/fixtures.ts';
import { IN_USD, INVOICE_RESPONSES, OPEN, OVERDUE, PAID, TOTALS } from '#web/gallery/invoice-fixtures.ts';
import { lost } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { openInvoices, type Responses, row } from './staff-invoices-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (responses: Responses = {}, at?: string) =>
  openInvoices({ ...INVOICE_RESPONSES, ...responses }, at);

test('totals are of all invoices of the view, not only the loaded ones', async () => {
  open();
  await row(OPEN.number);
  const totals = screen.getByLabelText('Totals of these invoices');
  expect(totals.textContent).toBe('Invoices1,284Invoiced$900,000.50Open$5,521.00Overdue$2,760.50');
});

test('totals of the newest 10,000 invoices say so', async () => {
  const totals = { ...TOTALS, count: 10_000, capped: true };
  open({ 'invoices.list': () => ({ invoices: [OPEN], next: null, totals }) });
  await row(OPEN.number);
  expect(screen.getByLabelText('Totals of these invoices').textContent).toBe(
    'Invoices10,000+Invoiced, newest 10,000$900,000.50Open, newest 10,000$5,521.00Overdue, newest 10,000$2,760.50',
  );
});

test('totals of several currencies are not added up', async () => {
  const totals = {
    ...TOTALS,
    currency: null,
    by_currency: [IN_USD, { currency: 'EUR', amount_cents: 120_000, open_cents: 120_000, overdue_cents: 0 }],
  };
  open({ 'invoices.list': () => ({ invoices: [OPEN], next: null, totals }) });
  await row(OPEN.number);
  expect(screen.getByLabelText('Totals of these invoices').textContent).toBe(
    'Invoices1,284Invoiced$900,000.50 + €1,200.00Open$5,521.00 + €1,200.00Overdue$2,760.50',
  );
});

test('a row names client, shipment, amount and status', async () => {
  open();
  const overdue = within(await row(OVERDUE.number));
  expect(overdue.getAllByText('Brandt Imports').length).toBeGreaterThan(0);
  expect(overdue.getByText('$2,760.50')).toBeDefined();
  expect(overdue.getByText('Overdue')).toBeDefined();
  expect(overdue.getByText(/3.days overdue/)).toBeDefined();
  const [shipment] = overdue.getAllByRole('link', { name: 'GS104588228' });
  expect(shipment?.getAttribute('href')).toContain('shipment=GS104588228');
  expect(within(await row(PAID.number)).getAllByText('Account closed').length).toBeGreaterThan(0);
});

test('only open invoices can be paid', async () => {
  open();
  expect(within(await row(OPEN.number)).getByRole('button', { name: /^Record payment of/ })).toBeDefined();
  expect(within(await row(PAID.number)).queryByRole('button', { name: /^Record payment/ })).toBeNull();
});

test('the view in the URL is sent to the server, and the export has the same filter', async () => {
  const { lists } = open({}, '/admin/invoices?q=brandt&state=open&from=2026-11-01&to=2026-11-30');
  await row(OPEN.number);
  expect(lists()).toEqual([
    {
      q: 'brandt',
      state: ['Pending', 'Overdue'],
      from: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-12-01T00:00:00Z'),
      limit: 50,
    },
  ]);
  const link = screen.getByRole('link', { name: 'Export for accounting' });
  const exported = new URL(link.getAttribute('href') ?? '', 'http://x');
  expect(exported.pathname).toBe('/api/staff/invoices.csv');
  expect(exported.searchParams.getAll('state')).toEqual(['Pending', 'Overdue']);
  expect(exported.searchParams.get('until')).toBe('2026-12-01T00:00:00.000Z');
});

test('the status is filtered through the URL, and Clear removes all filters', async () => {
  const { user, query } = open();
  await row(OPEN.number);
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
  expect(query()).toEqual({ state: 'overdue' });
  await user.click(await screen.findByRole('button', { name: /^Clear/ }));
  expect(query()).toEqual({});
});

test('while all invoices load after a filter, the list is not said to be empty', async () => {
  const { user, query } = open(
    {
      'invoices.list': ({ q }: { q?: string }) =>
        q ? { invoices: [], next: null, totals: null } : new Promise(() => {}),
    },
    '/admin/invoices?q=zzz',
  );
  await screen.findByText('No invoices found');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  expect(query()).toEqual({});
  expect(screen.queryByText('No invoices yet')).toBeNull();
});

test('typing searches once it rests', async () => {
  const { user, query, lists } = open();
  await row(OPEN.number);
  await user.type(screen.getByRole('searchbox', { name: 'Search the invoices' }), 'bra');
  await waitFor(() => expect(query()).toEqual({ q: 'bra' }));
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ q: 'bra' }));
  expect(lists()).toHaveLength(2);
});

test('offline, nothing can be exported or paid', async () => {
  open();
  await row(OPEN.number);
  act(() => setOnline(false));
  expect(screen.queryByRole('link', { name: /Export/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Export/ }).disabled).toBe(true);
  const pay = within(await row(OPEN.number)).getByRole<HTMLButtonElement>('button', { name: /^Record/ });
  expect(pay.disabled).toBe(true);
});

test.each([
  ['', 'No invoices yet', 'link', 'Choose a shipment'],
  ['?state=paid', 'No invoices found', 'button', 'Clear filters'],
] as const)('without invoices%s: %s', async (search, title, role, name) => {
  open({ 'invoices.list': () => ({ invoices: [], next: null, totals: null }) }, `/admin/invoices${search}`);
  expect(await screen.findByText(title)).toBeDefined();
  const [action] = screen.getAllByRole(role, { name }).slice(-1);
  expect(action).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('invoices are loaded page by page', async () => {
  const { user } = open({
    'invoices.list': ({ after }: { after?: string }) =>
      after
        ? { invoices: [PAID], next: null, totals: null }
        : { invoices: [OPEN], next: 'cursor', totals: TOTALS },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await row(PAID.number)).toBeDefined();
  expect(screen.getByLabelText('Totals of these invoices').textContent).toContain('1,284');
});

test('when they cannot be loaded, a toast and the screen say so', async () => {
  let attempts = 0;
  const { user } = open({
    'invoices.list': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { invoices: [OPEN], next: null, totals: TOTALS };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
  await user.click(retry);
  expect(await row(OPEN.number)).toBeDefined();
});

test('on a phone, invoices are a list of cards', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  open();
  const card = within(await screen.findByRole('listitem', { name: OVERDUE.number }));
  expect(card.getByText(/3.days overdue/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
