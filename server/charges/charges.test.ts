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

test('an amount that is larger than any amount that can be entered is refused', async () => {
  const number = await book(customer);
  const before = await chargesOf(number);
  for (const side of ['sell', 'buy']) {
    const refused = await add(number, { side, rate: usd(100_000_000), quantity: 1_001 });
    expect([refused.statusCode, refused.json().issues?.[0].path]).toEqual([422, 'quantity']);
  }
  expect(await chargesOf(number)).toEqual(before);
  expect((await add(number, { rate: usd(100_000_000), quantity: 1_000 })).statusCode).toBe(201);
  expect((await chargesOf(number)).total).toEqual(usd(before.total.amount + 100_000_000_000));
  expect((await staff.request('GET', '/api/fleet')).statusCode).toBe(200);
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
    const response = await staff.request('POST', `/api/imports/${id}/undo`, {});
    expect(response.statusCode, response.body).toBe(202);
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
  expect(await chargesOf(number, '?side=buy')).not.toHaveProperty('margin');
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

describe('a shipment that is invoiced', () => {
  const invoice = async (number: string) => {
    const issued = await staff.request('POST', `/api/shipments/${number}/invoice`, { confirmed: ['price'] });
    return { statusCode: issued.statusCode, ...issued.json() };
  };
  const linesOf = async (invoice_number: string) => {
    const { lines, amount_cents } = (await staff.request('GET', `/api/invoices/${invoice_number}`)).json();
    const stated = lines.map((line: { description: string; amount_cents: number }) => [
      line.description,
      line.amount_cents,
    ]);
    return { amount_cents, stated };
  };
  const billingOf = async (number: string) =>
    (await staff.request('GET', `/api/shipments/${number}/invoice`)).json();
  const statusesOf = async (number: string) =>
    (await chargesOf(number)).charges.map(({ status }: { status: string }) => status);

  test('gets another invoice for what is charged later, which states nothing twice', async () => {
    const number = await book(customer);
    await add(number, {});
    const first = await invoice(number);
    expect(first.statusCode).toBe(201);
    expect(new Set(await statusesOf(number))).toEqual(new Set(['invoiced']));
    expect(await invoice(number)).toMatchObject({ statusCode: 409, code: 'ALREADY_INVOICED' });
    await staff.request('POST', `/api/invoices/${first.number}/payment`, {});

    const demurrage = {
      charge_code: 'DEMURRAGE',
      rate: usd(120_00),
      quantity: 4,
      reason: 'Demurrage, 4 days',
    };
    expect((await add(number, demurrage)).statusCode).toBe(201);
    expect((await billingOf(number)).unbilled).toMatchObject({ total: usd(480_00) });
    const second = await invoice(number);
    expect(second.statusCode).toBe(201);
    expect(await linesOf(second.number)).toEqual({ amount_cents: 480_00, stated: [['Demurrage', 480_00]] });
    const { invoice: newest, invoices, unbilled } = await billingOf(number);
    expect([newest.number, unbilled]).toEqual([second.number, null]);
    expect(invoices.map((each: { number: string; status: string }) => [each.number, each.status])).toEqual([
      [second.number, 'Pending'],
      [first.number, 'Paid'],
    ]);
  });

  test('has only the charges of a void invoice to invoice again', async () => {
    const number = await book(customer);
    const first = await invoice(number);
    await add(number, { rate: usd(75_00), reason: 'Waiting time' });
    const second = await invoice(number);
    await staff.request('POST', `/api/invoices/${second.number}/void`, { reason: 'Wrong amount' });
    expect((await billingOf(number)).unbilled).toMatchObject({ total: usd(75_00) });
    await staff.request('POST', `/api/invoices/${first.number}/void`, { reason: 'Wrong address' });
    const third = await invoice(number);
    expect((await linesOf(third.number)).amount_cents).toBe(await priceOf(number));
  });

  test('and was booked at one sum has that sum on its first invoice only', async () => {
    const number = await book(customer);
    await product.database.sql`delete from shipment_charges`;
    const first = await invoice(number);
    await add(number, {});
    const second = await invoice(number);
    expect(await linesOf(second.number)).toEqual({ amount_cents: 45_00, stated: [['Documentation', 45_00]] });
    await staff.request('POST', `/api/invoices/${first.number}/void`, { reason: 'Wrong address' });
    expect((await billingOf(number)).unbilled.total).toEqual(usd((await priceOf(number)) - 45_00));
  });

  test('can have a charge reversed that no invoice states', async () => {
    const number = await book(customer);
    await invoice(number);
    const added = (await add(number, {})).json();
    const path = (charge: number) => `/api/shipments/${number}/charges/${charge}`;
    expect((await staff.request('PATCH', path(added.number), { status: 'reversed' })).statusCode).toBe(200);
    expect((await staff.request('PATCH', path(0), { status: 'reversed' })).json().code).toBe('WRONG_STATUS');
    expect((await billingOf(number)).unbilled).toBeNull();
  });

  test('names the charges in the mail of a supplementary invoice, not the freight', async () => {
    const number = await book(customer);
    await invoice(number);
    await add(number, { description: 'Demurrage MSKU 7' });
    await add(number, { description: 'Waiting time' });
    const second = await invoice(number);
    const [mail] = await product.database.sql`
      select text from mail_outbox where subject like ${`Your invoice ${second.number}:%`}`;
    expect(mail?.text).toContain('is ready. Demurrage MSKU 7, Waiting time: $90.00, due on');
  });

  test('releases the charges of its first invoice although they were invoiced before invoices were recorded', async () => {
    const number = await book(customer);
    await product.database.sql`
      update shipments set cost_cents = cost_cents + 1000 where tracking_number = ${number}`;
    const first = await invoice(number);
    const { length } = await product.database.sql`
      select from shipment_charges
      where shipment_id = (select id from shipments where tracking_number = ${number})`;
    await product.database.sql`
      update shipment_charges set invoice_id = null
      where shipment_id = (select id from shipments where tracking_number = ${number})`;
    await add(number, { description: 'Waiting time' });
    const second = await invoice(number);
    await staff.request('POST', `/api/invoices/${second.number}/void`, { reason: 'Wrong amount' });
    expect((await statusesOf(number)).filter((status: string) => status === 'invoiced')).toHaveLength(
      length + 1,
    );
    await staff.request('POST', `/api/invoices/${first.number}/void`, { reason: 'Wrong address' });
    expect(await statusesOf(number)).not.toContain('invoiced');
  });

  test('counts as owed once, however many invoices state it', async () => {
    const client = await product.signIn('customer');
    const number = await book(client);
    const owed = async () => {
      const path = `/api/organisations/${client.organisation_id}/credit`;
      return (await staff.request('GET', path)).json().used_cents as number;
    };
    await invoice(number);
    await add(number, {});
    expect(await owed()).toBe(await priceOf(number));
    await invoice(number);
    expect(await owed()).toBe(await priceOf(number));
  });
});

test('a cancelled shipment is invoiced for what staff added, not for its price', async () => {
  const client = await product.signIn('customer');
  const number = await book(client);
  const cancelled = await staff.request('POST', `/api/shipments/${number}/status`, { status: 'cancelled' });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const invoice = () => staff.request('POST', `/api/shipments/${number}/invoice`, {});
  expect((await invoice()).json().code).toBe('SHIPMENT_CANCELLED');
  const owed = async () => {
    const path = `/api/organisations/${client.organisation_id}/credit`;
    return (await staff.request('GET', path)).json().used_cents as number;
  };
  expect(await owed()).toBe(0);
  await add(number, { rate: usd(150_00), reason: 'Cancellation fee' });
  expect(await owed()).toBe(150_00);
  const issued = (await invoice()).json();
  expect(await owed()).toBe(150_00);
  const { amount_cents } = (await staff.request('GET', `/api/invoices/${issued.number}`)).json();
  expect(amount_cents).toBe(150_00);
  expect((await invoice()).json().code).toBe('ALREADY_INVOICED');
});

test('a currency without a rate and an unknown code are refused with their fields', async () => {
  const number = await book(customer);
  const inYuan = await add(number, { rate: { amount: 100, currency: 'CNY' } });
  expect(inYuan.json().issues[0].path).toBe('rate.currency');
  expect((await add(number, { charge_code: 'NONE' })).json().issues[0].path).toBe('charge_code');
  expect((await add(number, { reason: ' ' })).json().issues[0].path).toBe('reason');
});
