import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { askFor } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let carrier_id: string;
let ahead_ms = 0;
const EMAIL = 'rates@sextant.example';
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(Date.now() + ahead_ms) });
  staff = await product.signIn('dispatcher');
  const created = await staff.request('POST', '/api/organisations', {
    name: 'Sextant Lines',
    roles: ['carrier'],
    contacts: [{ name: 'Rates desk', email: EMAIL }],
  });
  carrier_id = created.json().id;
});
afterAll(() => product.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
async function quoted(): Promise<string> {
  const id = await askFor(product, 'secret-buyer@test.example');
  const [quote] = await product.database.sql`select reference from quotes where id = ${id}`;
  return quote?.reference;
}
const ask = (reference: string, change: object = {}) =>
  staff.request('POST', `/api/quotes/${reference}/spot-requests`, {
    carriers: [{ organisation_id: carrier_id, email: EMAIL }],
    mode: 'sea',
    equipment: '2 × 40HC',
    note: 'Ready at the end of November.',
    answer_by: inDays(2),
    ...change,
  });
async function tokenFor(reference: string): Promise<string> {
  const [mail] = await product.database.sql`
    select link, text from mail_outbox where recipient = ${EMAIL} and subject like ${`%${reference}%`}
    order by id`;
  expect(mail?.text).not.toMatch(/secret-buyer|Reyes/);
  return String(mail?.link).split('/spot/')[1] ?? '';
}
const listed = async (reference: string) =>
  (await staff.request('GET', `/api/quotes/${reference}/spot-requests`)).json().spot_requests;
const ANSWER = {
  lines: [
    { charge_code: 'FRT', basis: 'container', quantity: 2, rate: { amount: 1850_00, currency: 'USD' } },
    { charge_code: 'THCD', basis: 'container', quantity: 2, rate: { amount: 245_00, currency: 'EUR' } },
  ],
  valid_until: '2026-12-31',
  transit_days: 36,
  notes: 'Subject to space.',
};
const answer = (token: string, change: object = {}) =>
  product.visitor.request('POST', `/api/spot-requests/${token}/answer`, { ...ANSWER, ...change });

test('a carrier answers behind its link, sees no customer, and staff get the rates', async () => {
  const reference = await quoted();
  const requested = await ask(reference);
  expect(requested.statusCode, requested.body).toBe(201);
  const token = await tokenFor(reference);
  const opened = await product.visitor.request('GET', `/api/spot-requests/${token}`);
  expect(opened.json()).toMatchObject({
    reference,
    carrier: 'Sextant Lines',
    origin_city: 'Houston',
    equipment: '2 × 40HC',
    state: 'open',
    charge_codes: expect.arrayContaining([{ code: 'FRT', name: 'Freight' }]),
  });
  expect(opened.body).not.toMatch(/secret-buyer|Reyes|48250|offered|token|margin/);

  expect((await answer(token)).statusCode).toBe(200);
  expect((await answer(token, { transit_days: 34 })).statusCode).toBe(200);
  expect(await listed(reference)).toMatchObject([
    {
      carrier: 'Sextant Lines',
      state: 'answered',
      answer: { transit_days: 34, lines: [{ charge_code: 'FRT', rate: { amount: 1850_00 } }, {}] },
    },
  ]);
  const notified = await product.database.sql`
    select message from notifications where related_id = ${reference} and title = 'Carrier answered'`;
  expect(notified[0]?.message).toBe(
    `${reference}: Sextant Lines offers rates from $1,850.00, valid until 2026-12-31.`,
  );
});

test('a carrier declines, and nobody answers after the time', async () => {
  const reference = await quoted();
  await ask(reference);
  const token = await tokenFor(reference);
  await product.visitor.request('POST', `/api/spot-requests/${token}/decline`, { reason: 'No space' });
  expect(await listed(reference)).toMatchObject([{ state: 'declined', decline_reason: 'No space' }]);
  ahead_ms = 3 * DAY_MS;
  expect((await answer(token)).json().code).toBe('OVER');
  ahead_ms = 0;
  expect((await answer('unknown')).statusCode).toBe(404);
});

test.each([
  [{ carriers: [] }, 'carriers'],
  [{ answer_by: '2020-01-01T00:00:00Z' }, 'answer_by'],
])('asking with %j is refused', async (change, path) => {
  const refused = await ask(await quoted(), change);
  expect([refused.statusCode, refused.json().issues?.[0].path]).toEqual([422, path]);
});

test('only contacts of carriers are requested', async () => {
  const reference = await quoted();
  const [customer] = await product.database
    .sql`select id from organisations where not 'carrier' = any(roles) limit 1`;
  const other = await ask(reference, { carriers: [{ organisation_id: carrier_id, email: 'a@b.example' }] });
  expect(other.json().issues[0].path).toBe('carriers.0.email');
  if (customer) {
    const none = await ask(reference, { carriers: [{ organisation_id: customer.id, email: EMAIL }] });
    expect(none.json().issues[0].path).toBe('carriers.0.organisation_id');
  }
});

test('rates with an unknown charge code are refused with their field', async () => {
  const reference = await quoted();
  await ask(reference);
  const [line] = ANSWER.lines;
  const refused = await answer(await tokenFor(reference), { lines: [{ ...line, charge_code: 'NONE' }] });
  expect(refused.json().issues[0].path).toBe('lines.0.charge_code');
});
