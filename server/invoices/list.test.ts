import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { compactInvoiceCounters } from './invoice-counters-table.ts';
import { booked, issue } from './invoices-for-tests.ts';

let now = new Date('2026-10-01T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
/** One in each state: overdue, paid, void, pending. */
const numbers: string[] = [];
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  for (const [index, moment] of ['10-01', '10-02', '10-03', '11-20'].entries()) {
    now = new Date(`2026-${moment}T12:00:00Z`);
    customer = await product.comeBack(customer);
    dispatcher = await product.comeBack(dispatcher);
    const tracking_number = await booked(product, customer, {
      cost_cents: (index + 1) * 100_00,
    });
    numbers.push((await issue(dispatcher, tracking_number)).json().number);
  }
  await dispatcher.request('POST', `/api/invoices/${numbers[1]}/payment`, {});
  await dispatcher.request('POST', `/api/invoices/${numbers[2]}/void`, { reason: '=1+1' });
});
afterAll(() => product.close());

const read = async (query: string) =>
  (await dispatcher.request('GET', `/api/staff/invoices?${query}`)).json();
const sums = (currency: string, amount: number, open: number, overdue: number) => ({
  currency,
  amount_cents: amount,
  amount: { amount, currency },
  open_cents: open,
  open: { amount: open, currency },
  overdue_cents: overdue,
  overdue: { amount: overdue, currency },
});
const numbersOf = (response: { invoices: { number: string }[] }) =>
  response.invoices.map(({ number }) => number);

test('it lists all clients’ invoices, newest first, with totals', async () => {
  const response = await read('');
  expect(numbersOf(response)).toEqual([...numbers].reverse());
  expect(response.invoices.map(({ status }: { status: string }) => status)).toEqual([
    'Pending',
    'Void',
    'Paid',
    'Overdue',
  ]);
  expect(response.totals).toEqual({
    count: 4,
    capped: false,
    currency: 'USD',
    amount_cents: 700_00,
    amount: { amount: 700_00, currency: 'USD' },
    open_cents: 500_00,
    open: { amount: 500_00, currency: 'USD' },
    overdue_cents: 100_00,
    overdue: { amount: 100_00, currency: 'USD' },
    by_currency: [sums('USD', 700_00, 500_00, 100_00)],
  });
});

test('a customer reads the invoices of one shipment', async () => {
  const { invoices } = (await customer.request('GET', '/api/invoices')).json();
  const { number, tracking_number } = invoices[1];
  const response = (
    await customer.request('GET', `/api/invoices?shipment=${tracking_number.toLowerCase()}`)
  ).json();
  expect(numbersOf(response)).toEqual([number]);
});

test.each([
  ['state=Overdue', [0]],
  ['state=Pending&state=Paid', [3, 1]],
  ['state=Void', [2]],
  ['from=2026-10-02&until=2026-10-03T12:00:00Z', [1]],
  ['q=nobody at all', []],
])('%s finds %j', async (query, found) => {
  const response = await read(query);
  expect(numbersOf(response)).toEqual(found.map((index) => numbers[index]));
  expect(response.totals.count).toBe(found.length);
});

test('later pages have no totals', async () => {
  const first = await read('limit=3');
  const second = await read(`limit=3&after=${encodeURIComponent(first.next)}`);
  expect([...numbersOf(first), ...numbersOf(second)]).toEqual([...numbers].reverse());
  expect([second.next, second.totals]).toEqual([null, null]);
});

test('the accounting export has every line, and no formula', async () => {
  const response = await dispatcher.request('GET', '/api/staff/invoices.csv');
  expect(response.headers['content-type']).toBe('text/csv');
  const [head, ...lines] = response.body.trimEnd().split('\r\n');
  expect(head).toMatch(/^invoice,line,issued,due,client,shipment,description,amount/);
  expect(lines[0]).toContain(`"${numbers[0]}",1,"2026-10-01","2026-10-31"`);
  expect(response.body).toContain(`"'=1+1"`);
  for (const [index, number] of numbers.entries()) {
    const sum = lines
      .filter((line) => line.includes(`"${number}"`))
      .reduce((total, line) => total + Number(/",(-?[\d.]+),"USD"/.exec(line)?.[1]), 0);
    expect(sum).toBeCloseTo((index + 1) * 100);
  }
});

describe('credit notes', () => {
  let ofClient: string;
  let client: TestPerson;
  let invoice: string;
  let note: string;
  beforeAll(async () => {
    client = await product.signIn('customer');
    ofClient = `organisation=${client.organisation_id}`;
    invoice = await issueIn(client, 'USD', 200_00);
    const paid = await issueIn(client, 'USD', 100_00);
    await dispatcher.request('POST', `/api/invoices/${paid}/payment`, {});
    const credited = await issueIn(client, 'USD', 50_00);
    const credit = async (number: string, input: object) =>
      (
        await dispatcher.request('POST', `/api/invoices/${number}/credit-notes`, { reason: '=2+2', ...input })
      ).json();
    await credit(credited, {});
    await credit(paid, {});
    const [{ description: _, ...line }] = (await dispatcher.request('GET', `/api/invoices/${invoice}`)).json()
      .lines;
    const part = { line: 1, amount: { amount: Math.sign(line.amount_cents) * 10_00, currency: 'USD' } };
    note = (await credit(invoice, { lines: [part] })).number;
  });

  test('are negative in totals, and lower what is open', async () => {
    const { invoices, totals } = await read(ofClient);
    expect(totals).toMatchObject({ count: 6, amount_cents: 190_00, open_cents: 190_00 });
    expect(invoices[0]).toMatchObject({
      number: note,
      kind: 'credit_note',
      credits_invoice: invoice,
      status: 'Issued',
      amount_cents: 10_00,
    });
  });

  test('are listed alone, or left out', async () => {
    const credits = await read(`${ofClient}&kind=credit_note`);
    expect(credits.totals).toMatchObject({ count: 3, amount_cents: -160_00, open_cents: 0 });
    expect((await read(`${ofClient}&kind=invoice`)).totals).toMatchObject({ count: 3, amount_cents: 350_00 });
    expect((await read(`${ofClient}&state=Credited`)).totals).toMatchObject({ count: 1, open_cents: 0 });
    const mine = await client.request('GET', '/api/invoices?kind=credit_note');
    expect(mine.json().invoices).toHaveLength(3);
  });

  test('lower what the portal shows as invoiced and as due', async () => {
    const figures = (await client.request('GET', '/api/portal/summary')).json();
    expect(figures.invoiced_this_month_cents).toBe(190_00);
    const { due } = (await client.request('GET', '/api/portal/attention')).json();
    expect(due).toMatchObject({ count: 1, amounts: [{ currency: 'USD', amount_cents: 190_00 }] });
  });

  test('are negative in the sheet for accounting, with their invoice and reason', async () => {
    const { body } = await dispatcher.request('GET', `/api/staff/invoices.csv?${ofClient}&kind=credit_note`);
    const line = body.split('\r\n').find((each) => each.includes(note));
    expect(line).toContain(',-10,"USD",-10,"Issued"');
    expect(line).toMatch(new RegExp(`"credit_note","${invoice}","'=2\\+2","",0,`));
  });
});

test('it is for staff only', async () => {
  for (const path of ['/api/staff/invoices', '/api/staff/invoices.csv'])
    expect((await customer.request('GET', path)).statusCode).toBe(403);
});

test('amounts of several currencies are not added up, and void invoices add no currency', async () => {
  const client = await product.signIn('customer');
  const [dollars, , voided] = [
    await issueIn(client, 'USD', 200_00),
    await issueIn(client, 'JPY', 40_000),
    await issueIn(client, 'EUR', 300_00),
  ];
  await dispatcher.request('POST', `/api/invoices/${voided}/void`, { reason: 'Billed twice' });
  const ofClient = `organisation=${client.organisation_id}`;
  const { totals } = await read(ofClient);
  expect(totals).toMatchObject({
    count: 3,
    currency: null,
    by_currency: [sums('JPY', 40_000, 40_000, 0), sums('USD', 200_00, 200_00, 0)],
  });
  expect(totals).not.toHaveProperty('amount');
  await dispatcher.request('POST', `/api/invoices/${dollars}/payment`, {});
  const pending = await read(`${ofClient}&state=Pending`);
  expect(pending.totals).toMatchObject({ currency: 'JPY', open: { amount: 40_000, currency: 'JPY' } });
  expect((await read(`${ofClient}&state=Void`)).totals).toMatchObject({ currency: 'EUR', by_currency: [] });
  await dispatcher.request('POST', `/api/invoices/${await issueIn(client, 'EUR', 100_00)}/void`, {
    reason: 'Billed twice',
  });
  const withVoid = await read(`${ofClient}&state=Pending&state=Void`);
  expect(withVoid.totals).toMatchObject({ count: 3, currency: 'JPY', by_currency: [{ currency: 'JPY' }] });
  const { body } = await dispatcher.request('GET', `/api/staff/invoices.csv?${ofClient}`);
  expect(body).toContain('"JPY",40000,');
});

async function issueIn(client: TestPerson, currency: string, cost_cents: number): Promise<string> {
  return (await issue(dispatcher, await booked(product, client, { cost_cents, currency }))).json().number;
}

test('an invoice is overdue once the day on which it is due has ended in UTC', async () => {
  let client = await product.signIn('customer');
  await issueIn(client, 'USD', 200_00);
  const overdueAt = async (moment: string) => {
    now = new Date(moment);
    client = await product.comeBack(client);
    dispatcher = await product.comeBack(dispatcher);
    const ofClient = `organisation=${client.organisation_id}`;
    const { invoices, totals } = await read(ofClient);
    const credit = await dispatcher.request('GET', `/api/organisations/${client.organisation_id}/credit`);
    const { due, waiting } = (await client.request('GET', '/api/portal/attention')).json();
    return {
      status: invoices[0].status,
      listed: [
        (await read(`${ofClient}&state=Pending`)).totals.count,
        (await read(`${ofClient}&state=Overdue`)).totals.count,
      ],
      overdue_cents: [totals.overdue_cents, credit.json().overdue_cents],
      portal: [due.overdue, due.next_due_at, waiting.length],
    };
  };
  expect(await overdueAt('2026-12-20T23:59:59Z')).toEqual({
    status: 'Pending',
    listed: [1, 0],
    overdue_cents: [0, 0],
    portal: [0, '2026-12-20T12:00:00.000Z', 0],
  });
  expect(await overdueAt('2026-12-21T00:00:00Z')).toEqual({
    status: 'Overdue',
    listed: [0, 1],
    overdue_cents: [200_00, 200_00],
    portal: [1, null, 1],
  });
});

test('counters have the totals that the invoices have', async () => {
  const same = async () => {
    // With a moment of change, the invoices themselves are read.
    for (const query of [
      '',
      'state=Overdue',
      'state=Pending&state=Overdue',
      'state=Paid&state=Void',
      'state=Credited&state=Issued',
      'kind=invoice',
      'kind=credit_note',
      'from=2026-10-02T00:00:00Z&until=2026-10-04T00:00:00Z',
      'from=2026-12-01T00:00:00Z',
    ])
      expect((await read(query)).totals, query).toEqual(
        (await read(`${query}&updated_since=2000-01-01T00:00:00Z`)).totals,
      );
  };
  await same();
  await compactInvoiceCounters(product.database.db);
  await same();
  const [left] = await product.database.sql`select count(*)::int as groups, (select count(*)::int from (
    select from invoice_counters group by issued_on, due_on, currency, status) as each) as distinct from invoice_counters`;
  expect(left?.groups).toBe(left?.distinct);
  // Invoices with lines stay, so one without is deleted.
  await product.database.sql`
    insert into invoices (id, number, shipment_id, amount_cents, currency, status, issued_at, due_at, voided_at, carried)
    select gen_random_uuid(), 'FORMER-1', shipment_id, 700, 'EUR', 'Void', '2011-01-01', '2011-02-01', '2011-01-02', '{}'
    from invoices limit 1`;
  await same();
  await product.database.sql`delete from invoices where number = 'FORMER-1'`;
  await same();
});

test('of a client with more than 10,000 invoices, the newest are counted; of all clients, every one', async () => {
  const client = await product.signIn('customer');
  const shipment = await booked(product, client);
  const before = (await read('')).totals.count;
  await product.database.sql`
    insert into invoices (id, number, shipment_id, organisation_id, amount_cents, status, issued_at, due_at, voided_at, carried)
    select gen_random_uuid(), 'MANY-' || n, shipments.id, shipments.organisation_id, 100, 'Void', now(), now(), now(), '{}'
    from shipments, generate_series(1, 10001) as n where tracking_number = ${shipment}`;
  expect((await read('')).totals).toMatchObject({ count: before + 10_001, capped: false });
  const ofClient = `organisation=${client.organisation_id}`;
  expect((await read(ofClient)).totals).toMatchObject({ count: 10_000, capped: true });
  const former = `${ofClient}&until=2026-11-01T00:00:00Z`;
  expect((await read(former)).totals).toMatchObject({ count: 0, capped: false });
});
