import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { booked, issue } from './invoices-for-tests.ts';
import { invoices } from './invoices-table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function issued(): Promise<{ number: string; tracking_number: string }> {
  const tracking_number = await booked(product, customer);
  const { number } = (await issue(dispatcher, tracking_number)).json();
  return { number, tracking_number };
}
const takeBack = (number: string, reason = 'Wrong client') =>
  dispatcher.request('POST', `/api/invoices/${number}/void`, { reason });

test('a void invoice keeps its number, and the shipment gets a new one', async () => {
  const { number, tracking_number } = await issued();
  expect((await takeBack(number)).json()).toEqual({ number });
  const shown = (await customer.request('GET', `/api/invoices/${number}`)).json();
  expect(shown).toMatchObject({ status: 'Void', voided_at: NOW.toISOString() });
  const current = () => dispatcher.request('GET', `/api/shipments/${tracking_number}/invoice`);
  expect((await current()).json()).toMatchObject({ invoice: null, invoices: [] });

  const next = (await issue(dispatcher, tracking_number)).json().number;
  expect(next).not.toBe(number);
  expect((await current()).json().invoice.number).toBe(next);
  expect((await takeBack(number)).json().code).toBe('ALREADY_VOID');
  const paying = await dispatcher.request('POST', `/api/invoices/${number}/payment`, {});
  expect(paying.json().code).toBe('VOID');
});

test('the customer is notified and e-mailed without the reason, and its webhooks receive it', async () => {
  const { number, tracking_number } = await issued();
  const { sql, db } = product.database;
  const subscription = { url: 'https://receiver.example/events', events: ['invoice.voided'] };
  const subscribed = await customer.request('POST', '/api/webhooks', subscription);
  expect(subscribed.statusCode, subscribed.body).toBe(201);
  expect((await takeBack(number)).headers['x-invalidates']).toBe('invoices,portal,notifications');

  const notified = await db.select().from(notifications).where(eq(notifications.related_id, number));
  expect(notified.filter(({ type }) => type === 'warning')).toMatchObject([
    {
      user_id: customer.user_id,
      kind: 'invoice_issued',
      title: 'Invoice void',
      message: `${number} for shipment ${tracking_number} is void: $1,834.50`,
      related_id: number,
      related_type: 'invoice',
    },
  ]);
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.subject, `Your invoice ${number} is void`));
  expect(mails).toMatchObject([
    {
      recipient: customer.email,
      link: `http://localhost:3000/customer-portal/invoices/${number}`,
      text: expect.stringContaining('No payment is due.'),
    },
  ]);
  expect(mails[0]?.text).not.toContain('Wrong client');
  const deliveries =
    await sql`select type, object, data from webhook_deliveries where type = 'invoice.voided'`;
  expect(deliveries).toMatchObject([
    {
      object: tracking_number,
      data: {
        tracking_number,
        number,
        total: { amount: 183_450, currency: 'USD' },
        voided_at: NOW.toISOString(),
      },
    },
  ]);
});

test('it needs a reason, and a paid invoice cannot be voided', async () => {
  const { number } = await issued();
  expect((await takeBack(number, ' ')).statusCode).toBe(422);
  await dispatcher.request('POST', `/api/invoices/${number}/payment`, {});
  expect((await takeBack(number)).json().code).toBe('ALREADY_PAID');
  expect((await takeBack('INV-2026-99999')).statusCode).toBe(404);
});

describe('an issued invoice', () => {
  test.each([
    ['amount_cents', '1'],
    ['number', 'INV-2026-77777'],
    ['due_at', '2027-01-01'],
    ['issuer', '{}'],
    ['billed_to', '{}'],
    ['carried', '{}'],
  ])('cannot change its %s', async (column, value) => {
    const { number } = await issued();
    const { sql } = product.database;
    await expect(
      sql.unsafe(`update invoices set ${column} = '${value}' where number = $1`, [number]),
    ).rejects.toThrow('An issued invoice never changes.');
  });

  test('cannot change its lines', async () => {
    const { number } = await issued();
    const { sql } = product.database;
    await expect(
      sql`update invoice_lines set amount_cents = 1 where invoice_id in (select id from invoices where number = ${number})`,
    ).rejects.toThrow('An issued invoice never changes.');
  });

  test('keeps its client and cargo as issued', async () => {
    const { number, tracking_number } = await issued();
    const read = async () => (await dispatcher.request('GET', `/api/invoices/${number}`)).json();
    const before = await read();
    await product.database.sql`
      update shipments set cargo_description = 'Other cargo', destination_city = 'Antwerp', cost_cents = 5
      where tracking_number = ${tracking_number}`;
    await product.database.sql`
      update profiles set company_name = 'Another Name' where user_id = ${customer.user_id}`;
    expect(await read()).toEqual(before);
  });

  test('outlives its client’s account', async () => {
    const { number } = await issued();
    await product.database.db
      .update(invoices)
      .set({ organisation_id: null })
      .where(eq(invoices.number, number));
    const invoice = (await dispatcher.request('GET', `/api/invoices/${number}`)).json();
    expect(invoice.client).not.toBeNull();
  });
});
