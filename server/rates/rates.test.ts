import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../form-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { freight, tariffForTests } from './rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const FCL = {
  origin: { unlocode: 'CNSHA' },
  destination: { unlocode: 'NLRTM' },
  load: 'FCL',
  equipment: [{ size_type: '40HC', count: 2 }],
  date: '2026-11-20',
};

async function price(by: Pick<TestPerson, 'request'>, request: object = {}) {
  const answer = await by.request('POST', '/api/prices', { ...FCL, ...request });
  return { status: answer.statusCode, ...answer.json() };
}

describe('prices', () => {
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
        cargo_lines: [{ pieces: 1, gross_kg: 1000 }],
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
    const answer = await price(staff, request);
    expect(answer.status).toBe(422);
    expect(answer.issues[0].path).toBe(path);
  });
});

describe('lines', () => {
  const linesOf = async (id: string) => (await staff.request('GET', `/api/tariffs/${id}/lines`)).json().lines;
  const add = (id: string, body: object, query = '') =>
    staff.request('POST', `/api/tariffs/${id}/lines${query}`, body);

  test('good lines are added, others are refused by row and column', async () => {
    const id = await tariffForTests(staff, {}, []);
    const answer = await add(id, {
      lines: [
        freight(),
        freight({ origin: 'XXXXX' }),
        freight({ charge_code: 'NONE', size_type: '45R1' }),
        freight({ load: 'AIR', rate: 1850 }),
        freight({ color: 'red' }),
        freight({ rate: '1900' }),
      ],
    });
    expect(answer.json()).toMatchObject({
      accepted: 1,
      version: 1,
      refused: [
        { row: 2, column: 'origin' },
        { row: 3, column: 'charge_code' },
        { row: 4, column: 'rate' },
        { row: 5, column: 'color' },
        { row: 6, column: '', issue: 'Row 1 has the same lane, charge and conditions.' },
      ],
    });
    expect(await linesOf(id)).toMatchObject([{ line: 1, added_in: 1, size_type: '45G1', rate: '1850.00' }]);
  });

  test('a sheet of 300 lines with 4 bad rows lists them by number, as CSV and as XLSX', async () => {
    const header = [
      'Origin',
      'destination',
      'mode',
      'load',
      'charge_code',
      'basis',
      'rate',
      'breaks',
      'transit days',
    ];
    const rows: (string | number)[][] = Array.from({ length: 300 }, (_, index) => [
      'CNSHA',
      'NLRTM',
      'air',
      'AIR',
      'FRT',
      'kg',
      4.2,
      '100 = 3.9; 300 = 3.55',
      index % 30,
    ]);
    for (const [index, row] of rows.entries()) row[1] = `ZONE-${index}`;
    for (let index = 0; index < 300; index++)
      await staff.request('PUT', `/api/rate-zones/ZONE-${index}`, { name: 'Zone', members: ['NLRTM'] });
    rows[9] = ['CNSHA', 'NOWHERE', 'air', 'AIR', 'FRT', 'kg', 4.2, '', ''];
    rows[99] = ['CNSHA', 'ZONE-99', 'air', 'AIR', 'FRT', 'kg', 'four', '', ''];
    rows[199] = ['CNSHA', 'ZONE-199', 'air', 'AIR', 'FRT', 'pound', 4.2, '', ''];
    rows[299] = ['CNSHA', 'ZONE-0', 'air', 'AIR', 'FRT', 'kg', 4.3, '', ''];
    const refused = [
      { row: 11, column: 'destination' },
      { row: 101, column: 'rate' },
      { row: 201, column: 'basis' },
      { row: 301, column: '', issue: 'Row 2 has the same lane, charge and conditions.' },
    ];
    const csv = [header, ...rows].map((row) => row.join(',')).join('\r\n');
    const xlsx = await writeXlsx({ sheets: [{ name: 'Rates', rows: [header, ...rows] }] });
    const sheets: [string, BlobPart][] = [
      ['rates.csv', `\ufeff${csv}`],
      ['rates.xlsx', new Uint8Array(xlsx)],
    ];
    for (const [name, content] of sheets) {
      const id = await tariffForTests(staff, {}, []);
      const dry = await send(id, name, content, '?dry_run=1');
      expect(dry).toMatchObject({ accepted: 296, refused, version: 0, difference: { added: 296 } });
      expect(await linesOf(id)).toEqual([]);
      expect(await send(id, name, content, '?mode=all')).toMatchObject({ accepted: 296, version: 0 });
      expect(await send(id, name, content)).toMatchObject({ accepted: 296, refused, version: 1 });
      expect((await linesOf(id))[0]).toMatchObject({
        rate: '4.2',
        breaks: [
          { from: 100, rate: '3.9' },
          { from: 300, rate: '3.55' },
        ],
        transit_days: 0,
      });
    }
  });

  test('a sheet without a needed column or with an unknown one is refused in its header', async () => {
    const id = await tariffForTests(staff, {}, []);
    expect(await send(id, 'rates.csv', 'origin,colour\nCNSHA,red')).toMatchObject({
      accepted: 0,
      refused: expect.arrayContaining([
        { row: 1, column: 'colour', issue: 'Unknown column.' },
        { row: 1, column: 'rate', issue: 'This column is missing.' },
      ]),
    });
    expect(await send(id, 'rates.xlsx', 'PK\u0003\u0004 not a zip')).toMatchObject({ status: 422 });
  });

  test('a version never changes: old lines stay for old prices, and the latest can be undone', async () => {
    const id = await tariffForTests(staff, {}, [
      freight({ destination: 'USNYC' }),
      freight({ destination: 'USSAV' }),
    ]);
    const raised = await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect(raised.json()).toMatchObject({
      version: 2,
      difference: { added: 0, changed: 1, removed: 0, unchanged: 0 },
    });
    const totalTo = async (unlocode: string) =>
      (await price(staff, { destination: { unlocode } })).options[0].total.amount;
    expect(await totalTo('USNYC')).toBe(4000_00);
    expect(await totalTo('USSAV')).toBe(3700_00);
    const same = await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect(same.json()).toMatchObject({ version: 2, difference: { unchanged: 1 } });
    const replaced = await add(
      id,
      { lines: [freight({ destination: 'USNYC', rate: '2000' })] },
      '?replace=1',
    );
    expect(replaced.json()).toMatchObject({ version: 3, difference: { removed: 1, unchanged: 1 } });
    expect((await price(staff, { destination: { unlocode: 'USSAV' } })).options[0].indicative).toBe(true);
    const reverted = await staff.request('POST', `/api/tariffs/${id}/revert`);
    expect(reverted.json()).toMatchObject({ version: 4, lines: 2 });
    expect(await totalTo('USSAV')).toBe(3700_00);
    const { versions } = (await staff.request('GET', `/api/tariffs/${id}`)).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1]);
  });

  test('one line can be removed, and a withdrawn tariff prices nothing', async () => {
    const lane = { destination: 'JPTYO' };
    const id = await tariffForTests(staff, {}, [freight(lane), freight({ ...lane, charge_code: 'THCD' })]);
    expect((await staff.request('DELETE', `/api/tariffs/${id}/lines/2`)).json()).toMatchObject({
      version: 2,
      lines: 1,
    });
    expect((await staff.request('DELETE', `/api/tariffs/${id}/lines/2`)).statusCode).toBe(404);
    expect((await staff.request('POST', `/api/tariffs/${id}/withdraw`)).statusCode).toBe(200);
    expect((await add(id, { lines: [freight()] })).statusCode).toBe(409);
    const { options } = await price(staff, { destination: { unlocode: 'JPTYO' } });
    expect(options[0].indicative).toBe(true);
  });

  async function send(id: string, name: string, content: BlobPart, query = '') {
    const form = new FormData();
    form.set('file', new File([content], name));
    const answer = await sendForm(product.app, staff, `/api/tariffs/${id}/lines${query}`, form);
    return { status: answer.statusCode, ...answer.json() };
  }
});

test('charge codes are listed in printing order and changed by admins', async () => {
  const { charge_codes } = (await staff.request('GET', '/api/charge-codes')).json();
  const codes = charge_codes.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      'FRT',
      'BAF',
      'THCO',
      'THCD',
      'DOC',
      'PICKUP',
      'DELIVERY',
      'CUSTOMS',
      'INSURANCE',
    ]),
  );
  const seal = { name: 'Seal', category: 'origin', position: 35 };
  expect((await staff.request('PUT', '/api/charge-codes/SEAL', seal)).statusCode).toBe(403);
  expect((await admin.request('PUT', '/api/charge-codes/SEAL', seal)).json()).toMatchObject({ code: 'SEAL' });
});

test('exchange rates are entries that later ones replace', async () => {
  const rate = { from: 'usd', to: 'CNY', date: '2026-11-20', rate: '7.1', source: 'bank' };
  expect((await staff.request('POST', '/api/exchange-rates', rate)).statusCode).toBe(201);
  await staff.request('POST', '/api/exchange-rates', { ...rate, rate: '7.2' });
  const { exchange_rates } = (await staff.request('GET', '/api/exchange-rates?from=USD&to=CNY')).json();
  expect(exchange_rates.map(({ rate: each }: { rate: string }) => each)).toEqual(['7.2', '7.1']);
  expect((await staff.request('POST', '/api/exchange-rates', { ...rate, rate: '0' })).statusCode).toBe(422);
});
