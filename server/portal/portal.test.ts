import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CUSTOMER_FIGURES } from '../../database/demo/customer-bookings.ts';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { booked, issue } from '../invoices/invoices-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';

interface Answer<Row> {
  rows: Row[];
  next: string | null;
}

let product: TestApp;
let customer: Visitor['request'];
let other_client: Visitor;
let dispatcher: Visitor;
beforeAll(async () => {
  const now = new Date();
  product = await startTestApp({ now: () => now });
  await makeDemoWorld(product.dependencies, now);
  const response = await product.visitor.request('POST', '/api/people/sign-in', {
    email: 'customer@groundswell.example',
    password: DEMO_PASSWORD,
  });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  customer = (method, path, body) => product.visitor.request(method, path, body, { cookie });
  other_client = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const invoicedIn = (currency: string, amount: number) => ({
  currency,
  invoiced_this_month_cents: amount,
  invoiced_this_month: { amount, currency },
});

test('the demo customer has the specified figures, a new customer zeros', async () => {
  expect((await customer('GET', '/api/portal/summary')).json()).toEqual({
    ...CUSTOMER_FIGURES,
    ...invoicedIn('USD', CUSTOMER_FIGURES.invoiced_this_month_cents),
    by_currency: [invoicedIn('USD', CUSTOMER_FIGURES.invoiced_this_month_cents)],
  });
  expect((await other_client.request('GET', '/api/portal/summary')).json()).toEqual({
    active: 0,
    in_transit: 0,
    ...invoicedIn('USD', 0),
    by_currency: [],
    documents: 0,
  });
});

test('invoices of the month in several currencies are not added up', async () => {
  const client = await product.signIn('customer');
  for (const [currency, cost_cents] of [
    ['EUR', 300_00],
    ['USD', 200_00],
  ] as const)
    await issue(dispatcher, await booked(product, client, { cost_cents, currency }));
  const summary = (await client.request('GET', '/api/portal/summary')).json();
  expect(summary).toMatchObject({
    currency: null,
    by_currency: [invoicedIn('EUR', 300_00), invoicedIn('USD', 200_00)],
  });
  expect(summary).not.toHaveProperty('invoiced_this_month');
});

describe('the invoices', () => {
  interface Row {
    number: string;
    amount_cents: number;
    issued_at: string;
  }

  test('are paged newest first, one’s own only', async () => {
    const all = await everyPage<Row>('invoices', '/api/invoices?limit=10');
    const [counted] = await product.database.sql`
      select count(*)::int as number from invoices i join members m on m.organisation_id = i.organisation_id join users u on u.id = m.user_id
      where u.email = 'customer@groundswell.example'`;
    expect(new Set(all.map(({ number }) => number)).size).toBe(counted?.number);
    const issued = all.map(({ issued_at }) => issued_at);
    expect(issued).toEqual(issued.toSorted().reverse());
    expect((await other_client.request('GET', '/api/invoices')).json()).toEqual({ invoices: [], next: null });
  });

  test('include the lines that make up the amount', async () => {
    const [newest] = await everyPage<Row>('invoices', '/api/invoices?limit=100');
    const response = await customer('GET', `/api/invoices/${newest?.number.toLowerCase()}`);
    const invoice = response.json();
    expect(invoice).toMatchObject({ ...newest, client: { company_name: 'Halden & Oake Interiors' } });
    const total = invoice.lines.reduce(
      (sum: number, line: { amount_cents: number }) => sum + line.amount_cents,
      0,
    );
    expect(total).toBe(invoice.amount_cents);
  });

  test('of someone else do not exist, and staff can read any', async () => {
    const [newest] = await everyPage<Row>('invoices', '/api/invoices?limit=100');
    const path = `/api/invoices/${newest?.number}`;
    const responses = [
      await other_client.request('GET', path),
      await other_client.request('GET', '/api/invoices/INV-1'),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(responses[0]?.json().code).toBe('NOT_FOUND');
    expect(responses[0]?.body).toBe(responses[1]?.body);
    expect((await dispatcher.request('GET', path)).statusCode).toBe(200);
  });
});

describe('the documents', () => {
  interface Row {
    id: string;
    document_type: string;
    document_number: string;
    tracking_number: string;
  }

  test('are all those of one’s own shipments, with keyset pagination', async () => {
    const all = await everyPage<Row>('documents', '/api/documents?limit=60');
    expect(new Set(all.map(({ id }) => id)).size).toBe(CUSTOMER_FIGURES.documents);
    expect((await other_client.request('GET', '/api/documents')).json()).toEqual({
      documents: [],
      next: null,
    });
  });

  test.each<[string, (row: Row) => boolean]>([
    ['type=packing_list', ({ document_type }) => document_type === 'packing_list'],
    ['shipment=gs%20123456789', ({ tracking_number }) => tracking_number === 'GS123456789'],
    ['search=air%20waybill', ({ document_type }) => document_type === 'airway_bill'],
    ['search=gs1234567', ({ tracking_number }) => tracking_number === 'GS123456789'],
    ['search=bill_of', ({ document_number }) => document_number.startsWith('BILL_OF_LADING')],
    [
      'shipment=GS123456789&type=bill_of_lading',
      ({ document_type, tracking_number }) =>
        document_type === 'bill_of_lading' && tracking_number === 'GS123456789',
    ],
    ['search=%25', () => false],
  ])('filtered by %s are those and no others', async (query, isWanted) => {
    const all = await everyPage<Row>('documents', '/api/documents?limit=100');
    const found = await everyPage<Row>('documents', `/api/documents?limit=100&${query}`);
    expect(found).toEqual(all.filter(isWanted));
    expect(found.length > 0).toBe(query !== 'search=%25');
  });

  test('of someone else’s shipment are not listed', async () => {
    const response = await other_client.request('GET', '/api/documents?shipment=GS123456789');
    expect(response.json().documents).toEqual([]);
  });
});

async function everyPage<Row>(list: 'invoices' | 'documents', path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Answer<Row> = await pageAfter<Row>(list, path, next);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

async function pageAfter<Row>(list: string, path: string, after: string): Promise<Answer<Row>> {
  const response = await customer('GET', after === '' ? path : `${path}&after=${encodeURIComponent(after)}`);
  const { [list]: rows, next } = response.json();
  return { rows, next };
}
