import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Permission } from '#domain/people/permissions.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead, hoursAgo, invoiceRow, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { Documents } from './documents.tsx';
import InvoicePage from './invoice-page.tsx';
import { Portal } from './portal.tsx';
import { PortalFigures } from './portal-figures.tsx';
import { ProgressLane } from './progress-lane.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ROW = {
  id: '01900000-0000-7000-8000-00000000000e',
  document_type: 'bill_of_lading' as const,
  document_number: 'BOL-GS104588210-2026-001',
  tracking_number: 'GS104588210',
  status: 'issued' as const,
  version: 1,
  created_at: hoursAgo(48),
  issued_at: hoursAgo(24),
};

function open(response: (input: never) => unknown, search = '') {
  const calls = serve({ 'documents.mine': response });
  const rendered = renderPiece(<Documents />, { at: `/customer-portal?tab=documents${search}` });
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, query };
}

const one = () => ({ documents: [ROW], next: null });
const none = () => ({ documents: [], next: null });

test('the request has the filters of the URL', async () => {
  const { calls } = open(one, '&q=lading&type=bill_of_lading&shipment=GS104588210');
  await screen.findByRole('table');
  expect(calls[0]?.input).toMatchObject({
    search: 'lading',
    type: 'bill_of_lading',
    shipment: 'GS104588210',
  });
});

test('an unknown type in the URL is ignored', async () => {
  const { calls } = open(one, '&type=poem');
  await screen.findByRole('table');
  expect(calls[0]?.input).not.toHaveProperty('type');
});

test('the type is chosen, and the search follows the typing once it rests', async () => {
  const { user, query, calls } = open(one);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'bill_of_lading');
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'GS1 ');
  await waitFor(() => expect(query()).toEqual({ tab: 'documents', type: 'bill_of_lading', q: 'GS1' }));
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ search: 'GS1', type: 'bill_of_lading' }));
});

test('one shipment’s documents can be had in one file, and its filter removed', async () => {
  const { user, query } = open(one, '&shipment=GS104588210');
  const all = await screen.findByRole('link', { name: 'Download all (ZIP)' });
  expect(all.getAttribute('href')).toContain('GS104588210');
  await user.click(screen.getByRole('button', { name: 'Remove filter shipment GS104588210' }));
  expect(query()).toEqual({ tab: 'documents' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /ZIP/ })).toBeNull());
});

test('a shipment without documents still has its booking confirmation', async () => {
  open(none, '&shipment=GS104588210');
  const link = await screen.findByRole('link', { name: 'Booking confirmation (PDF)' });
  expect(link.getAttribute('href')).toBe('/api/shipments/GS104588210/booking-confirmation.pdf');
});

test('without documents there is neither a filter nor a table', async () => {
  open(none);
  expect(await screen.findByText('No documents yet')).toBeDefined();
  expect(screen.queryByRole('search')).toBeNull();
});

test.each([
  ['&q=zzz', 'No documents found'],
  ['&shipment=GS104588228', 'No documents found for GS104588228'],
])('nothing found with %s says: %s, and can be cleared', async (search, title) => {
  const { user, query } = open(none, search);
  expect(await screen.findByText(title)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ tab: 'documents' });
  expect(await screen.findByText('No documents yet')).toBeDefined();
});

test('a link to the list clears the search, which does not return', async () => {
  serve({ 'documents.mine': one });
  const { user, address } = renderPiece(
    <>
      <Documents />
      <Link to="/customer-portal?tab=documents">All documents</Link>
    </>,
    { at: '/customer-portal?tab=documents&q=lading' },
  );
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search documents' });
  await user.click(screen.getByRole('link', { name: 'All documents' }));
  await waitFor(() => expect(field.value).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address()).toBe('/customer-portal?tab=documents');
});

test('while all documents load after a search, the list is not said to be empty', async () => {
  const { user, query } = open(
    ({ search }: { search?: string }) => (search ? none() : new Promise(() => {})),
    '&q=zzz',
  );
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ tab: 'documents' });
  expect(screen.queryByText('No documents yet')).toBeNull();
});

test('when they cannot be loaded, they can be retried', async () => {
  let attempts = 0;
  const { user } = open(() => {
    attempts += 1;
    return attempts === 1 ? lost() : one();
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

const SUMMARY = {
  active: 3,
  in_transit: 2,
  invoiced_this_month_cents: 1_250_049,
  currency: 'USD',
  by_currency: [{ currency: 'USD', invoiced_this_month_cents: 1_250_049 }],
  documents: 1_284,
};

function portal(at: string, person = CUSTOMER) {
  serve({
    'people.session': () => person,
    'portal.summary': () => SUMMARY,
    'shipments.mine': () => ({ shipments: [shipmentRow()], next: null }),
    'invoices.mine': () => ({ invoices: [invoiceRow()], next: null }),
    'documents.mine': one,
  });
  return renderPiece(<Portal person={person} />, { at });
}

test.each<[Permission[], string[]]>([
  [['view'], ['shipments', 'documents', 'quotes']],
  [['money'], ['invoices']],
])('with %j the portal has the tabs %j', async (permissions, tabs) => {
  portal('/customer-portal', { ...CUSTOMER, permissions });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect(screen.queryByRole('link', { name: 'New Shipment' })).toBeNull();
});

test('the portal opens with its figures and the shipments', async () => {
  portal('/customer-portal');
  await waitFor(() =>
    expect(screen.getByLabelText('Your figures').textContent).toMatch(
      /^Active Shipments3In Transit2This Month, invoiced\$12,500Documents1,284$/,
    ),
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('shipments');
  expect(await screen.findByRole('heading', { name: 'GS104588210' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'New Shipment' }).getAttribute('href')).toBe('/create-shipment');
});

test('what was invoiced is stated in each currency', async () => {
  const by_currency = [
    { currency: 'EUR', invoiced_this_month_cents: 300_049 },
    { currency: 'USD', invoiced_this_month_cents: 20_000 },
  ];
  serve({ 'portal.summary': () => ({ ...SUMMARY, currency: null, by_currency }) });
  renderPiece(<PortalFigures />);
  await waitFor(() =>
    expect(screen.getByLabelText('Your figures').textContent).toContain('invoiced€3,000 + $200'),
  );
});

test('a tab is in the URL, and drops the filters of the other', async () => {
  const { user, address } = portal('/customer-portal?tab=documents&q=lading');
  expect(await screen.findByRole('table')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'invoices' }));
  expect(address()).toBe('/customer-portal?tab=invoices');
  expect(await screen.findByRole('rowheader', { name: /INV-2026-000042/ })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'shipments' }));
  expect(address()).toBe('/customer-portal');
});

test('arrow keys move between tabs, Enter opens one', async () => {
  const { user, address } = portal('/customer-portal');
  await user.click(screen.getByRole('tab', { name: 'shipments' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'invoices' }));
  expect(address()).toBe('/customer-portal');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/customer-portal?tab=invoices');
});

test.each([
  ['in_transit', 42, '42%'],
  ['delivered', 100, '100%'],
  ['cancelled', 42, null],
] as const)('the way of a shipment that is %s at %i is %s', (status, progress, text) => {
  renderPiece(<ProgressLane shipment={shipmentRow({ status, progress })} />);
  expect(screen.queryByText(/^\d+%/)?.textContent ?? null).toBe(text && `${text} of the way`);
});

const INVOICE = {
  ...invoiceRow(),
  issuer: {
    legal_name: 'Groundswell B.V.',
    address: ['Voorbeeldkade 18', 'Rotterdam'],
    vat_id: 'NL000000000B00',
    phone: '+31 10 055 0118',
    email: 'billing@groundswell.example',
    bank_accounts: [] as object[],
  },
  net: { amount: 276_050, currency: 'USD' },
  vat: { amount: 0, currency: 'USD' },
  vat_groups: [],
  vat_in_base_currency: null,
  supplied_on: null,
  refunds: [],
  payment_reminders: [],
  client: {
    full_name: 'Ada Reyes',
    company_name: 'Reyes Lamps' as string | null,
    email: 'ada@reyes.example',
    vat_id: 'GB000000000',
    address: ['1 Sample Road', 'Leeds LS1 1AA', 'United Kingdom'],
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
  lines: [{ description: 'Ocean freight', amount_cents: 276_050 }],
  reason: null,
  credit_notes: [],
  payments: [],
};

async function invoice(change: object = {}, responses: Parameters<typeof serve>[0] = {}) {
  serve({
    'people.session': () => ({
      user_id: '01900000-0000-7000-8000-000000000031',
      full_name: 'Ada Reyes',
      email: 'ada@reyes.example',
      company_name: null,
      role: 'customer',
      expires_at: daysAhead(9_000),
      second_factor: 'off',
    }),
    'invoices.find': () => ({ ...INVOICE, ...change }),
    ...responses,
  });
  const rendered = renderPiece(
    <Routes>
      <Route path="/invoices/:number" element={<InvoicePage />} />
    </Routes>,
    { at: '/invoices/INV-2026-000042' },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const fact = (name: string) =>
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

test('an invoice names both parties, the shipment and its terms', async () => {
  await invoice();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('INV-2026-000042');
  for (const text of [
    'Groundswell B.V.',
    'Voorbeeldkade 18',
    'VAT ID NL000000000B00',
    'VAT ID GB000000000',
    'Leeds LS1 1AA',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('Reyes Lamps')).toBeDefined();
  expect(screen.getByRole('link', { name: 'GS104588210' }).getAttribute('href')).toBe('/track/GS104588210');
  expect(fact('Terms')).toBe('Net 30 Days');
  expect(fact('Paid')).toBe('Not yet');
});

test('an invoice that is paid in part says so', async () => {
  await invoice({ paid: { amount: 10_000, currency: 'USD' } });
  expect(fact('Paid')).toBe('In part');
});

test.each([
  ['Pending', 'Total due', /^Please quote INV-2026-000042 with your payment\./],
  ['Overdue', 'Total due', /^Please quote INV-2026-000042/],
  ['Paid', 'Total, paid', /^Questions about this invoice/],
  ['Void', 'Total, void', /^This invoice is void. No payment is due\./],
] as const)('an invoice that is %s ends with “%s”', async (status, total, note) => {
  await invoice({ status });
  const table = within(screen.getByRole('table', { name: 'Charges in USD' }));
  expect(table.getByRole('rowheader', { name: total }).nextElementSibling?.textContent).toBe('$2,760.50');
  expect(screen.getByText(note)).toBeDefined();
});

test('an invoice shows its net total, VAT, why none is charged, and where to pay to', async () => {
  const USD = (amount: number) => ({ amount, currency: 'USD' });
  await invoice({
    amount_cents: 286_050,
    net: USD(276_050),
    vat: USD(10_000),
    vat_groups: [
      { category: 'S', rate: 21, net: USD(47_619), vat: USD(10_000), note: '' },
      { category: 'AE', rate: 0, net: USD(228_431), vat: USD(0), note: 'Article 196' },
    ],
    vat_in_base_currency: {
      vat: { amount: 8_000, currency: 'EUR' },
      exchange: { from: 'USD', to: 'EUR', rate: '0.8', date: '2026-11-20' },
    },
    issuer: {
      ...INVOICE.issuer,
      bank_accounts: [
        {
          holder: 'Groundswell B.V.',
          bank: 'Bank',
          account: 'NL91ABNA0417164300',
          routing_number: '021000021',
          bic: '',
          currency: null,
        },
      ],
    },
  });
  const amountOf = (name: RegExp) => screen.getByRole('rowheader', { name }).nextElementSibling?.textContent;
  expect(amountOf(/^Net total/)).toBe('$2,760.50');
  expect(amountOf(/^VAT 21% on \$476\.19/)).toBe('$100.00');
  expect(amountOf(/^Reverse charge, VAT 0% on \$2,284\.31.*Article 196/)).toBe('$0.00');
  expect(amountOf(/^Total due/)).toBe('$2,860.50');
  expect(
    screen.getByText(/^VAT in EUR: €80\.00, at 1 USD = 0\.8 EUR of Nov(ember)? 20, 2026\.$/),
  ).toBeDefined();
  expect(screen.getByText('NL91 ABNA 0417 1643 00').parentElement?.textContent).toBe(
    'IBAN NL91 ABNA 0417 1643 00',
  );
  expect(screen.getByText(/^Routing number/).textContent).toBe('Routing number (ABA) 021000021');
  expect(screen.getByText(/^Payment reference/).textContent).toBe('Payment reference INV-2026-000042');
  expect(screen.getByText(/billing@groundswell\.example/)).toBeDefined();
});

test('a disputed invoice without reminders says so under its own title', async () => {
  await invoice({ disputed_at: new Date('2026-11-02T12:00:00Z') });
  expect(screen.getByRole('heading', { name: 'Dispute' }).parentElement?.textContent).toMatch(
    /Disputed since Nov(ember)? 2, 2026$/,
  );
  expect(screen.queryByRole('heading', { name: 'Payment reminders' })).toBeNull();
});

test('a refunded credit note says when and by which payment', async () => {
  await invoice({
    kind: 'credit_note',
    status: 'Issued',
    refunds: [
      { amount: { amount: 20_00, currency: 'USD' }, refunded_at: new Date('2026-11-21'), reference: 'T1' },
    ],
  });
  const row = screen.getByRole('rowheader', { name: /^Refunded on .*2026.*, T1$/ });
  expect(row.nextElementSibling?.textContent).toBe('$20.00');
});

test('an invoice names a date of supply other than its date of issue', async () => {
  await invoice({ issued_at: new Date('2026-11-21T12:00:00Z'), supplied_on: '2026-11-19' });
  expect(screen.getByText('Date of supply').nextElementSibling?.textContent).toMatch(/19/);
});

test('an invoice does not repeat its date of issue as the date of supply', async () => {
  await invoice({ issued_at: new Date('2026-11-21T12:00:00Z'), supplied_on: '2026-11-21' });
  expect(screen.queryByText('Date of supply')).toBeNull();
});

test('a voided invoice says when, instead of when it was paid', async () => {
  await invoice({ status: 'Void', voided_at: new Date('2026-11-19T12:00:00Z') });
  expect(fact('Voided')).toMatch(/19/);
  expect(fact('Paid')).toBeNull();
});

test.each([
  [{ client: null }, 'Account closed'],
  [{ client: { ...INVOICE.client, company_name: null } }, 'Ada Reyes'],
  [
    { client: { full_name: '', company_name: 'Quayside Imports', email: '', vat_id: null, address: [] } },
    'Quayside Imports',
  ],
] as const)('billed to %j is %s', async (change, text) => {
  await invoice(change);
  const { parentElement: billed } = screen.getByRole('heading', { name: 'Billed to' });
  expect(within(billed as HTMLElement).getByText(text)).toBeDefined();
  expect([...(billed as HTMLElement).children].filter(({ textContent }) => !textContent)).toEqual([]);
});

test('an invoice is printed', async () => {
  const { user } = await invoice();
  window.print = vi.fn();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledOnce();
});

test('a failed download says why, and can be tried again', async () => {
  const { user } = await invoice({}, { 'invoices.pdf': lost });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('an invoice of somebody else is not found', async () => {
  await invoice(
    {},
    {
      'invoices.find': () => {
        throw refusal('NOT_FOUND', 'No such invoice.', 404);
      },
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice not found' })).toBeDefined();
  expect(screen.getByText('None of your invoices has the number INV-2026-000042.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
