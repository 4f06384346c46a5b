import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });

let now = NOW;
let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  now = NOW;
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

/** A shipment with freight of $900 and a charge of $100 for documents, both on its invoice. */
async function invoiced(change: Parameters<typeof booked>[2] = {}) {
  const tracking_number = await booked(product, customer, { cost_cents: 900_00, ...change });
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  await addCharge(tracking_number, 100_00);
  const { number } = (await issue(dispatcher, tracking_number)).json();
  return { number: number as string, tracking_number };
}

const addCharge = (tracking_number: string, amount: number) =>
  dispatcher.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'sell',
    description: 'Documents',
    rate: usd(amount),
    reason: 'Late documents',
  });
const credit = (number: string, input: object = {}) =>
  dispatcher.request('POST', `/api/invoices/${number}/credit-notes`, { reason: 'Wrong rate', ...input });
const read = async (number: string, person = customer): Promise<Invoice> =>
  (await person.request('GET', `/api/invoices/${number}`)).json();
const billingOf = async (tracking_number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${tracking_number}/invoice`)).json();
const chargesOf = async (tracking_number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${tracking_number}/charges`)).json();
const documents = (amount: number) => ({ lines: [{ line: 2, amount: usd(amount) }] });

async function debts() {
  const { due_cents, unbilled_cents, used_cents } = (
    await dispatcher.request('GET', `/api/organisations/${customer.organisation_id}/credit`)
  ).json();
  return { due_cents, unbilled_cents, used_cents };
}

test('a credit note names its invoice, its reason and the credited lines; the invoice lists it', async () => {
  const { number, tracking_number } = await invoiced();
  const response = await credit(number, documents(30_00));
  expect(response.statusCode, response.body).toBe(201);
  const note = response.json().number;
  expect(note).toMatch(/^CN-2026-\d{5}$/);
  expect(response.headers.location).toBe(`/api/v1/invoices/${note}`);
  expect(await read(note)).toMatchObject({
    number: note,
    kind: 'credit_note',
    credits_invoice: number,
    reason: 'Wrong rate',
    status: 'Issued',
    amount_cents: 30_00,
    due: usd(0),
    tracking_number,
    issued_at: NOW.toISOString(),
    lines: [{ description: 'Documents', amount_cents: 30_00 }],
    credit_notes: [],
  });
  const invoice = await read(number);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    status: 'Pending',
    amount_cents: 1_000_00,
    credited: usd(30_00),
    due: usd(970_00),
    overpaid: usd(0),
    credit_notes: [{ number: note, amount: usd(30_00), issued_at: NOW.toISOString() }],
  });
  expect(invoice.lines.map(({ credited }) => credited.amount)).toEqual([0, 30_00]);
});

describe('an allowance', () => {
  test('lowers the price, and nothing is invoiced again', async () => {
    const { number, tracking_number } = await invoiced();
    await credit(number, documents(30_00));
    const { charges, total } = await chargesOf(tracking_number);
    expect(total).toEqual(usd(970_00));
    expect(charges.at(-1)).toMatchObject({ charge_code: 'DOC', converted: usd(-30_00), status: 'invoiced' });
    expect(await billingOf(tracking_number)).toMatchObject({ invoice: { number }, unbilled: null });
    expect(await debts()).toEqual({ due_cents: 970_00, unbilled_cents: 0, used_cents: 970_00 });
  });

  test('of the whole invoice settles it: it is neither overdue nor payable', async () => {
    const { number, tracking_number } = await invoiced();
    const note = (await credit(number)).json().number;
    now = new Date('2027-03-01T12:00:00Z');
    customer = await product.comeBack(customer);
    dispatcher = await product.comeBack(dispatcher);
    expect(await read(number)).toMatchObject({ status: 'Credited', credited: usd(1_000_00), due: usd(0) });
    const paying = await dispatcher.request('POST', `/api/invoices/${number}/payment`, {});
    expect([paying.statusCode, paying.json().code]).toEqual([409, 'ALREADY_CREDITED']);
    const { due } = (await customer.request('GET', '/api/portal/attention')).json();
    expect(due).toMatchObject({ count: 0, overdue: 0, amounts: [] });
    expect(await debts()).toEqual({ due_cents: 0, unbilled_cents: 0, used_cents: 0 });
    expect((await chargesOf(tracking_number)).total).toEqual(usd(0));
    expect((await billingOf(tracking_number)).unbilled).toBeNull();
    const paid = await dispatcher.request('POST', `/api/invoices/${note}/payment`, {});
    expect(paid.json().code).toBe('CREDIT_NOTE');
  });

  test('on a shipment with one agreed sum is a charge beside it', async () => {
    const tracking_number = await booked(product, customer, { cost_cents: 500_00 });
    await product.database.sql`delete from shipment_charges`;
    const { number } = (await issue(dispatcher, tracking_number)).json();
    await credit(number, { lines: [{ line: 1, amount: usd(100_00) }] });
    const { charges, total } = await chargesOf(tracking_number);
    expect(total).toEqual(usd(400_00));
    expect(charges.map(({ converted }: { converted: { amount: number } }) => converted.amount)).toEqual([
      500_00, -100_00,
    ]);
  });
});

describe('what stays billable', () => {
  test('is on the next invoice, and price and debt stay', async () => {
    const { number, tracking_number } = await invoiced();
    await credit(number, { ...documents(100_00), billable: true });
    expect((await chargesOf(tracking_number)).total).toEqual(usd(1_000_00));
    expect(await debts()).toEqual({ due_cents: 900_00, unbilled_cents: 100_00, used_cents: 1_000_00 });
    expect((await billingOf(tracking_number)).unbilled).toMatchObject({
      total: usd(100_00),
      lines: [{ description: 'Documents', amount: usd(100_00) }],
    });
  });

  test('can be reversed, which lowers the price, and be charged at another amount', async () => {
    const { number, tracking_number } = await invoiced();
    await credit(number, { ...documents(100_00), billable: true });
    const { charges } = await chargesOf(tracking_number);
    const path = `/api/shipments/${tracking_number}/charges/${charges.at(-1).number}`;
    expect((await dispatcher.request('PATCH', path, { status: 'reversed' })).statusCode).toBe(200);
    expect((await billingOf(tracking_number)).unbilled).toBeNull();
    await addCharge(tracking_number, 60_00);
    const next = (await issue(dispatcher, tracking_number)).json().number;
    expect(await read(next)).toMatchObject({ amount_cents: 60_00, lines: [{ description: 'Documents' }] });
    expect((await chargesOf(tracking_number)).total).toEqual(usd(960_00));
    expect(await debts()).toEqual({ due_cents: 960_00, unbilled_cents: 0, used_cents: 960_00 });
  });

  test('of a whole invoice lets staff change the price and invoice the shipment again', async () => {
    const { number, tracking_number } = await invoiced();
    await credit(number, { billable: true });
    const repriced = await dispatcher.request('POST', `/api/shipments/${tracking_number}/confirm`, {
      price: usd(850_00),
    });
    expect(repriced.statusCode, repriced.body).toBe(200);
    const next = (await issue(dispatcher, tracking_number)).json().number;
    expect(await read(next)).toMatchObject({ status: 'Pending', amount_cents: 850_00 });
    expect(await debts()).toEqual({ due_cents: 850_00, unbilled_cents: 0, used_cents: 850_00 });
  });

  test('of a cancelled shipment is still owed', async () => {
    const { number, tracking_number } = await invoiced();
    await product.database.sql`
      update shipments set status = 'cancelled' where tracking_number = ${tracking_number}`;
    await credit(number, { ...documents(100_00), billable: true });
    expect((await billingOf(tracking_number)).unbilled.total).toEqual(usd(100_00));
    expect(await debts()).toEqual({ due_cents: 900_00, unbilled_cents: 100_00, used_cents: 1_000_00 });
  });
});

test('a cancelled shipment that is credited owes nothing', async () => {
  const { number, tracking_number } = await invoiced();
  await product.database.sql`
    update shipments set status = 'cancelled' where tracking_number = ${tracking_number}`;
  await credit(number);
  expect(await debts()).toEqual({ due_cents: 0, unbilled_cents: 0, used_cents: 0 });
  expect((await billingOf(tracking_number)).unbilled).toBeNull();
});

test('the credit of a paid invoice is a credit balance of the client', async () => {
  const { number } = await invoiced();
  await credit(number, documents(40_00));
  await dispatcher.request('POST', `/api/invoices/${number}/payment`, {});
  await credit(number);
  expect(await read(number)).toMatchObject({
    status: 'Paid',
    credited: usd(1_000_00),
    overpaid: usd(960_00),
    due: usd(0),
  });
  expect((await credit(number)).json().code).toBe('ALREADY_CREDITED');
});

test('a partly credited invoice is paid with what is left', async () => {
  const { number } = await invoiced();
  const { sql } = product.database;
  const subscription = { url: 'https://receiver.example/paid', events: ['invoice.paid'] };
  await customer.request('POST', '/api/webhooks', subscription);
  await credit(number, documents(40_00));
  await dispatcher.request('POST', `/api/invoices/${number}/payment`, {});
  expect(await read(number)).toMatchObject({ status: 'Paid', overpaid: usd(0), due: usd(0) });
  const [event] = await sql`select data from webhook_deliveries where data->>'number' = ${number}`;
  expect(event?.data).toMatchObject({ total: usd(1_000_00), paid: usd(960_00) });
});

test('the client is notified and e-mailed, its webhooks receive it, and the audit log states it', async () => {
  const { number, tracking_number } = await invoiced();
  const { sql } = product.database;
  const subscription = { url: 'https://receiver.example/events', events: ['invoice.credited'] };
  await customer.request('POST', '/api/webhooks', subscription);
  const note = (await credit(number, documents(30_00))).json().number;
  expect(
    await sql`select title, message, related_type from notifications where related_id = ${note}`,
  ).toMatchObject([
    {
      title: 'Credit note issued',
      message: `${note} for invoice ${number}: $30.00`,
      related_type: 'invoice',
    },
  ]);
  const [mail] = await sql`
    select text, link from mail_outbox where subject = ${`Credit note ${note}: $30.00`} and recipient = ${customer.email}`;
  expect(mail?.text).toContain(`The amount still due is $970.00, on 21 December 2026.`);
  expect(mail?.link).toBe(`http://localhost:3000/customer-portal/invoices/${note}`);
  expect(await sql`select data from webhook_deliveries where type = 'invoice.credited'`).toMatchObject([
    {
      data: {
        tracking_number,
        number,
        credit_note: note,
        total: usd(30_00),
        credited_at: NOW.toISOString(),
      },
    },
  ]);
  expect(
    await sql`select subject_type, detail from audit_log where action = 'invoices.credit' and detail->>'number' = ${note}
      order by subject_type`,
  ).toMatchObject([
    {
      subject_type: 'invoice',
      detail: { invoice_number: number, reason: 'Wrong rate', billable: false, amount_cents: 30_00 },
    },
    { subject_type: 'shipment', detail: { changes: { cost_cents: [1_000_00, 970_00] } } },
  ]);
});

test.each([
  ['no reason', { reason: ' ' }, 422, 'UNPROCESSABLE_CONTENT'],
  ['more than the line', documents(100_01), 422, 'UNPROCESSABLE_CONTENT'],
  [
    'another currency',
    { lines: [{ line: 1, amount: { amount: 1, currency: 'EUR' } }] },
    422,
    'UNPROCESSABLE_CONTENT',
  ],
  ['an unknown line', { lines: [{ line: 9, amount: usd(1) }] }, 422, 'UNPROCESSABLE_CONTENT'],
  ['a line twice', { lines: [...documents(1).lines, ...documents(1).lines] }, 422, 'UNPROCESSABLE_CONTENT'],
])('%s is refused', async (_, input, statusCode, code) => {
  const { number } = await invoiced();
  const response = await credit(number, input);
  expect([response.statusCode, response.json().code]).toEqual([statusCode, code]);
  expect(await read(number)).toMatchObject({ credited: usd(0), credit_notes: [] });
});

test('an allowance above the price is refused, and may stay billable', async () => {
  const { number, tracking_number } = await invoiced();
  await product.database.sql`update shipments set cost_cents = 1 where tracking_number = ${tracking_number}`;
  expect((await credit(number, documents(2))).json().code).toBe('ABOVE_PRICE');
  expect((await credit(number, { ...documents(2), billable: true })).statusCode).toBe(201);
});

test('neither void invoices nor credit notes are credited, and neither is void after a credit note', async () => {
  const { number } = await invoiced();
  const takeBack = (of: string) =>
    dispatcher.request('POST', `/api/invoices/${of}/void`, { reason: 'Wrong' });
  const note = (await credit(number, documents(30_00))).json().number;
  expect((await credit(note)).json().code).toBe('CREDIT_NOTE');
  expect((await takeBack(number)).json().code).toBe('HAS_CREDIT_NOTES');
  expect((await takeBack(note)).json().code).toBe('CREDIT_NOTE');
  const other = await invoiced();
  await takeBack(other.number);
  expect((await credit(other.number)).json().code).toBe('VOID');
  expect((await credit('INV-2026-99999')).statusCode).toBe(404);
});

test('credit notes that are issued at once do not exceed the invoice, and their numbers have no gap', async () => {
  const { number } = await invoiced();
  const before = (await credit((await invoiced()).number)).json().number;
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => credit(number, { lines: [{ line: 1, amount: usd(400_00) }] })),
  );
  const issued = responses.filter(({ statusCode }) => statusCode === 201);
  expect(issued).toHaveLength(2);
  expect(await read(number)).toMatchObject({ credited: usd(800_00), due: usd(200_00) });
  const orderOf = (of: string) => Number(of.split('-').at(-1));
  expect(issued.map((response) => orderOf(response.json().number)).toSorted()).toEqual([
    orderOf(before) + 1,
    orderOf(before) + 2,
  ]);
});

test('a payment and a full credit at once: one of them is refused', async () => {
  const { number } = await invoiced();
  const [paid, credited] = await Promise.all([
    dispatcher.request('POST', `/api/invoices/${number}/payment`, {}),
    credit(number),
  ]);
  const invoice = await read(number);
  expect(credited.statusCode).toBe(201);
  expect(invoice).toMatchObject(
    paid.statusCode === 200
      ? { status: 'Paid', overpaid: usd(1_000_00) }
      : { status: 'Credited', overpaid: usd(0) },
  );
});

test('a credit note has the series of the legal entity', async () => {
  const entity = {
    name: 'Groundswell Iberia SL',
    base_currency: 'EUR',
    number_series: [
      { kind: 'invoice', prefix: 'INV-ES' },
      { kind: 'credit_note', prefix: 'REC-ES' },
    ],
  };
  const admin = await product.signIn('admin');
  const created = await admin.request('POST', '/api/legal-entities', entity);
  expect(created.statusCode, created.body).toBe(201);
  const { number } = await invoiced();
  expect((await credit(number)).json().number).toBe('REC-ES-2026-00001');
  await admin.request('PATCH', `/api/legal-entities/${created.json().id}`, {
    number_series: [{ kind: 'invoice', prefix: 'INV-ES' }],
  });
  const other = await invoiced();
  expect((await credit(other.number)).json().number).toBe('CN-INV-ES-2026-00001');
});
