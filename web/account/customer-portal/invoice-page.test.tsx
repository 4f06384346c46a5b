import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { daysAhead, invoiceRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import InvoicePage from './invoice-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
