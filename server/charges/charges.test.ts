import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../form-for-tests.ts';
import { runImport } from '../imports/run-import.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });
const chargesOf = async (number: string, query = '') =>
  (await staff.request('GET', `/api/shipments/${number}/charges${query}`)).json();
const add = (number: string, charge: object) =>
  staff.request('POST', `/api/shipments/${number}/charges`, {
    charge_code: 'DOC',
    side: 'sell',
    rate: usd(45_00),
    reason: 'Certificate of origin',
    ...charge,
  });
const priceOf = async (number: string) => {
  const [shipment] = await product.database.sql`
    select cost_cents::int as cents from shipments where tracking_number = ${number}`;
  return shipment?.cents as number;
};
const sumOf = (charges: { status: string; converted: { amount: number } }[]) =>
  charges
    .filter(({ status }) => status !== 'reversed')
    .reduce((sum, { converted }) => sum + converted.amount, 0);

test('the price is the sum of the sell charges, also after one is added and one reversed', async () => {
  const number = await book(customer);
  const booked = await priceOf(number);
  expect(sumOf((await chargesOf(number)).charges)).toBe(booked);
  const added = await add(number, { quantity: 2 });
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({
    description: 'Documentation',
    amount: usd(90_00),
    status: 'estimated',
  });
  expect(await priceOf(number)).toBe(booked + 90_00);
  expect(sumOf((await chargesOf(number)).charges)).toBe(booked + 90_00);
  const path = `/api/shipments/${number}/charges/${added.json().number}`;
  expect((await staff.request('PATCH', path, { status: 'reversed' })).json()).toMatchObject({
    status: 'reversed',
  });
  expect(await priceOf(number)).toBe(booked);
  expect((await staff.request('PATCH', path, { status: 'approved' })).statusCode).toBe(409);
});

test('a price that was agreed as one sum stays the sum of its charges', async () => {
  const number = await book(customer);
  await product.database.sql`delete from shipment_charges`;
  const agreed = await priceOf(number);
  expect((await chargesOf(number)).charges).toMatchObject([{ number: null, amount: usd(agreed) }]);
  await add(number, {});
  const { charges, total } = await chargesOf(number);
  expect(total).toEqual(usd(agreed + 45_00));
  expect(charges.map(({ number: each }: { number: number }) => each)).toEqual([0, 1]);
});

describe('a sell charge above the price', () => {
  const lower = (number: string) =>
    product.database.sql`update shipments set cost_cents = 30000 where tracking_number = ${number}`;

  test('is not reversed by staff', async () => {
    const number = await book(customer);
    const added = (await add(number, { rate: usd(500_00) })).json();
    await lower(number);
    const path = `/api/shipments/${number}/charges/${added.number}`;
    const refused = await staff.request('PATCH', path, { status: 'reversed' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHARGE_ABOVE_PRICE']);
    expect(await priceOf(number)).toBe(300_00);
  });

  test('stays when its import is undone, and the others do not', async () => {
    const number = await book(customer);
    const form = new FormData();
    form.set('kind', 'charges');
    const rows = [
      'tracking_number,reference,charge_code,side,rate.amount,rate.currency,reason',
      `${number},CH-1,DOC,sell,10000,USD,Migration`,
      `${number},CH-2,DOC,sell,50000,USD,Migration`,
    ];
    form.set('file', new File([rows.join('\n')], 'charges.csv'));
    const { id } = (await sendForm(product.app, staff, '/api/imports', form)).json();
    await runImport(product.dependencies)({ import_id: id });
    await lower(number);
    const answer = await staff.request('POST', `/api/imports/${id}/undo`, {});
    expect(answer.statusCode, answer.body).toBe(202);
    const { charges } = await chargesOf(number);
    expect(charges.filter(({ reason }: { reason: string }) => reason === 'Migration')).toMatchObject([
      { amount: usd(100_00), status: 'reversed' },
      { amount: usd(500_00), status: 'estimated' },
    ]);
    expect(await priceOf(number)).toBe(200_00);
  });
});

test('what a shipment costs us changes the margin only', async () => {
  const number = await book(customer);
  const booked = await priceOf(number);
  const added = await add(number, { side: 'buy', charge_code: 'FRT' });
  expect(await priceOf(number)).toBe(booked);
  expect(await chargesOf(number, '?side=buy')).toMatchObject({
    total: usd(45_00),
    margin: usd(booked - 45_00),
  });
  const path = `/api/shipments/${number}/charges/${added.json().number}`;
  expect((await staff.request('PATCH', path, { status: 'billed' })).statusCode).toBe(409);
  await staff.request('PATCH', path, { status: 'approved' });
  expect((await staff.request('PATCH', path, { status: 'billed' })).json()).toMatchObject({
    status: 'billed',
  });
});

test('a price that differs from the estimate reverses its charges, whose numbers are not used again', async () => {
  const number = await book(customer);
  const added = (await add(number, {})).json();
  const price = usd(900_00);
  const confirmed = await staff.request('POST', `/api/shipments/${number}/confirm`, { price });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { charges } = await chargesOf(number);
  expect(charges.find((each: { number: number }) => each.number === added.number)).toMatchObject({
    status: 'reversed',
  });
  expect(charges.filter(({ status }: { status: string }) => status !== 'reversed')).toMatchObject([
    { number: null, amount: price },
  ]);
  expect((await add(number, {})).json().number).toBeGreaterThan(added.number);
  expect(await priceOf(number)).toBe(945_00);
  expect(sumOf((await chargesOf(number)).charges)).toBe(945_00);
});

test('an invoice states the sell charges, and they stay until it is void', async () => {
  const number = await book(customer);
  await add(number, {});
  const issued = await staff.request('POST', `/api/shipments/${number}/invoice`, { confirmed: ['price'] });
  expect(issued.statusCode).toBe(201);
  const { charges } = await chargesOf(number);
  expect(new Set(charges.map(({ status }: { status: string }) => status))).toEqual(new Set(['invoiced']));
  expect((await add(number, {})).json()).toMatchObject({ code: 'ALREADY_INVOICED' });
  expect((await add(number, { side: 'buy' })).statusCode).toBe(201);
  await staff.request('POST', `/api/invoices/${issued.json().number}/void`, { reason: 'Wrong address' });
  expect((await add(number, {})).statusCode).toBe(201);
});

test('a currency without a rate and an unknown code are refused with their fields', async () => {
  const number = await book(customer);
  const inYuan = await add(number, { rate: { amount: 100, currency: 'CNY' } });
  expect(inYuan.json().issues[0].path).toBe('rate.currency');
  expect((await add(number, { charge_code: 'NONE' })).json().issues[0].path).toBe('charge_code');
  expect((await add(number, { reason: ' ' })).json().issues[0].path).toBe('reason');
});
