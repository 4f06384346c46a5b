import { ORPCError } from '@orpc/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, invoiceRow, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { StaffInvoices } from './staff-invoices.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const OPEN = { ...invoiceRow(), client: 'Brandt Imports' as string | null };
const OVERDUE = {
  ...OPEN,
  number: 'INV-2026-000041',
  tracking_number: 'GS104588228',
  status: 'Overdue' as const,
  due_at: hoursAgo(72),
};
const PAID = {
  ...OPEN,
  number: 'INV-2026-000040',
  status: 'Paid' as const,
  paid_at: hoursAgo(20),
  client: null,
};
const IN_USD = { currency: 'USD', amount_cents: 90_000_050, open_cents: 552_100, overdue_cents: 276_050 };
const TOTALS = { ...IN_USD, count: 1284, capped: false, by_currency: [IN_USD] };
const FOUND = {
  ...OPEN,
  issuer: {
    legal_name: 'Groundswell B.V.',
    address: ['Voorbeeldkade 18'],
    vat_id: 'NL000000000B00',
    phone: '+31 10 055 0118',
    email: 'billing@groundswell.example',
    bank_accounts: [],
  },
  net: { amount: 276_050, currency: 'USD' },
  vat: { amount: 0, currency: 'USD' },
  vat_groups: [],
  vat_in_base_currency: null,
  supplied_on: null,
  refunds: [],
  payment_reminders: [] as { level: number; name: string; sent_at: Date }[],
  client: {
    full_name: 'Ada Reyes',
    company_name: 'Reyes Lamps',
    email: 'ada@reyes.example',
    vat_id: null,
    address: [],
  },
  shipment: {
    origin_city: 'Shanghai',
    origin_country: 'CN',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Glass lamps',
    cargo_weight: 1200,
    transport_mode: 'sea' as const,
  },
  lines: [
    { description: 'Ocean freight', amount_cents: 250_000, credited: usd(0) },
    { description: 'Customs clearance', amount_cents: 26_050, credited: usd(0) },
  ],
  reason: null,
  payments: [],
  credit_notes: [] as { number: string; amount: ReturnType<typeof usd>; issued_at: Date }[],
};

function open(responses: Parameters<typeof serve>[0] = {}, at = '/admin/invoices') {
  const calls = serve({
    'invoices.list': () => ({ invoices: [OPEN, OVERDUE, PAID], next: null, totals: TOTALS }),
    'invoices.find': () => FOUND,
    ...responses,
  });
  const rendered = renderPiece(<StaffInvoices />, { at });
  const lists = () =>
    calls.filter(({ operation }) => operation === 'invoices.list').map(({ input }) => input);
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, lists, query };
}

const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) });

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

test('a number opens the invoice with its charges, in the URL as well', async () => {
  const { user, query } = open();
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: OPEN.number }));
  expect(query()).toEqual({ invoice: OPEN.number });
  const dialog = within(await screen.findByRole('dialog', { name: `Invoice ${OPEN.number}` }));
  const charges = within(await dialog.findByRole('table', { name: 'Charges in USD' }));
  expect(charges.getAllByRole('row').map((line) => line.textContent)).toEqual([
    'DescriptionAmount (USD)',
    'Ocean freight$2,500.00',
    'Customs clearance$260.50',
    'Total due$2,760.50',
  ]);
  expect(dialog.getByText('Groundswell B.V.')).toBeDefined();
  expect(dialog.getByText('Reyes Lamps')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query()).toEqual({}));
});

test.each([
  ['Pending', true],
  ['Paid', false],
  ['Void', false],
] as const)('an opened invoice that is %s can be paid: %s', async (status, open_) => {
  open({ 'invoices.find': () => ({ ...FOUND, status }) }, `/admin/invoices?invoice=${OPEN.number}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('table');
  expect(dialog.queryByRole('button', { name: 'Record payment' }) !== null).toBe(open_);
  expect(dialog.queryByRole('button', { name: 'Void…' }) !== null).toBe(open_);
  expect(dialog.getByRole('button', { name: 'View or print PDF' })).toBeDefined();
});

test('an unknown invoice is said to be unknown', async () => {
  open(
    {
      'invoices.find': () => {
        throw refusal('NOT_FOUND', 'No such invoice.', 404);
      },
    },
    '/admin/invoices?invoice=INV-1',
  );
  expect(await screen.findByText('We couldn’t find this invoice.')).toBeDefined();
});

test('an invoice is voided with a reason, which is required', async () => {
  const { user, calls } = open({ 'invoices.void': () => ({}) });
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Void the invoice?' }));
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.type(reason, 'Wrong client');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.void')?.input).toEqual({
    number: OPEN.number,
    reason: 'Wrong client',
  });
  expect(shownToasts()).toMatchObject([{ title: 'Voided', description: `Invoice ${OPEN.number}` }]);
});

test('a payment reminder is sent by hand', async () => {
  const { user, calls } = open({
    'invoices.sendPaymentReminder': () => ({
      number: OVERDUE.number,
      level: 2,
      name: 'Second reminder',
      sent_at: new Date(),
      recipients: 1,
    }),
  });
  await user.click(within(await row(OVERDUE.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Send payment reminder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a payment reminder?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.sendPaymentReminder')?.input).toEqual({
    number: OVERDUE.number,
  });
  expect(shownToasts()).toMatchObject([
    { title: 'Payment Reminder Sent', description: `Second reminder for ${OVERDUE.number}` },
  ]);
});

test('a payment reminder that cannot be sent says why', async () => {
  const message = 'All payment reminders of this invoice have been sent. Call the client.';
  const { user } = open({
    'invoices.sendPaymentReminder': () => {
      throw refusal('ALL_LEVELS_SENT', message);
    },
  });
  await user.click(within(await row(OVERDUE.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Send payment reminder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a payment reminder?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('an invoice is marked as disputed with a reason, which is required', async () => {
  const { user, calls } = open({
    'invoices.setDispute': () => ({ number: OPEN.number, disputed_at: new Date() }),
  });
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark as disputed…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this invoice disputed?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as disputed' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.type(reason, 'Wrong weight');
  await user.click(dialog.getByRole('button', { name: 'Mark as disputed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'invoices.setDispute')?.input).toEqual({
    number: OPEN.number,
    disputed: true,
    from: null,
    reason: 'Wrong weight',
  });
});

test('an invoice shows its payment reminders until it is paid', async () => {
  const payment_reminders = [
    { level: 1, name: 'Payment reminder', sent_at: new Date('2026-11-20T07:20:00Z') },
  ];
  open(
    { 'invoices.find': () => ({ ...FOUND, status: 'Overdue', payment_reminders }) },
    `/admin/invoices?invoice=${OPEN.number}`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(OPEN.number) }));
  expect(await dialog.findByText(/^Payment reminder, sent on/)).toBeDefined();
});

describe('a credit note', () => {
  async function openDialog(found = FOUND, answer: () => unknown = () => ({ number: 'CN-2026-00001' })) {
    const opened = open({ 'invoices.find': () => found, 'invoices.credit': answer });
    await opened.user.click(
      within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }),
    );
    await opened.user.click(screen.getByRole('menuitem', { name: 'Credit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a credit note' }));
    await dialog.findByRole('radio', { name: /^The whole invoice/ });
    const sent = () => opened.calls.find(({ operation }) => operation === 'invoices.credit')?.input;
    return { ...opened, dialog, sent };
  }

  test('of the whole invoice needs a reason only', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await user.type(reason, 'Wrong rate');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual({ number: OPEN.number, reason: 'Wrong rate', billable: false });
    expect(shownToasts()).toMatchObject([
      { title: 'Credit note issued', description: `CN-2026-00001 for invoice ${OPEN.number}` },
    ]);
  });

  test('of some lines states their amounts, each at most what is left', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Some lines/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter the amount of at least one line.')).toBeDefined();
    // The field gets the focus in the next frame, which would interrupt the typing.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    const customs = dialog.getByRole('textbox', { name: /^Customs clearance/ });
    await user.type(customs, '260.51');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter an amount up to $260.50.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(customs));
    await user.clear(customs);
    await user.type(customs, '60.50');
    await user.click(dialog.getByRole('radio', { name: /^Invoice it again/ }));
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() =>
      expect(sent()).toEqual({
        number: OPEN.number,
        reason: 'Agreed',
        billable: true,
        lines: [{ line: 2, amount: usd(60_50) }],
      }),
    );
  });

  test('that the server refuses says so at the line', async () => {
    const { user, dialog } = await openDialog(FOUND, () => {
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        message: 'Some fields are invalid.',
        data: { issues: [{ path: 'lines.0.amount', message: 'Enter an amount up to $10.00.' }] },
      });
    });
    await user.click(dialog.getByRole('radio', { name: /^Some lines/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed');
    const customs = dialog.getByRole('textbox', { name: /^Customs clearance/ });
    await user.type(customs, '60.50');
    await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    expect(await dialog.findByText('Enter an amount up to $10.00.')).toBeDefined();
    expect(customs.getAttribute('aria-invalid')).toBe('true');
  });
});

test('an invoice lists its credit notes and what remains due', async () => {
  const credited = {
    ...FOUND,
    credited: usd(100_00),
    due: usd(2_660_50),
    credit_notes: [{ number: 'CN-2026-00001', amount: usd(100_00), issued_at: NOW }],
  };
  open({ 'invoices.find': () => credited }, `/admin/invoices?invoice=${OPEN.number}`);
  const dialog = within(await screen.findByRole('dialog'));
  const charges = within(await dialog.findByRole('table', { name: 'Charges in USD' }));
  expect(
    charges
      .getAllByRole('row')
      .slice(3)
      .map((line) => line.textContent),
  ).toEqual(['Total$2,760.50', 'Credit note CN-2026-00001-$100.00', 'Amount due$2,660.50']);
  const link = charges.getByRole('link', { name: 'Credit note CN-2026-00001' });
  expect(link.getAttribute('href')).toBe('/admin/invoices?invoice=CN-2026-00001');
  expect(dialog.queryByRole('button', { name: 'Void…' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Credit…' })).toBeDefined();
});

test('a credit note names its invoice and its reason, and cannot be changed', async () => {
  const note = {
    ...FOUND,
    number: 'CN-2026-00001',
    kind: 'credit_note' as const,
    status: 'Issued' as const,
    credits_invoice: OPEN.number,
    reason: 'Wrong rate',
    due: usd(0),
  };
  open({ 'invoices.find': () => note }, '/admin/invoices?invoice=CN-2026-00001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note CN-2026-00001' }));
  expect(dialog.getByRole('link', { name: OPEN.number })).toBeDefined();
  expect(dialog.getByRole('heading', { name: 'Reason for the credit' })).toBeDefined();
  expect(dialog.getByText('Wrong rate')).toBeDefined();
  expect(dialog.getByText('Total credit')).toBeDefined();
  expect(dialog.queryByText('Terms')).toBeNull();
  for (const name of ['Void…', 'Credit…', 'Record payment'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});

test('Keep it leaves the invoice alone', async () => {
  const { user, calls } = open();
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: /^More for invoice/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'invoices.void')).toEqual([]);
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
