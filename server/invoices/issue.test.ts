import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { invoiceLines } from './invoice-lines-table.ts';
import { invoiceNumbers, takeInvoiceNumber } from './invoice-numbers-table.ts';
import { booked, issue } from './invoices-for-tests.ts';
import { invoices } from './invoices-table.ts';

let now = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function lastNumber(year: number): Promise<number> {
  const [row] = await product.database.db.select().from(invoiceNumbers).where(eq(invoiceNumbers.year, year));
  return row?.last ?? 0;
}

test('an invoice is issued at the booked price, notified, e-mailed and audited, once', async () => {
  const tracking_number = await booked(product, customer);
  const click = () => issue(dispatcher, tracking_number.toLowerCase(), { 'idempotency-key': 'one-invoice' });
  const responses = await Promise.all([click(), click()]);
  const number = 'INV-2026-00001';
  expect(responses.map((response) => [response.statusCode, response.json()])).toEqual([
    [201, { number }],
    [201, { number }],
  ]);
  expect(responses[0]?.headers['x-invalidates']).toBe('invoices,portal,notifications');

  const [invoice] = await product.database.db.select().from(invoices);
  expect(invoice).toMatchObject({
    number,
    organisation_id: customer.organisation_id,
    amount_cents: 183_450,
    currency: 'USD',
    status: 'Pending',
    issued_at: now,
    due_at: new Date('2026-12-21T12:00:00Z'),
    paid_at: null,
  });
  const lines = await product.database.db.select().from(invoiceLines).orderBy(invoiceLines.line_order);
  expect(lines.map(({ description }) => description)).toEqual([
    'Base rate by sea',
    expect.stringMatching(/^Distance, [\d,]+ km$/),
    'Chargeable weight, 1,200 kg',
    'Adjustment as agreed',
  ]);
  expect(lines.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(183_450);

  const notified = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.kind, 'invoice_issued'))
    .orderBy(notifications.id);
  expect(notified).toMatchObject([
    {
      user_id: customer.user_id,
      title: 'Invoice issued',
      message: `${number} for shipment ${tracking_number}: $1,834.50, due on 21 December 2026`,
      related_id: number,
      related_type: 'invoice',
    },
  ]);
  const mails = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, `Your invoice ${number}: $1,834.50`))
    .orderBy(mailOutbox.id);
  expect(mails).toMatchObject([
    {
      recipient: customer.email,
      link: `http://localhost:3000/customer-portal/invoices/${number}`,
      text: expect.stringContaining(`Please quote ${number} with your payment.`),
    },
  ]);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'invoices.issue'))
    .orderBy(auditLog.id);
  expect(audited).toMatchObject([
    {
      actor_id: dispatcher.user_id,
      subject_id: invoice?.id,
      detail: { number, tracking_number, amount_cents: 183_450, currency: 'USD' },
    },
  ]);
});

test('a shipment has one invoice, however many concurrent calls', async () => {
  const tracking_number = await booked(product, customer);
  const before = await lastNumber(2026);
  const responses = await Promise.all([1, 2, 3].map(() => issue(dispatcher, tracking_number)));
  const number = `INV-2026-0000${before + 1}`;
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  for (const refused of responses.filter(({ statusCode }) => statusCode === 409))
    expect(refused.json()).toMatchObject({ code: 'ALREADY_INVOICED', number });
  expect(await lastNumber(2026)).toBe(before + 1);
});

test('concurrent calls get consecutive numbers without a gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 6 }, () => booked(product, customer)));
  const before = await lastNumber(2026);
  const responses = await Promise.all(numbers.map((number) => issue(dispatcher, number)));
  expect(responses.map((response) => response.json().number).sort()).toEqual(
    numbers.map((_, order) => `INV-2026-0000${before + 1 + order}`),
  );
});

test('a number is reused when its transaction rolls back', async () => {
  const before = await lastNumber(2026);
  const taken: string[] = [];
  const rolledBack = product.database.transaction(async (transaction) => {
    taken.push(await takeInvoiceNumber(transaction, now));
    throw new Error('rolledBack');
  });
  await expect(rolledBack).rejects.toThrow('rolledBack');
  const { number } = (await issue(dispatcher, await booked(product, customer))).json();
  expect([number]).toEqual(taken);
  expect(await lastNumber(2026)).toBe(before + 1);
});

test('numbering starts at 1 each year, in UTC', async () => {
  const tracking_number = await booked(product, customer);
  const before = now;
  now = new Date('2027-01-01T00:00:00Z');
  const then = await product.comeBack(dispatcher);
  expect((await issue(then, tracking_number)).json().number).toBe('INV-2027-00001');
  now = before;
});

test('a rejected invoice takes no number', async () => {
  const before = await lastNumber(2026);
  const cancelled = await booked(product, customer, { status: 'cancelled' });
  const free = await booked(product, customer, { cost_cents: 0 });
  const responses = await Promise.all(
    ['GS000000000', cancelled, free].map((number) => issue(dispatcher, number)),
  );
  expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual([
    [404, 'UNKNOWN_SHIPMENT'],
    [409, 'SHIPMENT_CANCELLED'],
    [409, 'NOTHING_TO_CHARGE'],
  ]);
  expect(await lastNumber(2026)).toBe(before);
});

test('a shipment of a closed account is invoiced without a notification', async () => {
  const tracking_number = await booked(product, customer);
  await product.database.sql`
    update shipments set organisation_id = null, contact_id = null where tracking_number = ${tracking_number}`;
  const countNotifications = () =>
    product.database.db.$count(notifications, eq(notifications.kind, 'invoice_issued'));
  const before = await countNotifications();
  const { number } = (await issue(dispatcher, tracking_number)).json();
  expect((await dispatcher.request('GET', `/api/invoices/${number}`)).json().client).toBeNull();
  expect(await countNotifications()).toBe(before);
});

test('an invoice is due after the payment terms of the company', async () => {
  const client = await product.signIn('customer');
  const tracking_number = await bookedBySea(client);
  const path = `/api/organisations/${client.organisation_id}`;
  expect((await dispatcher.request('PATCH', path, { payment_terms_days: 14 })).statusCode).toBe(200);
  await dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, { confirmed: ['price'] });
  const { invoices: issued } = (await client.request('GET', '/api/invoices')).json();
  const days = (Date.parse(issued[0].due_at) - Date.parse(issued[0].issued_at)) / 86_400_000;
  expect(days).toBe(14);
});
