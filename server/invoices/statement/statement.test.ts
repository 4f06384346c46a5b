import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '#contract/invoices/statements.ts';
import { shiftDay } from '#domain/calendar/calendar-day.ts';
import { newId } from '../../database/statements/columns.ts';
import { insertBalances } from '../../organisations/opening-balances-table.ts';
import { pagesOf } from '../../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { readStatement } from './statement-rows.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const TODAY = '2026-11-20';
let now = new Date(`${TODAY}T12:00:00Z`);
/** Sessions of other days have ended. */
const at = async (day: string) => {
  now = new Date(`${day}T12:00:00Z`);
  staff = await product.signIn('dispatcher');
};

let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
let path: string;
let paid: string;
let unpaid: string;
let voided: string;
let note: string;
let rounded: string;

const post = async (number: string, action: string, body: object = {}) => {
  const response = await staff.request('POST', `/api/invoices/${number}/${action}`, body);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json().number as string;
};
async function invoiced(): Promise<string> {
  const tracking_number = await booked(product, staff, {
    cost_cents: 1_000_00,
    organisation_id: customer.organisation_id as string,
  });
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  return (await issue(staff, tracking_number)).json().number;
}
const credited = (number: string, amount: number) =>
  post(number, 'credit-notes', { reason: 'Agreed', lines: [{ line: 1, amount: usd(amount) }] });
const read = async (query = '', reader = staff): Promise<Statement> =>
  (await reader.request('GET', `${path}/statement?${query}`)).json();
const accountOf = (statement: Statement, currency = 'USD') =>
  statement.accounts.find((account) => account.currency === currency);

beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  const organisation_id = customer.organisation_id as string;
  path = `/api/organisations/${organisation_id}`;
  const balance = { organisation_id, amount_cents: 500_00, currency: 'EUR', issued_on: '2026-02-01' };
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [
      { ...balance, id: newId(), reference: '4711', due_on: '2026-03-01', paid_at: new Date('2026-10-05') },
      { ...balance, id: newId(), reference: '4712', due_on: '2026-03-01' },
    ]),
  );
  await at('2026-07-01');
  paid = await invoiced();
  await at('2026-07-10');
  await post(paid, 'payment');
  await at('2026-08-05');
  note = await credited(paid, 30_00);
  await at('2026-09-01');
  unpaid = await invoiced();
  voided = await invoiced();
  await at('2026-09-06');
  await post(voided, 'void', { reason: 'Wrong customer' });
  await at('2026-09-10');
  await credited(unpaid, 100_00);
  await at('2026-10-03');
  await post(note, 'refunds', { reference: 'SEPA 77' });
  rounded = await invoiced();
  await at('2026-10-20');
  await credited(rounded, 999_99);
  await product.database.sql`
    update invoices set status = 'Credited', credited_cents = amount_cents where number = ${rounded}`;
  await at(TODAY);
});
afterAll(() => product.close());

test('the entries lead from the opening to the closing balance, in order', async () => {
  const statement = await read('from=2026-08-01&to=2026-11-20');
  const account = accountOf(statement);
  expect(statement).toMatchObject({ from: '2026-08-01', to: '2026-11-20' });
  expect(account).toMatchObject({ opening: usd(0), closing: usd(900_00), credit: usd(0) });
  expect(
    account?.entries.map(({ on, kind, amount, balance }) => [on, kind, amount.amount, balance.amount]),
  ).toEqual([
    ['2026-08-05', 'credit_note', -30_00, -30_00],
    ['2026-09-01', 'invoice', 1_000_00, 970_00],
    ['2026-09-01', 'invoice', 1_000_00, 1_970_00],
    ['2026-09-06', 'void', -1_000_00, 970_00],
    ['2026-09-10', 'credit_note', -100_00, 870_00],
    ['2026-10-03', 'invoice', 1_000_00, 1_870_00],
    ['2026-10-03', 'refund', 30_00, 1_900_00],
    ['2026-10-20', 'credit_note', -999_99, 900_01],
    ['2026-10-20', 'rounding', -1, 900_00],
  ]);
  expect(account?.entries.find(({ number }) => number === unpaid)).toMatchObject({
    due_on: '2026-10-01',
    open: usd(900_00),
    tracking_number: expect.stringMatching(/^GS/),
  });
  expect(account?.entries.find(({ number }) => number === voided)?.open).toEqual(usd(0));
  expect(account?.entries.find(({ kind }) => kind === 'refund')?.reference).toBe('SEPA 77');
});

test('what is open is aged by the end of the period', async () => {
  const ageing = async (to: string) => accountOf(await read(`from=2026-07-01&to=${to}`));
  expect(await ageing('2026-11-20')).toMatchObject({
    ageing: { current: usd(0), days_31_60: usd(900_00) },
    open_items: [{ number: unpaid, open: usd(900_00), due_on: '2026-10-01', days_overdue: 50 }],
  });
  // Before its credit note, and while the void invoice was in force.
  expect(await ageing('2026-09-05')).toMatchObject({
    ageing: { current: usd(2_000_00) },
    credit: usd(-30_00),
    closing: usd(1_970_00),
  });
  expect(await ageing('2026-07-05')).toMatchObject({
    open_items: [{ number: paid, open: usd(1_000_00) }],
    closing: usd(1_000_00),
  });
  expect((await ageing('2026-10-10'))?.open_items.map(({ number }) => number)).toEqual([unpaid, rounded]);
});

test('opening balances of a former system are part of it, in their currency', async () => {
  const account = accountOf(await read('from=2026-07-01&to=2026-11-20'), 'EUR');
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  expect(account).toMatchObject({
    opening: eur(1_000_00),
    closing: eur(500_00),
    ageing: { over_90_days: eur(500_00) },
    entries: [{ kind: 'payment', number: '4711', on: '2026-10-05', tracking_number: null }],
    open_items: [{ number: '4712' }],
  });
});

test('a part payment of an opening balance lowers what is open of it from its value date on', async () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const company = await product.signIn('customer');
  const of = `/api/organisations/${company.organisation_id}`;
  const id = newId();
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [
      {
        id,
        organisation_id: company.organisation_id,
        reference: '4711',
        amount_cents: 500_00,
        currency: 'EUR',
        issued_on: '2026-02-01',
        due_on: '2026-03-01',
      },
    ]),
  );
  const pay = (amount: number, day: string) =>
    staff.request('POST', `${of}/opening-balances/${id}/payment`, {
      amount: eur(amount),
      paid_at: `${day}T12:00:00Z`,
      reference: `SEPA ${day}`,
    });
  expect((await pay(200_00, '2026-10-10')).statusCode).toBe(200);
  const account = async (from: string, to: string) =>
    (await staff.request('GET', `${of}/statement?from=${from}&to=${to}`)).json().accounts[0];
  expect(await account('2026-10-01', '2026-10-09')).toMatchObject({
    closing: eur(500_00),
    open_items: [{ open: eur(500_00) }],
  });
  const part = {
    opening: eur(500_00),
    closing: eur(300_00),
    ageing: { over_90_days: eur(300_00) },
    credit: eur(0),
    entries: [{ kind: 'payment', number: '4711', reference: 'SEPA 2026-10-10', amount: eur(-200_00) }],
    open_items: [{ number: '4711', amount: eur(500_00), open: eur(300_00) }],
  };
  expect(await account('2026-10-01', '2026-10-31')).toMatchObject(part);
  expect((await pay(300_00, '2026-11-10')).statusCode).toBe(200);
  expect(await account('2026-10-01', '2026-10-31')).toMatchObject(part);
  expect(await account('2026-11-01', '2026-11-20')).toMatchObject({
    opening: eur(300_00),
    closing: eur(0),
    entries: [{ kind: 'payment', amount: eur(-300_00) }],
    open_items: [],
  });
});

test('each period begins with the balance that the one before ends with', async () => {
  for (const day of ['2026-02-15', '2026-07-01', '2026-08-05', '2026-09-05', '2026-10-03', '2026-10-20']) {
    const [before, after] = [
      await read(`from=2026-02-01&to=${day}`),
      await read(`from=${shiftDay(day, 1)}&to=2026-11-20`),
    ];
    for (const currency of ['USD', 'EUR']) {
      const first = accountOf(before, currency);
      const second = accountOf(after, currency);
      expect(first?.opening.amount ?? 0).toBe(0);
      expect(second?.opening.amount ?? 0, `${currency} after ${day}`).toBe(first?.closing.amount ?? 0);
      const aged = Object.values(first?.ageing ?? {}).reduce((sum, { amount }) => sum + amount, 0);
      expect(aged + (first?.credit.amount ?? 0)).toBe(first?.closing.amount ?? 0);
    }
  }
});

test('the period is the last 90 days unless given, and at most 366 days', async () => {
  expect(await read()).toMatchObject({ from: '2026-08-22', to: '2026-11-20' });
  expect((await staff.request('GET', `${path}/statement?from=2025-11-20&to=2026-11-20`)).statusCode).toBe(
    200,
  );
  for (const query of ['from=2025-11-19&to=2026-11-20', 'from=2026-11-21&to=2026-11-20', 'from=2026-02-30'])
    expect((await staff.request('GET', `${path}/statement?${query}`)).statusCode).toBe(422);
});

test('customers get their own, those without the permission and other companies none', async () => {
  expect(await read('', customer)).toEqual(await read());
  const other = await product.signIn('customer');
  for (const file of ['', '.csv', '.pdf']) {
    const statusOf = async (reader: Pick<TestPerson, 'request'>) =>
      (await reader.request('GET', `${path}/statement${file}`)).statusCode;
    expect([await statusOf(other), await statusOf(product.visitor)]).toEqual([404, 401]);
  }
  expect((await staff.request('GET', `/api/organisations/${newId()}/statement`)).statusCode).toBe(404);
});

test('the sheet has the balances and the entries', async () => {
  const response = await customer.request('GET', `${path}/statement.csv?from=2026-08-01`);
  expect(response.headers['content-disposition']).toContain('statement-2026-08-01-2026-11-20.csv');
  const rows = response.body.trimEnd().split('\r\n');
  expect(rows[0]).toBe('currency,date,entry,number,shipment,reference,due,amount,balance,open');
  expect(rows.filter((row) => row.startsWith('"USD"'))).toHaveLength(11);
  expect(rows).toContain('"USD","2026-08-01","opening_balance","","","","","",0,""');
  expect(rows.at(-1)).toBe('"USD","2026-11-20","closing_balance","","","","","",900,""');
  expect(rows.find((row) => row.includes(`"${unpaid}"`))).toMatch(/"2026-10-01",1000,\d+,900$/);
});

test('the PDF states the same', async () => {
  const { rawPayload } = await customer.request('GET', `${path}/statement.pdf?from=2026-08-01`);
  const text = (await pagesOf(new Uint8Array(rawPayload))).join(' ');
  for (const part of [
    'Statement of account',
    '1 August 2026 to 20 November 2026',
    'Account in USD',
    `Invoice ${unpaid}`,
    `Refund of ${note}, SEPA 77`,
    'Balance on 20 November 2026',
    '50 days',
    '31–60 days $900.00',
  ])
    expect(text).toContain(part);
});

test('a company without invoices has an empty statement, also as a PDF', async () => {
  const { organisation_id } = await product.signIn('customer');
  const empty = `/api/organisations/${organisation_id}/statement`;
  expect((await staff.request('GET', empty)).json().accounts).toEqual([]);
  const { rawPayload } = await staff.request('GET', `${empty}.pdf`);
  expect((await pagesOf(new Uint8Array(rawPayload))).join(' ')).toContain('nothing is open');
});

test('only entries are limited: of more open invoices the oldest are listed, and all are counted', async () => {
  const organisation_id = customer.organisation_id as string;
  const read = (most: number) =>
    readStatement(product.database.db, { organisation_id, from: TODAY, to: TODAY }, most);
  const [all, oldest] = [await read(10), await read(1)];
  expect(all?.open_items.length).toBeGreaterThan(1);
  expect(oldest?.open_items.filter(({ listed }) => listed)).toEqual(all?.open_items.slice(0, 1));
  expect(oldest?.open_sums).toEqual(all?.open_sums);
  const sumOf = (rows: readonly { open_cents: number }[] = []) =>
    rows.reduce((sum, { open_cents }) => sum + open_cents, 0);
  expect(sumOf(all?.open_sums)).toBe(sumOf(all?.open_items));
});

test('more entries than allowed are refused', async () => {
  const organisation_id = customer.organisation_id as string;
  const period = { organisation_id, from: '2026-08-01', to: '2026-11-20' };
  expect(await readStatement(product.database.db, period, 9)).toBeNull();
  expect(await readStatement(product.database.db, period, 10)).not.toBeNull();
});
