import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNingboDuisburg, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
let numbers: string[];
let booking: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  numbers = [];
  for (const [pieces, gross_kg] of [
    [640, 9_088],
    [540, 9_450],
    [1, 10],
  ]) {
    const number = await bookNingboDuisburg(owner);
    const line = { description: 'Lights', pieces, gross_kg, length_cm: 50, width_cm: 50, height_cm: 40 };
    await put(staff, number, 'cargo-lines', [line]);
    numbers.push(number);
  }
  const made = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    reference: 'MAEU 77',
    kind: 'consolidation',
    shipments: numbers,
  });
  booking = made.json().id;
});
afterAll(() => product.close());

interface Share {
  tracking_number: string;
  amount: { amount: number };
  number: number;
}

const FREIGHT = { charge_code: 'FRT', amount: { amount: 100_001, currency: 'USD' } };
const addCost = (input: object) =>
  staff.request('POST', `/api/carrier-bookings/${booking}/costs`, { ...FREIGHT, ...input });
const amountsOf = (response: { json: () => { shares: Share[] } }) =>
  numbers.map(
    (number) =>
      response.json().shares.find(({ tracking_number }) => tracking_number === number)?.amount.amount,
  );
const amountOf = ({ shares }: { shares: Share[] }, number: string) =>
  shares.find(({ tracking_number }) => tracking_number === number)?.amount.amount ?? 0;
const bought = async (number: string) =>
  (await staff.request('GET', `/api/shipments/${number}/charges?side=buy`)).json();

test.each([
  ['m3', [64, 54, 0.1]],
  ['kg', [9_088, 9_450, 10]],
  ['equal', [1, 1, 1]],
])('shares by %s sum to the cost and become buy charges', async (basis, weights) => {
  const added = await addCost({ basis });
  expect(added.statusCode).toBe(201);
  const shares = amountsOf(added);
  expect(shares.reduce((sum: number, share) => sum + (share ?? 0), 0)).toBe(100_001);
  const total_weight = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries())
    expect(Math.abs((shares[index] ?? 0) - (100_001 * weight) / total_weight)).toBeLessThan(1);
  const [first] = numbers as [string];
  const { charges, total } = await bought(first);
  expect(charges).toMatchObject([
    ...Array(charges.length - 1).fill({ status: 'reversed' }),
    {
      charge_code: 'FRT',
      side: 'buy',
      amount: { amount: shares[0], currency: 'USD' },
      status: 'estimated',
      reason: 'Share of carrier booking Maersk MAEU 77',
    },
  ]);
  expect(total).toEqual({ amount: shares[0], currency: 'USD' });
  const { id } = added.json();
  const removed = await staff.request('DELETE', `/api/carrier-bookings/${booking}/costs/${id}`);
  expect(removed.statusCode).toBe(200);
  expect((await bought(first)).total.amount).toBe(0);
});

test('shares by hand are for its shipments and sum to the cost', async () => {
  const [first, second] = numbers as [string, string];
  const share = (tracking_number: string, amount: number) => ({ tracking_number, amount });
  const issuesOf = async (shares: object[]) => (await addCost({ basis: 'manual', shares })).json().issues;
  expect(await issuesOf([share(first, 100_000)])).toEqual([
    { path: 'shares', message: 'The shares come to $1,000.00, but the cost is $1,000.01.' },
  ]);
  expect(await issuesOf([share('GS000000000', 100_001)])).toMatchObject([
    { path: 'shares.0.tracking_number' },
  ]);
  const added = await addCost({ basis: 'manual', shares: [share(first, 1), share(second, 100_000)] });
  expect(amountsOf(added)).toEqual([1, 100_000, undefined]);
  const { costs } = (await staff.request('GET', `/api/carrier-bookings/${booking}/costs`)).json();
  expect(costs).toEqual([added.json()]);

  const { number } = added.json().shares[0];
  const status = (value: string) =>
    staff.request('PATCH', `/api/shipments/${first}/charges/${number}`, { status: value });
  await status('approved');
  await status('billed');
  const remove = () => staff.request('DELETE', `/api/carrier-bookings/${booking}/costs/${added.json().id}`);
  expect((await remove()).statusCode).toBe(409);
  await status('reversed');
  expect((await remove()).statusCode).toBe(200);
});

test('a cost replaces the estimates of its charge code until the last one is removed', async () => {
  const [first] = numbers as [string];
  const { sql } = product.database;
  const [shipment] = await sql`select id from shipments where tracking_number = ${first}`;
  await sql`
    insert into shipment_charges (shipment_id, charge_order, description, amount_cents, charge_code, side, status, reason)
    values (${shipment?.id}, 100, 'Expected freight', 4000, 'FRT', 'buy', 'estimated', ''),
      (${shipment?.id}, 101, 'Expected documents', 500, 'DOC', 'buy', 'estimated', ''),
      (${shipment?.id}, 102, 'Agreed freight', 70, 'FRT', 'buy', 'approved', ''),
      (${shipment?.id}, 103, 'Storage', 9, 'FRT', 'buy', 'estimated', 'Quay rent')`;
  const statuses = async () => {
    const { charges, total } = await bought(first);
    const byNumber = new Map(
      charges.map((each: { number: number; status: string }) => [each.number, each.status]),
    );
    return { expected: [100, 101, 102, 103].map((number) => byNumber.get(number)), total: total.amount };
  };
  const costOf = async (response: ReturnType<typeof addCost>) => (await response).json();
  const remove = ({ id }: { id: string }) =>
    staff.request('DELETE', `/api/carrier-bookings/${booking}/costs/${id}`);
  const others = 500 + 70 + 9;
  const freight = await costOf(addCost({ basis: 'equal' }));
  const surcharge = await costOf(addCost({ basis: 'equal', amount: { amount: 300, currency: 'USD' } }));
  const replaced = { expected: ['reversed', 'estimated', 'approved', 'estimated'] };
  const share = amountOf(freight, first);
  expect(await statuses()).toEqual({ ...replaced, total: others + share + 100 });
  await remove(freight);
  expect(await statuses()).toEqual({ ...replaced, total: others + 100 });
  await remove(surcharge);
  expect(await statuses()).toEqual({
    expected: ['estimated', 'estimated', 'approved', 'estimated'],
    total: others + 4000,
  });
});

test('a basis that a shipment lacks is refused with its number, and customers never see costs', async () => {
  const refused = await addCost({ basis: 'teu' });
  expect(refused.json().issues).toMatchObject([
    { path: 'basis', message: expect.stringContaining(numbers[0] ?? '') },
  ]);
  expect((await addCost({ basis: 'equal', charge_code: 'NOPE' })).json().issues).toMatchObject([
    { path: 'charge_code' },
  ]);
  expect((await owner.request('GET', `/api/carrier-bookings/${booking}/costs`)).statusCode).toBe(403);
});
