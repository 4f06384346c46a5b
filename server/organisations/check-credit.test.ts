import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { askFor, offer } from '../quotes/quotes-for-tests.ts';
import { insertContract } from '../rates/rates-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const REASON = 'Paid by bank transfer this morning';
const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Glass lamps',
  cargo_weight: 1200,
  service_type: 'standard',
  transport_mode: 'sea',
};

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  const path = `/api/organisations/${customer.organisation_id}`;
  await dispatcher.request('PATCH', path, { credit_status: 'hold' });
});
afterAll(() => product.close());

/** Sends it without a reason, with a blank one, and with one, and returns the last response. */
async function withReason(path: string, body: object) {
  for (const unexplained of [{}, { credit_reason: ' ' }]) {
    const refused = await dispatcher.request('POST', path, { ...body, ...unexplained });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CREDIT_HOLD']);
  }
  const response = await dispatcher.request('POST', path, { ...body, credit_reason: REASON });
  expect(response.statusCode, response.body).toBeOneOf([200, 201]);
  return response.json().tracking_number;
}

const recorded = async (tracking_number: string, action: string) => {
  const { entries } = (await dispatcher.request('GET', `/api/shipments/${tracking_number}/history`)).json();
  return entries.find((entry: { action: string }) => entry.action === action)?.detail;
};

test('staff book for a company on hold with a reason, which the history records', async () => {
  const booking = { ...BOOKING, organisation_id: customer.organisation_id };
  const number = await withReason('/api/functions/create-shipment', booking);
  expect(await recorded(number, 'shipments.create')).toMatchObject({
    credit_status: 'hold',
    credit_reason: REASON,
  });
});

test('the customer books as before, and staff confirm with a reason', async () => {
  const number = await bookedBySea(customer);
  expect(await recorded(number, 'shipments.create')).not.toHaveProperty('credit_status');
  const price = { amount: 125_050, currency: 'USD' };
  await withReason(`/api/shipments/${number}/confirm`, { price });
  expect(await recorded(number, 'shipments.confirm')).toMatchObject({ credit_reason: REASON });
  const corrected = await dispatcher.request('POST', `/api/shipments/${number}/confirm`, {
    price: { ...price, amount: 130_000 },
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  const theirs = await customer.request('GET', `/api/tracking/${number}/details`);
  expect(theirs.body).not.toContain(REASON);
});

test('what the customer books at the price of a tariff waits for staff too, who confirm it unchanged', async () => {
  await insertContract(product.database, {
    ...customer,
    organisation_id: `${customer.organisation_id}`,
    word: 'Lamps',
  });
  const path = '/api/functions/create-shipment';
  const booked = (await customer.request('POST', path, BOOKING)).json();
  expect(booked).toMatchObject({ price: { amount: 246_90 }, price_status: 'indicative' });
  const number = booked.tracking_number;
  await withReason(`/api/shipments/${number}/confirm`, { price: booked.price });
  expect(await recorded(number, 'shipments.confirm')).toMatchObject({ credit_reason: REASON });
  const { charges } = (await customer.request('GET', `/api/shipments/${number}/charges`)).json();
  expect(charges).toMatchObject([{ charge_code: 'FRT' }, { charge_code: 'DOC' }]);
});

test('what the customer accepts waits for staff, who confirm it with a reason', async () => {
  const id = await askFor(product, customer.email);
  expect((await offer(dispatcher, id, {})).statusCode).toBe(200);
  const accepted = await customer.request('POST', `/api/quotes/${id}/accept`, {});
  expect(accepted.statusCode, accepted.body).toBe(201);
  const number = accepted.json().tracking_number;
  const read = async () => {
    const [shipment] = await product.database.sql`
      select status, price_status, cost_cents::int from shipments where tracking_number = ${number}`;
    return shipment;
  };
  const waiting = await read();
  expect(waiting).toMatchObject({ status: 'pending', price_status: 'indicative' });
  const price = { amount: waiting?.cost_cents, currency: 'USD' };
  await withReason(`/api/shipments/${number}/confirm`, { price });
  expect(await read()).toMatchObject({ status: 'confirmed', price_status: 'confirmed' });
});

test('an invoice confirms a waiting price with a reason', async () => {
  const number = await bookedBySea(customer);
  const path = `/api/shipments/${number}/invoice`;
  for (const unexplained of [{}, { credit_reason: ' ' }]) {
    const refused = await dispatcher.request('POST', path, { confirmed: ['price'], ...unexplained });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CREDIT_HOLD']);
  }
  const issued = await dispatcher.request('POST', path, { confirmed: ['price'], credit_reason: REASON });
  expect(issued.statusCode, issued.body).toBe(201);
  expect(await recorded(number, 'shipments.confirm')).toMatchObject({ credit_reason: REASON });
});

test('a quote is converted with a reason; its company is known before', async () => {
  const id = await askFor(product, customer.email);
  const { quotes } = (await dispatcher.request('GET', '/api/quotes/all')).json();
  const { reference } = quotes.find((quote: { id: string }) => quote.id === id);
  const quote = (await dispatcher.request('GET', `/api/quotes/${reference}`)).json();
  expect(quote.organisation_id).toBe(customer.organisation_id);
  const number = await withReason(`/api/quotes/${id}/convert`, {
    origin_address: '12 Harbor Road',
    destination_address: 'Wilhelminakade 3',
    cost: 1234.56,
    tracking_number: 'TRK1732147200001',
  });
  expect(await recorded(number, 'shipments.create')).toMatchObject({ credit_reason: REASON });
  const { entries } = (await dispatcher.request('GET', '/api/audit?area=quotes')).json();
  expect(entries[0]).toMatchObject({ action: 'quotes.convert', detail: { credit_reason: REASON } });
});

describe('over the credit limit', () => {
  const CREATE = '/api/functions/create-shipment';
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  let buyer: TestPerson;
  beforeEach(async () => {
    buyer = await product.signIn('customer');
  });

  const setLimit = (credit_limit_cents: number | null) =>
    dispatcher.request('PATCH', `/api/organisations/${buyer.organisation_id}`, { credit_limit_cents });

  const confirmAt = (number: string, amount: number, more: object = {}) =>
    dispatcher.request('POST', `/api/shipments/${number}/confirm`, { price: usd(amount), ...more });

  const refusal = (limit: number, used: number, price: number) => ({
    statusCode: 409,
    code: 'CREDIT_LIMIT',
    limit: usd(limit),
    used: usd(used),
    price: usd(price),
  });
  const refusedAs = (response: Awaited<ReturnType<typeof confirmAt>>) => {
    const { code, limit, used, price } = response.json();
    return { statusCode: response.statusCode, code, limit, used, price };
  };

  test('staff confirm up to exactly the limit, and more with a reason that the history records', async () => {
    await setLimit(300_000);
    const [first, second] = [await bookedBySea(buyer), await bookedBySea(buyer)];
    expect((await confirmAt(first, 200_000)).statusCode).toBe(200);
    expect(refusedAs(await confirmAt(second, 100_001))).toEqual(refusal(300_000, 200_000, 100_001));
    expect(refusedAs(await confirmAt(second, 100_001, { credit_reason: ' ' })).code).toBe('CREDIT_LIMIT');
    expect((await confirmAt(second, 100_000)).statusCode).toBe(200);
    const third = await bookedBySea(buyer);
    expect((await confirmAt(third, 1, { credit_reason: REASON })).statusCode).toBe(200);
    expect(await recorded(third, 'shipments.confirm')).toMatchObject({
      credit_reason: REASON,
      over_credit_limit: { limit: usd(300_000), used: usd(300_000), price: usd(1) },
    });
    expect((await buyer.request('GET', `/api/tracking/${third}/details`)).body).not.toContain(REASON);
  });

  test('of two confirmations at once that exceed the limit together, one is refused', async () => {
    await setLimit(300_000);
    const numbers = await Promise.all(Array.from({ length: 4 }, () => bookedBySea(buyer)));
    const responses = await Promise.all(numbers.map((number) => confirmAt(number, 200_000)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('without a limit nothing is refused', async () => {
    await setLimit(null);
    expect((await confirmAt(await bookedBySea(buyer), 90_000_000)).statusCode).toBe(200);
  });

  test('staff book over the limit with a reason', async () => {
    await setLimit(100);
    const booking = { ...BOOKING, organisation_id: buyer.organisation_id };
    const refused = await dispatcher.request('POST', CREATE, booking);
    expect(refusedAs(refused)).toMatchObject({
      code: 'CREDIT_LIMIT',
      limit: usd(100),
      used: usd(0),
    });
    const booked = await dispatcher.request('POST', CREATE, { ...booking, credit_reason: REASON });
    expect(booked.statusCode, booked.body).toBe(201);
    expect(await recorded(booked.json().tracking_number, 'shipments.create')).toMatchObject({
      credit_reason: REASON,
      over_credit_limit: { limit: usd(100) },
    });
  });

  test('what the customer books at the price of a tariff waits for staff beyond the limit only', async () => {
    await insertContract(product.database, {
      ...buyer,
      organisation_id: `${buyer.organisation_id}`,
      word: 'Lamps',
    });
    const booking = { ...BOOKING, cargo_dimensions: '120×80×100' };
    const book = async () => (await buyer.request('POST', CREATE, booking)).json();
    const first = await book();
    expect(first).toMatchObject({ price_status: 'confirmed' });
    await setLimit(2 * first.price.amount);
    expect(await book()).toMatchObject({ price_status: 'confirmed' });
    const third = await book();
    expect(third).toMatchObject({ price: first.price, price_status: 'indicative' });
    expect(JSON.stringify(third)).not.toMatch(/credit|limit/);
  });

  test('what the customer accepts over the limit waits for staff', async () => {
    await setLimit(100);
    const id = await askFor(product, buyer.email);
    expect((await offer(dispatcher, id, {})).statusCode).toBe(200);
    const accepted = await buyer.request('POST', `/api/quotes/${id}/accept`, {});
    expect(accepted.statusCode, accepted.body).toBe(201);
    const [shipment] = await product.database.sql`
    select status, price_status from shipments where tracking_number = ${accepted.json().tracking_number}`;
    expect(shipment).toEqual({ status: 'pending', price_status: 'indicative' });
  });

  test('an invoice confirms a price over the limit with a reason', async () => {
    await setLimit(100);
    const number = await bookedBySea(buyer);
    const path = `/api/shipments/${number}/invoice`;
    const refused = await dispatcher.request('POST', path, { confirmed: ['price'] });
    expect(refusedAs(refused)).toMatchObject({ code: 'CREDIT_LIMIT', limit: usd(100) });
    const body = { confirmed: ['price'], credit_reason: REASON };
    expect((await dispatcher.request('POST', path, body)).statusCode).toBe(201);
  });

  test('a quote is converted over the limit with a reason', async () => {
    await setLimit(100);
    const id = await askFor(product, buyer.email);
    const conversion = {
      origin_address: '12 Harbor Road',
      destination_address: 'Wilhelminakade 3',
      cost: 1234.56,
      tracking_number: 'TRK1732147200077',
    };
    const path = `/api/quotes/${id}/convert`;
    expect(refusedAs(await dispatcher.request('POST', path, conversion))).toEqual(refusal(100, 0, 123_456));
    const converted = await dispatcher.request('POST', path, { ...conversion, credit_reason: REASON });
    expect(converted.statusCode, converted.body).toBe(201);
  });
});
