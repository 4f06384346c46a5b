import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { booked, issue } from '../invoices/invoices-for-tests.ts';
import { askFor, offer } from '../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';

const NOW = new Date('2026-03-15T12:00:00Z');

let product: TestApp;
let customer: Awaited<ReturnType<TestApp['signIn']>>;
let dispatcher: Visitor;
let now = NOW;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const attention = async (person: Visitor = customer) =>
  (await person.request('GET', '/api/portal/attention')).json();

const NONE = {
  shipments: {
    held: { count: 0, capped: false, longest: null },
    late: { count: 0, capped: false, worst: null },
    today: { count: 0, capped: false, next: null },
  },
  due: { count: 0, overdue: 0, next_due_at: null, amounts: [], credit_balances: [] },
  offers: 0,
  waiting: [],
};

test('a new customer has nothing to attend to', async () => {
  expect(await attention()).toEqual(NONE);
});

test('shipments are counted with their worst case', async () => {
  const { sql } = product.database;
  const held = await booked(product, customer, { status: 'customs' });
  await sql`update shipments set estimated_delivery_date = ${new Date('2026-03-25T09:00:00Z')} where tracking_number = ${held}`;
  await sql`update customs_holds set since = ${new Date('2026-03-14T09:00:00Z')}
    where shipment_id = (select id from shipments where tracking_number = ${held})`;
  const late = await booked(product, customer);
  await sql`update shipments set promised_delivery_date = ${new Date('2026-03-12T12:00:00Z')},
    promise_ends_at = ${new Date('2026-03-12T23:00:00Z')},
    estimated_delivery_date = ${new Date('2026-03-20T12:00:00Z')} where tracking_number = ${late}`;
  const today = await booked(product, customer, { status: 'out_for_delivery' });
  await sql`update shipments set promised_delivery_date = null, promise_ends_at = null,
    estimated_delivery_date = ${new Date('2026-03-15T20:00:00Z')} where tracking_number = ${today}`;

  const { shipments } = await attention();
  expect(shipments).toEqual({
    held: { count: 1, capped: false, longest: { since: '2026-03-14T09:00:00.000Z', place: 'Rotterdam' } },
    late: { count: 1, capped: false, worst: { days_late: 8, city: 'Rotterdam' } },
    today: {
      count: 1,
      capped: false,
      next: { city: 'Rotterdam', at: '2026-03-15T20:00:00.000Z', time_zone: 'Europe/Amsterdam' },
    },
  });
  expect(await attention(await product.signIn('customer'))).toEqual(NONE);
});

test('unpaid invoices and open offers wait for the customer, the overdue first', async () => {
  const client = await product.signIn('customer');
  const invoice = async (cost_cents: number, at: Date) => {
    now = at;
    const tracking_number = await booked(product, client, { cost_cents });
    const { number } = (await issue(dispatcher, tracking_number)).json();
    now = NOW;
    return { tracking_number, number };
  };
  const overdue = await invoice(100_050, new Date(NOW.getTime() - 31 * DAY_MS));
  await invoice(200_000, NOW);
  const [{ email }] = await product.database.sql<[{ email: string }]>`
    select email from users where id = ${client.user_id}`;
  await offer(dispatcher, await askFor(product, email));

  const { due, offers, waiting } = await attention(client);
  expect(due).toEqual({
    count: 2,
    overdue: 1,
    next_due_at: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
    amounts: [{ currency: 'USD', amount_cents: 300_050, amount: { amount: 300_050, currency: 'USD' } }],
    credit_balances: [],
  });
  expect(offers).toBe(1);
  expect(waiting).toMatchObject([
    {
      kind: 'invoice',
      ...overdue,
      amount_cents: 100_050,
      currency: 'USD',
      due_at: new Date(NOW.getTime() - DAY_MS).toISOString(),
    },
    { kind: 'offer', origin_city: 'Houston', destination_city: 'Rotterdam', offered_cents: 183_450 },
  ]);

  const withPermissions = async (permissions: string[]) => {
    await product.database
      .sql`update members set permissions = ${permissions} where user_id = ${client.user_id}`;
    return attention(client);
  };
  expect(await withPermissions(['view'])).toMatchObject({ due: null, offers: 0, waiting: [] });
  const booker = await withPermissions(['view', 'book']);
  expect(booker).toMatchObject({ due: null, offers: 1, waiting: [{ kind: 'offer', offered_cents: null }] });
  const accountant = await withPermissions(['money']);
  expect(accountant).toMatchObject({ shipments: null, offers: 0, waiting: [{ kind: 'invoice' }] });
  await withPermissions(['view', 'book', 'money']);

  await product.database.sql`update quotes set valid_until = ${NOW} where email = ${email}`;
  expect(await attention(client)).toMatchObject({ offers: 0, waiting: [{ kind: 'invoice' }] });
});
