import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookNingboDuisburg } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let supplier_id: string;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const carrier = { name: 'Maersk', roles: ['carrier'] };
  supplier_id = (await dispatcher.request('POST', '/api/organisations', carrier)).json().id;
});
afterAll(() => product.close());
beforeEach(async () => {
  number = await bookNingboDuisburg(customer);
  await product.database.sql`
    update shipment_charges set status = 'reversed' where side = 'buy'
      and shipment_id = (select id from shipments where tracking_number = ${number})`;
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const charges = () => dispatcher.request('GET', `/api/shipments/${number}/charges?side=buy`);
async function buy(): Promise<number> {
  const added = await dispatcher.request('POST', `/api/shipments/${number}/charges`, {
    charge_code: 'FRT',
    side: 'buy',
    rate: usd(1000_00),
    reason: 'Spot rate',
  });
  return added.json().number;
}
const record = (bill: string, charge: number, amount = 1020_00) =>
  dispatcher.request('POST', '/api/supplier-bills', {
    supplier_id,
    number: bill,
    billed_on: '2026-11-20',
    due_on: '2026-12-20',
    currency: 'USD',
    lines: [{ tracking_number: number, number: charge, amount }],
  });
const act = (id: string, verb: string, input: object = {}) =>
  dispatcher.request('POST', `/api/supplier-bills/${id}/${verb}`, input);
const codes = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).sort();

test('a bill that is approved in several tabs at once is billed once', async () => {
  const id = (await record('RACE-1', await buy())).json().id;
  const responses = await Promise.all(Array.from({ length: 5 }, () => act(id, 'approve')));
  expect(codes(responses)).toEqual([200, 409, 409, 409, 409]);
  expect((await charges()).json().total).toEqual(usd(1020_00));
});

test('a bill that is reversed in several tabs at once restores the estimate once', async () => {
  const id = (await record('RACE-2', await buy())).json().id;
  await act(id, 'approve');
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => act(id, 'reverse', { reason: 'Twice' })),
  );
  expect(codes(responses)).toEqual([200, 409, 409]);
  expect((await charges()).json().total).toEqual(usd(1000_00));
});

test('of two bills for one charge that are approved at once, one is', async () => {
  const charge = await buy();
  const ids = [
    (await record('RACE-3', charge)).json().id,
    (await record('RACE-4', charge, 1010_00)).json().id,
  ];
  const responses = await Promise.all(ids.map((id) => act(id, 'approve')));
  expect(codes(responses)).toEqual([200, 409]);
  const approved = responses[0]?.statusCode === 200 ? 1020_00 : 1010_00;
  expect((await charges()).json().total).toEqual(usd(approved));
});

test('a number that is recorded in two tabs at once is recorded once', async () => {
  const charge = await buy();
  const responses = await Promise.all([record('RACE-5', charge), record('race 5', charge)]);
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});
