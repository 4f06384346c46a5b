import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { booked, issue } from './invoices-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const domestic = { category: 'S', rate: 21, note: '' };
const cross_border = { category: 'Z', rate: 0, note: 'Article 146 (1) (e) of Directive 2006/112/EC' };
const VAT = { country: 'NL', domestic, cross_border };
const ADDRESS = { label: 'Head office', street: '1 Quay', city: 'Rotterdam', country: 'NL' };
const ACCOUNT = { holder: 'Groundswell B.V.', bank: 'Voorbeeldbank', account: 'NL91ABNA0417164300', bic: '' };

let product: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let entity_path: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
  const entity = { name: 'Groundswell B.V.', vat_id: 'NL000000000B00', base_currency: 'EUR', vat: VAT };
  const { id } = (await admin.request('POST', '/api/legal-entities', entity)).json();
  entity_path = `/api/legal-entities/${id}`;
  const rate = { from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.25', source: 'ECB' };
  expect((await admin.request('POST', '/api/exchange-rates', rate)).statusCode).toBe(201);
  expect((await change(ownPath(), { addresses: [ADDRESS] })).statusCode).toBe(200);
});
afterAll(() => product.close());

/** A shipment within the Netherlands at $1,000. */
async function domesticShipment({ cost_cents = 1_000_00, currency = 'USD' } = {}): Promise<string> {
  const tracking_number = await booked(product, customer, { cost_cents, currency });
  await product.database.sql`
    update shipments set origin_country = 'NL' where tracking_number = ${tracking_number}`;
  return tracking_number;
}

const read = async (number: string) => (await customer.request('GET', `/api/invoices/${number}`)).json();
async function issued(tracking_number: string) {
  const response = await issue(admin, tracking_number);
  expect(response.statusCode, response.body).toBe(201);
  return read(response.json().number);
}
const change = (path: string, body: object) => admin.request('PATCH', path, body);
const ownPath = () => `/api/organisations/${customer.organisation_id}`;
const unbilledOf = async (tracking_number: string) =>
  (await admin.request('GET', `/api/shipments/${tracking_number}/invoice`)).json().unbilled;

test('a domestic shipment is invoiced with VAT, whose amount is due and owed', async () => {
  const tracking_number = await domesticShipment();
  const USD = (amount: number) => ({ amount, currency: 'USD' });
  const group = { category: 'S', rate: 21, net: USD(1_000_00), vat: USD(210_00), note: '' };
  expect(await unbilledOf(tracking_number)).toMatchObject({
    total: USD(1_000_00),
    vat: USD(210_00),
    gross: USD(1_210_00),
    vat_groups: [group],
  });
  const credit = async () => (await admin.request('GET', `${ownPath()}/credit`)).json();
  expect(await credit()).toMatchObject({ due_cents: 0, unbilled_cents: 1_000_00 });
  const invoice = await issued(tracking_number);
  expect(invoice).toMatchObject({
    amount_cents: 1_210_00,
    net: USD(1_000_00),
    vat: USD(210_00),
    vat_groups: [group],
    vat_in_base_currency: {
      vat: { amount: 168_00, currency: 'EUR' },
      exchange: { from: 'USD', to: 'EUR', rate: '0.8', date: '2026-11-20' },
    },
  });
  expect(invoice.lines.every(({ vat_rate }: { vat_rate: number }) => vat_rate === 21)).toBe(true);
  expect(await credit()).toMatchObject({ due_cents: 1_210_00, unbilled_cents: 0 });
  expect(await unbilledOf(tracking_number)).toBeNull();
});

test('credit notes take the VAT of their lines back, and price and debt without it', async () => {
  const tracking_number = await domesticShipment();
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  const { number } = await issued(tracking_number);
  const USD = (amount: number) => ({ amount, currency: 'USD' });
  const credit = async (input: object) => {
    const path = `/api/invoices/${number}/credit-notes`;
    const response = await admin.request('POST', path, { reason: 'Agreed', ...input });
    expect(response.statusCode, response.body).toBe(201);
    return read(response.json().number);
  };
  expect(await credit({ lines: [{ line: 1, amount: USD(333_33) }], billable: true })).toMatchObject({
    amount_cents: 403_33,
    net: USD(333_33),
    vat: USD(70_00),
    vat_groups: [{ category: 'S', rate: 21, net: USD(333_33), vat: USD(70_00) }],
  });
  expect(await read(number)).toMatchObject({ credited: USD(403_33), due: USD(806_67), status: 'Pending' });
  expect(await unbilledOf(tracking_number)).toMatchObject({ total: USD(333_33), vat: USD(70_00) });
  const again = await issued(tracking_number);
  expect(again).toMatchObject({ amount_cents: 403_33, vat: USD(70_00) });
  for (const amount of [222_22, 222_22]) await credit({ lines: [{ line: 1, amount: USD(amount) }] });
  await credit({});
  expect(await read(number)).toMatchObject({ credited: USD(1_210_00), due: USD(0), status: 'Credited' });
  expect(await unbilledOf(tracking_number)).toBeNull();
});

test('a shipment across borders states its reason; later settings change no invoice', async () => {
  const invoice = await issued(await booked(product, customer));
  expect(invoice).toMatchObject({
    amount_cents: 183_450,
    vat: { amount: 0 },
    vat_groups: [{ category: 'Z', rate: 0, net: { amount: 183_450 }, note: cross_border.note }],
  });
  expect((await change(entity_path, { vat: { ...VAT, cross_border: null } })).statusCode).toBe(200);
  expect(await read(invoice.number)).toEqual(invoice);
  await change(entity_path, { vat: VAT });
  await expect(
    product.database.sql`update invoices set vat_cents = 1 where number = ${invoice.number}`,
  ).rejects.toThrow('An issued invoice never changes.');
});

test('a charge keeps the treatment that staff chose; a further invoice states what is left net', async () => {
  const tracking_number = await domesticShipment();
  await issued(tracking_number);
  const vat = { category: 'E', rate: 0, note: 'Insurance is exempt' };
  const added = await admin.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'INSURANCE',
    side: 'sell',
    rate: { amount: 50_00, currency: 'USD' },
    reason: 'Insured since',
    vat,
  });
  expect(added.json()).toMatchObject({ vat });
  await admin.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'sell',
    rate: { amount: 10_00, currency: 'USD' },
    reason: 'Certificate',
  });
  expect(await issued(tracking_number)).toMatchObject({
    amount_cents: 62_10,
    net: { amount: 60_00 },
    vat_groups: [
      { category: 'E', net: { amount: 50_00 }, vat: { amount: 0 }, note: vat.note },
      { category: 'S', net: { amount: 10_00 }, vat: { amount: 2_10 } },
    ],
  });
});

test('reverse charge of a company needs its VAT ID', async () => {
  const vat = { category: 'AE', rate: 0, note: 'Reverse charge' };
  const refused = await change(ownPath(), { vat });
  expect([refused.statusCode, refused.json().issues?.[0]?.path]).toEqual([422, 'vat_id']);
  expect((await change(ownPath(), { vat, vat_id: 'DE000000000' })).statusCode).toBe(200);
  expect((await change(ownPath(), { vat_id: null })).statusCode).toBe(422);
  expect(await issued(await domesticShipment())).toMatchObject({
    amount_cents: 1_000_00,
    client: { vat_id: 'DE000000000' },
    vat_groups: [{ category: 'AE', note: 'Reverse charge' }],
  });
  expect((await change(ownPath(), { vat: null, vat_id: null })).statusCode).toBe(200);

  await change(entity_path, { vat: { ...VAT, cross_border: vat } });
  const response = await issue(admin, await booked(product, customer));
  expect([response.statusCode, response.json().code]).toEqual([409, 'NO_CUSTOMER_VAT_ID']);
  await change(entity_path, { vat: VAT });
});

test('without an exchange rate no invoice with VAT is issued that could not state it in the base currency', async () => {
  const tracking_number = await domesticShipment({ cost_cents: 1_835, currency: 'JPY' });
  const refused = await issue(admin, tracking_number);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_EXCHANGE_RATE']);
  expect(refused.json().detail).toContain('Add an exchange rate from JPY to EUR');
  const rate = { from: 'EUR', to: 'JPY', date: '2026-11-20', rate: '160', source: 'ECB' };
  expect((await admin.request('POST', '/api/exchange-rates', rate)).statusCode).toBe(201);
  expect(await issued(tracking_number)).toMatchObject({
    amount_cents: 2_220,
    vat: { amount: 385, currency: 'JPY' },
    vat_in_base_currency: { vat: { amount: 2_41, currency: 'EUR' } },
  });
});

test('an invoice with VAT needs the address of the customer; one outside the scope of VAT does not', async () => {
  const outside = { category: 'O', rate: 0, note: 'Not taxable in the Netherlands' };
  expect((await change(ownPath(), { addresses: [] })).statusCode).toBe(200);
  for (const tracking_number of [await domesticShipment(), await booked(product, customer)]) {
    const refused = await issue(admin, tracking_number);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_CUSTOMER_ADDRESS']);
  }
  await change(entity_path, { vat: { ...VAT, cross_border: outside } });
  expect(await issued(await booked(product, customer))).toMatchObject({ client: { address: [] } });
  await change(entity_path, { vat: VAT });
  await change(ownPath(), { addresses: [ADDRESS] });
});

test('where lines are taxed differently, the invoice states the VAT of each', async () => {
  const tracking_number = await domesticShipment();
  await admin.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'INSURANCE',
    side: 'sell',
    rate: { amount: 50_00, currency: 'USD' },
    reason: 'Insured since',
    vat: { category: 'E', rate: 0, note: 'Insurance is exempt' },
  });
  const { number } = await issued(tracking_number);
  const { rawPayload } = await customer.request('GET', `/api/invoices/${number}/pdf`);
  const pdf = (await pagesOf(new Uint8Array(rawPayload))).join(' ');
  expect(pdf).toContain('Description VAT Amount (USD)');
  expect(pdf).toMatch(/Exempt \$50\.00/);
  expect(pdf).toContain('Exempt: Insurance is exempt');
  expect(pdf).toMatch(/21% \$\d/);
});

test('a legal entity with VAT needs a VAT ID, and an account valid check digits', async () => {
  const issuesOf = async (body: object) => {
    const response = await change(entity_path, body);
    return [response.statusCode, response.json().issues?.[0]?.path];
  };
  expect(await issuesOf({ vat_id: '' })).toEqual([422, 'vat_id']);
  expect(await issuesOf({ bank_accounts: [{ ...ACCOUNT, account: 'NL91ABNA0417164301' }] })).toEqual([
    422,
    'bank_accounts.0.account',
  ]);
  const bare = { name: 'Ltd', base_currency: 'GBP', vat: VAT };
  expect((await admin.request('POST', '/api/legal-entities', bare)).statusCode).toBe(422);
});

test('an invoice prints its VAT, the bank account of its currency and the contact of its issuer', async () => {
  const contact = { phone: '+31 10 055 0118', email: 'billing@groundswell.example' };
  const other = { ...ACCOUNT, account: '0012-345678', currency: 'EUR' };
  expect((await change(entity_path, { bank_accounts: [ACCOUNT, other], ...contact })).statusCode).toBe(200);
  const invoice = await issued(await domesticShipment());
  expect(invoice.issuer).toMatchObject({ ...contact, bank_accounts: [{ ...ACCOUNT, currency: null }] });
  const { rawPayload } = await customer.request('GET', `/api/invoices/${invoice.number}/pdf`);
  const pdf = (await pagesOf(new Uint8Array(rawPayload))).join(' ');
  for (const text of [
    'Net total',
    'VAT 21% on $1,000.00',
    '$210.00',
    '$1,210.00',
    'VAT in EUR: €168.00, at 1 USD = 0.8 EUR of 20 November 2026.',
    'IBAN NL91 ABNA 0417 1643 00',
    `Payment reference ${invoice.number}`,
    contact.email,
  ])
    expect(pdf).toContain(text);
  expect(pdf).not.toContain('0012-345678');
});

test('the sheet for accounting has net amounts, VAT, rates and categories', async () => {
  const { number } = await issued(await domesticShipment());
  const { body } = await admin.request('GET', '/api/staff/invoices.csv');
  const [header = '', ...rows] = body.trim().split(/\r?\n/);
  const names = header.split(',');
  const cells = rows.find((row) => row.startsWith(`"${number}"`))?.split(',') ?? [];
  const cell = (name: string) => cells.at(names.indexOf(name) - names.length);
  expect(names.slice(0, 2)).toEqual(['invoice', 'line']);
  expect(['vat_category', 'vat_rate', 'vat_note', 'net_total', 'vat_total'].map(cell)).toEqual([
    '"S"',
    '21',
    '""',
    '1000',
    '210',
  ]);
});
