import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { FCL, freight, price, tariffForTests } from './rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

describe('prices', () => {
  test('the side may be named in the query; what we pay is for staff only', async () => {
    await tariffForTests(staff, { side: 'buy' }, [freight({ rate: '1700.00' })]);
    const bought = await staff.request('POST', '/api/prices?side=buy', FCL);
    expect(bought.json().options).toEqual((await price(staff, { side: 'buy' })).options);
    expect(bought.json().options).toMatchObject([{ total: { amount: 3400_00, currency: 'USD' } }]);
    const refused = await customer.request('POST', '/api/prices?side=buy', FCL);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('STAFF_ONLY');
    expect((await staff.request('POST', '/api/prices?side=both', FCL)).json().issues[0].path).toBe('side');
  });

  test('a sell tariff prices the request, and each line names where it is from', async () => {
    const id = await tariffForTests(staff, {}, [
      freight({ transit_days: 32 }),
      freight({ size_type: null, charge_code: 'THCD', rate: '245' }),
      freight({
        charge_code: 'BAF',
        size_type: null,
        basis: 'percent',
        rate: '12.5',
        origin: 'CN',
      }),
    ]);
    const { options } = await price(customer);
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({
      mode: 'sea',
      transit_days: 32,
      indicative: false,
      total: { amount: 3700_00 + 462_50 + 490_00, currency: 'USD' },
      lines: [
        {
          charge_code: 'FRT',
          description: 'Freight',
          basis: 'container',
          quantity: 2,
          rate: '1850.00',
          amount: { amount: 3700_00, currency: 'USD' },
          tariff: { id, version: 1, line: 1 },
        },
        { charge_code: 'BAF', quantity: 3700, amount: { amount: 462_50 } },
        { charge_code: 'THCD', amount: { amount: 490_00 } },
      ],
    });
    expect((await price(product.visitor)).options).toEqual(options);
  });

  test('without a tariff the answer is an indicative estimate', async () => {
    const { options } = await price(product.visitor, { origin: { city: 'Lagos', country: 'Nigeria' } });
    expect(options).toMatchObject([{ mode: 'sea', indicative: true, total: { currency: 'USD' } }]);
    expect(options[0].lines.every(({ tariff }: { tariff: unknown }) => tariff === null)).toBe(true);
    const sum = options[0].lines.reduce(
      (total: number, line: { amount: { amount: number } }) => total + line.amount.amount,
      0,
    );
    expect(options[0].total.amount).toBe(sum);
  });

  test('on 30 November by the tariff of November, on 1 December by that of December', async () => {
    const lane = { origin: 'CNSHA', destination: 'BEANR' };
    await tariffForTests(staff, {}, [freight({ ...lane, rate: '1000' })]);
    const december = { valid_from: '2026-12-01', valid_to: '2026-12-31' };
    await tariffForTests(staff, december, [freight({ ...lane, rate: '1200' })]);
    const on = (date: string) => price(staff, { destination: { unlocode: 'BEANR' }, date });
    expect((await on('2026-11-30')).options[0].total.amount).toBe(2000_00);
    expect((await on('2026-12-01')).options[0].total.amount).toBe(2400_00);
  });

  test('buy rates are for staff only, in the currencies of the tariffs', async () => {
    await staff.request('POST', '/api/exchange-rates', {
      from: 'EUR',
      to: 'USD',
      date: '2026-11-01',
      rate: '1.0850',
      source: 'ECB',
    });
    const carrier = (
      await staff.request('POST', '/api/organisations', { name: 'Ocean Line', roles: ['carrier'] })
    ).json();
    const organisation_id = carrier.id;
    await tariffForTests(staff, { side: 'buy', organisation_id }, [freight({ destination: 'DEHAM' })]);
    await tariffForTests(staff, { side: 'buy', organisation_id, currency: 'EUR' }, [
      freight({ origin: '*', destination: 'DEHAM', size_type: null, charge_code: 'THCD', rate: '245' }),
    ]);
    const request = { destination: { unlocode: 'DEHAM' }, side: 'buy', currency: 'EUR' };
    const { options } = await price(staff, request);
    expect(options).toMatchObject([
      {
        carrier: 'Ocean Line',
        total: { amount: 3410_14 + 490_00, currency: 'EUR' },
        lines: [{ exchange: { from: 'USD', to: 'EUR', date: '2026-11-01' } }, { exchange: null }],
      },
    ]);
    expect((await price(customer, request)).status).toBe(403);
    expect((await price(product.visitor, request)).status).toBe(403);
    expect((await price(staff, { ...request, date: '2026-10-31' })).options).toEqual([]);
  });

  test("a customer's contract is for its members and for staff who name the customer", async () => {
    const { id } = (await customer.request('GET', '/api/organisation')).json();
    const destination = { unlocode: 'GBFXT' };
    await tariffForTests(staff, {}, [freight({ destination: 'GB' })]);
    await tariffForTests(staff, { organisation_id: id }, [freight({ destination: 'GBFXT', rate: '1500' })]);
    expect((await price(customer, { destination })).options[0].total.amount).toBe(3000_00);
    expect((await price(product.visitor, { destination })).options[0].total.amount).toBe(3700_00);
    expect((await price(staff, { destination, organisation_id: id })).options[0].total.amount).toBe(3000_00);
    expect((await price(customer, { destination, organisation_id: id })).status).toBe(200);
    expect((await price(product.visitor, { destination, organisation_id: id })).status).toBe(403);
  });

  test('zones contain UN/LOCODEs, countries and postal codes', async () => {
    const members = ['DE:47', 'FRLEH'];
    const set = await staff.request('PUT', '/api/rate-zones/NORTH-RANGE', { name: 'North range', members });
    expect(set.statusCode).toBe(200);
    const line = { mode: 'road', load: 'LTL', basis: 'kg', size_type: null, rate: '0.5' };
    await tariffForTests(staff, {}, [freight({ ...line, origin: 'NLRTM', destination: 'NORTH-RANGE' })]);
    const by = (destination: object) =>
      price(staff, {
        origin: { unlocode: 'NLRTM' },
        destination,
        load: 'LTL',
        equipment: [],
        cargo_lines: [{ pieces: 1, gross_kg: 1000, volume_m3: 2 }],
      });
    expect(
      (await by({ city: 'Duisburg', country: 'Germany', postal_code: '47051' })).options[0],
    ).toMatchObject({
      indicative: false,
      total: { amount: 500_00 },
    });
    expect((await by({ city: 'Duisburg', country: 'Germany' })).options[0]?.indicative).not.toBe(false);
    expect((await by({ unlocode: 'FRLEH' })).options[0].indicative).toBe(false);
  });

  test.each([
    [{ origin: { unlocode: 'XXXXX' } }, 'origin.unlocode'],
    [{ origin: { city: 'Ghent', country: 'Nowhere' } }, 'origin.country'],
    [{ equipment: [] }, 'equipment'],
    [{ load: 'AIR' }, 'cargo_lines'],
    [{ currency: 'XXQ' }, 'currency'],
  ])('%o is refused with its field', async (request, path) => {
    const response = await price(staff, request);
    expect(response.status).toBe(422);
    expect(response.issues[0].path).toBe(path);
  });
});
