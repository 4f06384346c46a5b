import { hoursAgo, invoiceRow } from './fixtures.ts';

export const usd = (amount: number) => ({ amount, currency: 'USD' });
export const OPEN = { ...invoiceRow(), client: 'Brandt Imports' as string | null };
export const OVERDUE = {
  ...OPEN,
  number: 'INV-2026-000041',
  tracking_number: 'GS104588228',
  status: 'Overdue' as const,
  due_at: hoursAgo(72),
};
export const PAID = {
  ...OPEN,
  number: 'INV-2026-000040',
  status: 'Paid' as const,
  paid_at: hoursAgo(20),
  client: null,
};
export const IN_USD = {
  currency: 'USD',
  amount_cents: 90_000_050,
  open_cents: 552_100,
  overdue_cents: 276_050,
};
export const TOTALS = { ...IN_USD, count: 1284, capped: false, by_currency: [IN_USD] };
export const FOUND = {
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

/** What the server sends unless a test says otherwise. */
export const INVOICE_RESPONSES = {
  'invoices.list': (): unknown => ({ invoices: [OPEN, OVERDUE, PAID], next: null, totals: TOTALS }),
  'invoices.find': (): unknown => FOUND,
};
