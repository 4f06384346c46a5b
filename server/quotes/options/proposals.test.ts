import { afterAll, beforeAll, expect, test } from 'vitest';
import { freight, tariffForTests } from '../../rates/rates-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { offer as answer, askFor } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let now = new Date('2026-11-30T20:00:00Z');
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const CARGO = { weight: 18_000, dimensions: '500×200×200' };

async function referenceOf(change: object = {}): Promise<string> {
  const id = await askFor(product, customer.email, { ...CARGO, ...change });
  const [quote] = await product.database.sql`select reference from quotes where id = ${id}`;
  return quote?.reference;
}
const proposalsFor = (by: TestPerson, reference: string) =>
  by.request('GET', `/api/quotes/${reference}/proposals`);

test('tariffs propose what the customer pays beside what it costs, as the wizard prices it', async () => {
  const lane = { origin: 'USHOU', destination: 'NLRTM', size_type: '20GP' };
  await tariffForTests(staff, {}, [
    freight(lane),
    freight({ ...lane, size_type: null, charge_code: 'DOC', basis: 'flat', rate: '45' }),
  ]);
  await tariffForTests(staff, { side: 'buy' }, [freight({ ...lane, rate: '1500', carrier: 'Sextant' })]);
  const reference = await referenceOf();
  const response = await proposalsFor(staff, reference);
  expect(response.statusCode, response.body).toBe(200);
  const { proposals, ...terms } = response.json();
  expect(terms).toMatchObject({
    base_currency: 'USD',
    margin_floor: 10,
    date: '2026-11-30',
    exchange_rates: [],
  });
  expect(proposals).toMatchObject([
    {
      mode: 'sea',
      carrier: 'Sextant',
      tariff_valid_to: '2026-11-30',
      currency: 'USD',
      lines: [
        { side: 'sell', charge_code: 'FRT', basis: 'container', quantity: 1, rate: { amount: 1850_00 } },
        { side: 'sell', charge_code: 'DOC', rate: { amount: 45_00 } },
        { side: 'buy', charge_code: 'FRT', rate: { amount: 1500_00 }, tariff: { version: 1 } },
      ],
    },
  ]);
  const { estimates } = (await staff.request('GET', `/api/quotes/${reference}`)).json();
  expect(estimates).toContainEqual(
    expect.objectContaining({ mode: 'ocean', estimated_cost_cents: 1850_00 + 45_00, indicative: false }),
  );

  const { tariff_valid_to: _, ...option } = proposals[0];
  const offered = await staff.request('PUT', `/api/quotes/${reference}/options`, { options: [option] });
  expect(offered.json().options, offered.body).toMatchObject([
    { total: { amount: 1895_00 }, margin: { amount: 395_00 }, needs_approval: false },
  ]);
  const accepted = await customer.request('POST', `/api/quotes/${reference}/accept`, { option: 1 });
  const { tracking_number } = accepted.json();
  const bought = await staff.request('GET', `/api/shipments/${tracking_number}/charges?side=buy`);
  expect(bought.json().charges).toMatchObject([{ amount: { amount: 1500_00 } }]);
});

test('a minimum is proposed as one sum that states what it is', async () => {
  const lane = { origin: 'CNSHA', destination: 'DEHAM', size_type: null, basis: 'kg', charge_code: 'FRT' };
  await tariffForTests(staff, {}, [
    freight({ ...lane, mode: 'air', load: 'AIR', rate: '3.54', minimum: '75' }),
  ]);
  const reference = await referenceOf({
    origin: 'Shanghai, China',
    destination: 'Hamburg, Germany',
    weight: 12,
    dimensions: '20×20×20',
    transport_modes: ['air'],
  });
  const { proposals } = (await proposalsFor(staff, reference)).json();
  expect(proposals).toMatchObject([
    {
      lines: [
        {
          description: 'Freight, minimum charge 75.00 USD (12 kg at 3.54 USD)',
          basis: 'flat',
          quantity: 1,
          rate: { amount: 75_00 },
        },
      ],
    },
  ]);
});

test('options without buy lines are measured against what tariffs charge us', async () => {
  const offer = async (mode: string, cents: number) => {
    const reference = await referenceOf();
    const line = {
      side: 'sell',
      charge_code: 'FRT',
      basis: 'flat',
      quantity: 1,
      rate: { amount: cents, currency: 'USD' },
    };
    const set = await staff.request('PUT', `/api/quotes/${reference}/options`, {
      options: [{ mode, lines: [line] }],
    });
    return set.json().options[0];
  };
  expect(await offer('sea', 1550_00)).toMatchObject({
    total: { amount: 1550_00 },
    margin: { amount: 50_00, currency: 'USD' },
    margin_percent: 3.23,
    needs_approval: true,
    lines: [{ side: 'sell' }],
  });
  expect(await offer('sea', 1900_00)).toMatchObject({ margin: { amount: 400_00 }, needs_approval: false });
  expect(await offer('air', 1_00)).toMatchObject({ margin: null, needs_approval: false });
});

test('buy lines without the freight are replaced by what tariffs charge us; the freight alone counts as entered', async () => {
  const offer = async (bought: string, cents: number) => {
    const reference = await referenceOf();
    const line = (side: string, charge_code: string, amount: number) => ({
      side,
      charge_code,
      basis: 'flat',
      quantity: 1,
      rate: { amount, currency: 'USD' },
    });
    const lines = [line('sell', 'FRT', 1550_00), line('buy', bought, cents)];
    const set = await staff.request('PUT', `/api/quotes/${reference}/options`, {
      options: [{ mode: 'sea', lines }],
    });
    return set.json().options[0];
  };
  expect(await offer('DOC', 20_00)).toMatchObject({ margin: { amount: 50_00 }, needs_approval: true });
  expect(await offer('FRT', 1200_00)).toMatchObject({ margin: { amount: 350_00 }, needs_approval: false });
});

test('an answer with one price is refused below the floor, and offered without costs that we know', async () => {
  const id = await askFor(product, customer.email, CARGO);
  const refused = await answer(staff, id, { offered: 1550 });
  expect(refused.statusCode, refused.body).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'MARGIN_BELOW_FLOOR',
    margin_percent: 3.23,
    margin_floor: 10,
  });
  expect((await answer(staff, id, { offered: 1, offered_mode: 'air' })).statusCode).toBe(200);
  const other = await askFor(product, customer.email, CARGO);
  expect((await answer(staff, other, { offered: 1900 })).statusCode).toBe(200);
});

test('an answer at the price of the customer’s contract is not refused', async () => {
  const by = await product.signIn('customer');
  const lane = { origin: 'USHOU', destination: 'NLRTM', size_type: '20GP' };
  await tariffForTests(staff, { organisation_id: by.organisation_id }, [freight({ ...lane, rate: '1505' })]);
  const id = await askFor(product, by.email, CARGO);
  const below = await answer(staff, id, { offered: 1504 });
  expect(below.json(), below.body).toMatchObject({ code: 'MARGIN_BELOW_FLOOR' });
  const agreed = await answer(staff, id, { offered: 1550 });
  expect(agreed.statusCode, agreed.body).toBe(200);
});

test('where no tariff covers the route, nothing is proposed; customers are refused', async () => {
  const reference = await referenceOf({ origin: 'Lagos, Nigeria' });
  expect((await proposalsFor(staff, reference)).json().proposals).toEqual([]);
  expect((await proposalsFor(customer, reference)).statusCode).toBe(403);
  expect((await proposalsFor(staff, 'GQ000000000')).statusCode).toBe(404);
});

test('the tariff of the day counts, and an offer of November keeps its price in December', async () => {
  const lane = { origin: 'DEHAM', destination: 'NLRTM', size_type: '20GP' };
  await tariffForTests(staff, { name: 'November' }, [freight({ ...lane, rate: '700' })]);
  await tariffForTests(staff, { name: 'December', valid_from: '2026-12-01', valid_to: '2026-12-31' }, [
    freight({ ...lane, rate: '800' }),
  ]);
  const reference = await referenceOf({ origin: 'Hamburg, Germany' });
  const bySea = async () => {
    const { proposals } = (await proposalsFor(staff, reference)).json();
    return proposals.find(({ mode }: { mode: string }) => mode === 'sea');
  };
  const { tariff_valid_to, ...november } = await bySea();
  expect(tariff_valid_to).toBe('2026-11-30');
  expect(november.lines).toMatchObject([{ rate: { amount: 700_00 } }]);
  const valid_until = '2026-12-05T00:00:00Z';
  await staff.request('PUT', `/api/quotes/${reference}/options`, { options: [{ ...november, valid_until }] });

  now = new Date('2026-12-01T01:00:00Z');
  expect(await bySea()).toMatchObject({ lines: [{ rate: { amount: 800_00 } }] });
  const { options } = (await customer.request('GET', `/api/quotes/${reference}/options`)).json();
  expect(options).toMatchObject([{ total: { amount: 700_00, currency: 'USD' } }]);
  const accepted = await customer.request('POST', `/api/quotes/${reference}/accept`, { option: 1 });
  const { tracking_number } = accepted.json();
  const charged = await staff.request('GET', `/api/shipments/${tracking_number}/charges`);
  expect(charged.json().charges).toMatchObject([
    { amount: { amount: 700_00 }, tariff: november.lines[0].tariff },
  ]);
});
