import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { bookNingboDuisburg } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let admin: TestPerson;
let carrier: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  const made = await dispatcher.request('POST', '/api/organisations', { name: 'Maersk', roles: ['carrier'] });
  carrier = made.json().id;
});
afterAll(() => product.close());

let number: string;
beforeEach(async () => {
  number = await bookNingboDuisburg(customer);
  await product.database.sql`
    update shipment_charges set status = 'reversed' where side = 'buy'
      and shipment_id = (select id from shipments where tracking_number = ${number})`;
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
let bills = 0;

/** A buy charge of the shipment. Returns its number. */
async function buy(rate = usd(1000_00), tracking_number = number): Promise<number> {
  const added = await dispatcher.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'FRT',
    side: 'buy',
    rate,
    reason: 'Spot rate',
  });
  expect(added.statusCode, added.body).toBe(201);
  return added.json().number;
}
const record = (change: object, by = dispatcher) =>
  by.request('POST', '/api/supplier-bills', {
    supplier_id: carrier,
    number: `INV-${++bills}`,
    billed_on: '2026-11-20',
    due_on: '2026-12-20',
    currency: 'USD',
    ...change,
  });
const lineOf = (charge: number, amount: number, tracking_number = number) => ({
  tracking_number,
  number: charge,
  amount,
});
async function recorded(lines: object[], change: object = {}): Promise<string> {
  const response = await record({ lines, ...change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}
const act = (id: string, verb: string, input: object = {}, by = dispatcher) =>
  by.request('POST', `/api/supplier-bills/${id}/${verb}`, input);
const approved = async (id: string, input: object = {}, by = dispatcher) => {
  const response = await act(id, 'approve', input, by);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const costsOf = async (tracking_number = number) =>
  (await dispatcher.request('GET', `/api/shipments/${tracking_number}/charges?side=buy`)).json();
const costOf = async (charge: number, tracking_number = number) =>
  (await costsOf(tracking_number)).charges.find((each: { number: number }) => each.number === charge);
const profitOf = async () => (await dispatcher.request('GET', `/api/shipments/${number}/profit`)).json();
const issuesOf = async (response: ReturnType<typeof record>) =>
  (await response).json().issues?.map(({ path }: { path: string }) => path);

describe('a bill within the tolerance', () => {
  test('is approved by any staff: its cost is billed at its amount, and a reversal restores the estimate', async () => {
    const charge = await buy();
    const id = await recorded([lineOf(charge, 1020_00)]);
    expect(await costOf(charge)).toMatchObject({ status: 'estimated', amount: usd(1000_00) });
    expect(await approved(id)).toMatchObject({
      status: 'approved',
      supplier: { id: carrier, name: 'Maersk' },
      amount: usd(1020_00),
      expected: usd(1000_00),
      variance: usd(20_00),
      needs_approval: false,
      lines: [{ tracking_number: number, charge, variance: usd(20_00), needs_approval: false }],
    });
    expect(await costOf(charge)).toMatchObject({
      status: 'billed',
      amount: usd(1020_00),
      supplier_bill: { id, expected: usd(1000_00) },
    });
    expect((await costsOf()).total).toEqual(usd(1020_00));
    expect((await act(id, 'approve')).json().code).toBe('WRONG_STATUS');

    const path = `/api/shipments/${number}/charges/${charge}`;
    const byHand = await dispatcher.request('PATCH', path, { status: 'reversed' });
    expect(byHand.json().code).toBe('ON_SUPPLIER_BILL');
    expect((await act(id, 'reverse', {})).statusCode).toBe(422);
    const reversed = await act(id, 'reverse', { reason: 'Billed twice' });
    expect(reversed.json()).toMatchObject({ status: 'reversed', reason: 'Billed twice' });
    const restored = await costOf(charge);
    expect(restored).toMatchObject({ status: 'estimated', amount: usd(1000_00) });
    expect(restored.supplier_bill).toBeUndefined();
    expect((await act(id, 'approve')).json().code).toBe('WRONG_STATUS');
  });

  test('is converted at the exchange rate of its day', async () => {
    for (const [date, rate] of [
      ['2026-11-01', '1.1'],
      ['2026-11-19', '1.2'],
    ])
      await dispatcher.request('POST', '/api/exchange-rates', {
        from: 'EUR',
        to: 'USD',
        date,
        rate,
        source: 'bank',
      });
    const charge = await buy({ amount: 100_00, currency: 'EUR' });
    const estimate = (await costOf(charge)).converted;
    const line = lineOf(charge, 101_00);
    const early = await recorded([line], { currency: 'EUR', billed_on: '2026-11-02' });
    await approved(early);
    expect(await costOf(charge)).toMatchObject({
      amount: { amount: 101_00, currency: 'EUR' },
      converted: usd(111_10),
      exchange: { rate: '1.1', date: '2026-11-01' },
    });
    await act(early, 'reverse', { reason: 'Wrong day' });
    expect((await costOf(charge)).converted).toEqual(estimate);
    const late = await recorded([line], { currency: 'EUR', billed_on: '2026-11-20' });
    await approved(late);
    expect((await costOf(charge)).converted).toEqual(usd(121_20));
    const before = await recorded([lineOf(await buy({ amount: 1, currency: 'EUR' }), 1)], {
      currency: 'EUR',
      billed_on: '2020-01-01',
    });
    expect((await act(before, 'approve')).json().code).toBe('NO_EXCHANGE_RATE');
  });
});

describe('a bill above the tolerance', () => {
  test('is approved by an admin who did not record it, with a reason', async () => {
    const charge = await buy();
    const lines = [lineOf(charge, 1050_01)];
    const id = await recorded(lines);
    expect((await act(id, 'approve', { reason: 'Agreed' })).json().code).toBe('ADMIN_ONLY');
    const silent = await act(id, 'approve', {}, admin);
    expect([silent.statusCode, silent.json().issues[0].path]).toEqual([422, 'reason']);
    expect(await costOf(charge)).toMatchObject({ status: 'estimated' });
    expect(await approved(id, { reason: 'Peak season surcharge' }, admin)).toMatchObject({
      reason: 'Peak season surcharge',
      needs_approval: true,
    });
    await act(id, 'reverse', { reason: 'Again' });

    const own = (await record({ lines }, admin)).json().id;
    await product.signIn('admin');
    expect((await act(own, 'approve', { reason: 'Mine' }, admin)).json().code).toBe('OWN_BILL');
  });

  test('is judged by what its cost comes to when it is approved', async () => {
    const charge = await buy(usd(2000_00));
    const id = await recorded([lineOf(charge, 1000_00)]);
    await product.database.sql`
      update shipment_charges set amount = 50000, amount_cents = 50000 where charge_order = ${charge}
        and shipment_id = (select id from shipments where tracking_number = ${number})`;
    const read = (await dispatcher.request('GET', `/api/supplier-bills/${id}`)).json();
    expect(read).toMatchObject({
      needs_approval: true,
      expected: usd(500_00),
      variance: usd(500_00),
      lines: [{ expected: usd(500_00), needs_approval: true }],
    });
    expect((await act(id, 'approve', { reason: 'Mine' })).json().code).toBe('ADMIN_ONLY');
    await approved(id, { reason: 'Proof attached' }, admin);
    const listed = await dispatcher.request('GET', '/api/supplier-bills?status=approved&limit=1');
    expect(listed.json().supplier_bills).toMatchObject([
      { id, needs_approval: true, expected: usd(500_00), variance: usd(500_00) },
    ]);
    await act(id, 'reverse', { reason: 'Billed twice' });
    expect(await costOf(charge)).toMatchObject({ status: 'estimated', amount: usd(500_00) });
  });

  test('can be disputed with a reason, and approved or reversed after that', async () => {
    const charge = await buy();
    const id = await recorded([lineOf(charge, 1_200_00)]);
    expect((await act(id, 'dispute', { reason: ' ' })).statusCode).toBe(422);
    expect((await act(id, 'dispute', { reason: 'No detention agreed' })).json()).toMatchObject({
      status: 'disputed',
      reason: 'No detention agreed',
    });
    expect((await act(id, 'dispute', { reason: 'Again' })).json().code).toBe('WRONG_STATUS');
    await approved(id, { reason: 'Carrier showed proof' }, admin);
    const listed = await dispatcher.request('GET', '/api/supplier-bills?status=approved');
    expect(listed.json().supplier_bills[0]).toMatchObject({ id, status: 'approved' });
  });
});

test('an unexpected line becomes a buy charge when the bill is approved, and is reversed with it', async () => {
  const line = { tracking_number: number, charge_code: 'STORAGE', description: 'Quay rent', amount: 80_00 };
  const id = await recorded([line]);
  expect((await costsOf()).total).toEqual(usd(0));
  const { lines, needs_approval } = await approved(id, { reason: 'Proof attached' }, admin);
  expect(needs_approval).toBe(true);
  expect(lines).toMatchObject([{ expected: usd(0), variance: usd(80_00), charge: expect.any(Number) }]);
  expect(await costOf(lines[0].charge)).toMatchObject({
    charge_code: 'STORAGE',
    description: 'Quay rent',
    status: 'billed',
    amount: usd(80_00),
    supplier_bill: { id, expected: usd(0) },
  });
  await act(id, 'reverse', { reason: 'Not ours' });
  expect(await costOf(lines[0].charge)).toMatchObject({ status: 'reversed', amount: usd(80_00) });
  expect((await costsOf()).total).toEqual(usd(0));
});

test('the profit has what was estimated, is billed, and is still accrued', async () => {
  const billed = await buy();
  await buy(usd(200_00));
  const id = await recorded([lineOf(billed, 1030_00)]);
  const before = await profitOf();
  const price = before.revenue.estimated.amount;
  expect(before.cost).toEqual({ estimated: usd(1200_00), actual: usd(0), accrued: usd(1200_00) });
  await approved(id);
  expect(await profitOf()).toMatchObject({
    revenue: { estimated: usd(price), actual: usd(0), accrued: usd(price) },
    cost: { estimated: usd(1200_00), actual: usd(1030_00), accrued: usd(200_00) },
    profit: { estimated: usd(price - 1200_00), actual: usd(-1030_00), accrued: usd(price - 200_00) },
  });
  await dispatcher.request('POST', `/api/shipments/${number}/invoice`, { confirmed: ['price'] });
  expect((await profitOf()).revenue).toEqual({ estimated: usd(price), actual: usd(price), accrued: usd(0) });
  expect((await customer.request('GET', `/api/shipments/${number}/profit`)).statusCode).toBe(403);
});

describe('a cost of a carrier booking', () => {
  test('is billed whole, to the cent: its shares and its amount follow the bill and return with a reversal', async () => {
    const numbers = [number, await bookNingboDuisburg(customer), await bookNingboDuisburg(customer)];
    const booking = { carrier: 'Maersk', reference: 'MAEU 77', kind: 'consolidation', shipments: numbers };
    const { id: booking_id } = (await dispatcher.request('POST', '/api/carrier-bookings', booking)).json();
    const path = `/api/carrier-bookings/${booking_id}/costs`;
    const cost = { charge_code: 'FRT', amount: usd(1000_01), basis: 'equal' };
    const added = (await dispatcher.request('POST', path, cost)).json();
    const offered = (await dispatcher.request('GET', `/api/shipments/${number}/open-costs`)).json();
    expect(offered.open_costs).toEqual([
      expect.objectContaining({
        carrier_cost_id: added.id,
        amount: usd(1000_01),
        carrier_booking: { id: booking_id, name: 'Maersk MAEU 77' },
      }),
    ]);
    const [share] = added.shares;
    const direct = record({ lines: [lineOf(share.number, 1, share.tracking_number)] });
    expect(await issuesOf(direct)).toEqual(['lines.0.number']);

    const id = await recorded([{ carrier_cost_id: added.id, amount: 1030_00 }]);
    expect(await approved(id)).toMatchObject({
      lines: [{ expected: usd(1000_01), carrier_booking: { id: booking_id }, tracking_number: null }],
    });
    const costs = async () => (await dispatcher.request('GET', path)).json().costs[0];
    const billed = await costs();
    const sum = (shares: { amount: { amount: number } }[]) =>
      shares.reduce((total, { amount }) => total + amount.amount, 0);
    expect(billed.amount).toEqual(usd(1030_00));
    expect(sum(billed.shares)).toBe(1030_00);
    expect(billed.shares.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('billed'));
    expect((await dispatcher.request('DELETE', `${path}/${added.id}`)).statusCode).toBe(409);
    const again = record({ lines: [{ carrier_cost_id: added.id, amount: 1 }] });
    expect(await issuesOf(again)).toEqual(['lines.0.carrier_cost_id']);
    await act(id, 'reverse', { reason: 'Wrong vessel' });
    expect(await costs()).toEqual(added);
  });
});

describe('refused:', () => {
  test('a number that the supplier has used, however it is written, until that bill is reversed', async () => {
    const charge = await buy();
    const lines = [lineOf(charge, 1000_00)];
    const id = await recorded(lines, { number: 'DUP-0012' });
    const same = await record({ lines, number: ' dup 0012' });
    expect(same.json()).toMatchObject({ status: 409, code: 'ALREADY_RECORDED' });
    const other = await dispatcher.request('POST', '/api/organisations', { name: 'MSC', roles: ['carrier'] });
    expect((await record({ lines, number: 'DUP-0012', supplier_id: other.json().id })).statusCode).toBe(201);
    await act(id, 'reverse', { reason: 'Typed wrongly' });
    expect((await record({ lines, number: 'DUP/0012' })).statusCode).toBe(201);
  });

  test('a company that supplies nothing, contradictory days, and costs that no line can have', async () => {
    const charge = await buy();
    const fine = lineOf(charge, 1000_00);
    const { organisation_id } = customer;
    expect(await issuesOf(record({ lines: [fine], supplier_id: organisation_id }))).toEqual(['supplier_id']);
    expect(await issuesOf(record({ lines: [fine], due_on: '2026-11-19' }))).toEqual(['due_on']);
    const late = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const future = { lines: [fine], billed_on: late, due_on: late };
    expect(await issuesOf(record(future))).toEqual(['billed_on']);
    expect(await issuesOf(record({ lines: [] }))).toEqual(['lines']);
    expect(await issuesOf(record({ lines: [fine, fine] }))).toEqual(['lines.1']);
    expect(await issuesOf(record({ lines: [lineOf(999, 1), fine] }))).toEqual(['lines.0.number']);
    expect(await issuesOf(record({ lines: [fine], currency: 'EUR' }))).toEqual(['lines.0.number']);
    const nowhere = { ...fine, tracking_number: 'GS000000000' };
    expect(await issuesOf(record({ lines: [nowhere] }))).toEqual(['lines.0.tracking_number']);
    const unknown = { tracking_number: number, charge_code: 'NOPE', amount: 1 };
    expect(await issuesOf(record({ lines: [unknown] }))).toEqual(['lines.0.charge_code']);
    const sell = (await dispatcher.request('GET', `/api/shipments/${number}/charges`)).json().charges[0];
    expect(await issuesOf(record({ lines: [lineOf(sell.number, 1)] }))).toEqual(['lines.0.number']);
  });

  test('a charge that another bill has billed: at recording, and at the approval of the second', async () => {
    const charge = await buy();
    const lines = [lineOf(charge, 1000_00)];
    const [first, second] = [await recorded(lines), await recorded(lines)];
    await approved(first);
    expect((await act(second, 'approve')).json().code).toBe('COST_CHANGED');
    expect(await issuesOf(record({ lines }))).toEqual(['lines.0.number']);
  });
});

test('the list is searched by number, supplier and shipment, and filtered', async () => {
  const charge = await buy();
  const id = await recorded([lineOf(charge, 1000_00)], { number: 'FIND-ME 7' });
  const found = async (query: string) => {
    const listed = (await dispatcher.request('GET', `/api/supplier-bills?${query}`)).json();
    return listed.supplier_bills.map((bill: { id: string }) => bill.id);
  };
  expect(await found('q=findme7')).toEqual([id]);
  expect(await found('q=find-me')).toEqual([id]);
  expect(await found('q=me7')).toEqual([]);
  expect(await found(`q=${number.slice(2, -1)}`)).toEqual([id]);
  expect(await found(`q=${number}`)).toEqual([id]);
  expect(await found(`q=maersk&supplier_id=${carrier}&limit=1`)).toEqual([id]);
  expect(await found(`q=${number}&status=disputed`)).toEqual([]);
  expect((await customer.request('GET', '/api/supplier-bills')).statusCode).toBe(403);
});

test('staff of other branches neither see nor approve a bill', async () => {
  const charge = await buy();
  const id = await recorded([lineOf(charge, 1000_00)]);
  const limited = await product.signIn('dispatcher');
  await product.database.sql`
    update profiles set branch_ids = ${[crypto.randomUUID()]} where user_id = ${limited.user_id}`;
  expect((await limited.request('GET', `/api/supplier-bills/${id}`)).statusCode).toBe(404);
  expect((await act(id, 'approve', {}, limited)).statusCode).toBe(404);
  expect((await limited.request('GET', '/api/supplier-bills')).json().supplier_bills).toEqual([]);
  expect(await issuesOf(record({ lines: [lineOf(charge, 1)] }, limited))).toEqual([
    'lines.0.tracking_number',
  ]);
});

test('a merged supplier takes its bills along, also one whose number the other has', async () => {
  const charge = await buy();
  const lines = [lineOf(charge, 1000_00)];
  const made = await dispatcher.request('POST', '/api/organisations', {
    name: 'Maersk Line',
    roles: ['carrier'],
  });
  const id = await recorded(lines, { supplier_id: made.json().id, number: 'MERGE-1' });
  await recorded(lines, { number: 'MERGE-1' });
  const merged = await admin.request('POST', `/api/organisations/${made.json().id}/merge`, { into: carrier });
  expect(merged.statusCode, merged.body).toBe(200);
  const bill = (await dispatcher.request('GET', `/api/supplier-bills/${id}`)).json();
  expect(bill).toMatchObject({ number: 'MERGE-1', supplier: { id: carrier } });
});
