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
  const response = await by.request('POST', '/api/prices', { ...FCL, ...request });
  return { status: response.statusCode, ...response.json() };
}

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

describe('lines', () => {
  const linesOf = async (id: string) => (await staff.request('GET', `/api/tariffs/${id}/lines`)).json().lines;
  const add = (id: string, body: object, query = '') =>
    staff.request('POST', `/api/tariffs/${id}/lines${query}`, body);

  test('good lines are added, others are refused by row and column', async () => {
    const id = await tariffForTests(staff, {}, []);
    const response = await add(id, {
      lines: [
        freight(),
        freight({ origin: 'XXXXX' }),
        freight({ charge_code: 'NONE', size_type: '45R1' }),
        freight({ load: 'AIR', rate: 1850 }),
        freight({ color: 'red' }),
        freight({ rate: '1900' }),
      ],
    });
    expect(response.json()).toMatchObject({
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
    const mistyped = [freight({ destination: 'USNYC', rate: '2100' }), freight({ destination: 'US NYC!' })];
    const refused = await add(id, { lines: mistyped }, '?replace=1');
    expect(refused.json()).toMatchObject({ version: 3, accepted: 1, refused: [{ row: 2 }] });
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

  test('the first version can be undone too, and any earlier one returns', async () => {
    const id = await tariffForTests(staff, {}, [freight({ destination: 'USNYC' })]);
    const revert = (body?: object) => staff.request('POST', `/api/tariffs/${id}/revert`, body);
    await add(id, { lines: [freight({ destination: 'USSAV' })] });
    await add(id, { lines: [freight({ destination: 'USNYC', rate: '2000' })] });
    expect((await revert({ to: 0 })).json()).toMatchObject({ version: 4, lines: 0 });
    expect((await revert({ to: 2 })).json()).toMatchObject({ version: 5, lines: 2 });
    expect((await linesOf(id)).map(({ rate }: { rate: string }) => rate)).toEqual(['1850.00', '1850.00']);
    expect((await revert({ to: 5 })).json()).toMatchObject({ status: 409, code: 'FIRST_VERSION' });
    const empty = await tariffForTests(staff, {}, []);
    expect((await staff.request('POST', `/api/tariffs/${empty}/revert`)).statusCode).toBe(409);
  });

  test('a version is not undone in place of the one that someone has read', async () => {
    const id = await tariffForTests(staff, {}, [freight({ destination: 'USNYC' })]);
    const revert = (version: number) => staff.request('POST', `/api/tariffs/${id}/revert`, { version });
    await add(id, { lines: [freight({ destination: 'USSAV' })] });
    expect((await revert(1)).json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await linesOf(id)).toHaveLength(2);
    expect((await revert(2)).json()).toMatchObject({ version: 3, lines: 1 });
  });

  test('a dry run shows what would change, line by line', async () => {
    const id = await tariffForTests(staff, {}, [freight(), freight({ destination: 'USSAV' })]);
    const lines = [freight({ rate: '1900' }), freight({ destination: 'USNYC' })];
    const { difference, changes } = (await add(id, { lines }, '?dry_run=1&replace=1')).json();
    expect(difference).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 0 });
    expect(changes).toMatchObject([
      { before: { rate: '1850.00' }, after: { rate: '1900' } },
      { before: null, after: { destination: 'USNYC' } },
      { before: { destination: 'USSAV' }, after: null },
    ]);
  });

  test('a mapping of columns is remembered for sheets with the same header', async () => {
    const sheet = [
      'POL,POD,mode,load,Remarks,charge_code,basis,rate',
      'CNSHA,NLRTM,sea,FCL,Ask for space,DOC,flat,45.00',
    ].join('\n');
    const mapping = encodeURIComponent(JSON.stringify({ POL: 'origin', pod: 'destination', Remarks: '' }));
    const [one, other] = [await tariffForTests(staff, {}, []), await tariffForTests(staff, {}, [])];
    expect((await send(one, 'rates.csv', sheet)).refused).toHaveLength(5);
    expect(await send(one, 'rates.csv', sheet, `?mapping=${mapping}`)).toMatchObject({
      accepted: 1,
      refused: [],
    });
    expect(await send(other, 'rates.csv', sheet)).toMatchObject({
      accepted: 1,
      mapping: { POL: 'origin', pod: 'destination', Remarks: '' },
    });
    expect(await linesOf(other)).toMatchObject([{ origin: 'CNSHA', notes: '', rate: '45.00' }]);
    const unreadable = await send(one, 'rates.csv', sheet, '?mapping=POL');
    expect(unreadable).toMatchObject({ status: 422, issues: [{ path: 'mapping' }] });
    const withNul = encodeURIComponent(JSON.stringify({ POL: 'origin', pod: 'destination', 'a\0': '' }));
    expect(await send(one, 'rates.csv', sheet, `?mapping=${withNul}`)).toMatchObject({
      status: 422,
      issues: [{ path: 'mapping' }],
    });
    const key = { 'idempotency-key': 'a sheet' };
    await send(other, 'rates.csv', sheet, '', key);
    expect(await send(other, 'rates.csv', sheet.replace('45.00', '46.00'), '', key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await send(one, 'ra\0tes.csv', sheet, `?mapping=${mapping}`)).toMatchObject({ status: 200 });
  });

  test.each(['csv', 'xlsx'])('an export as %s is imported as the same lines', async (format) => {
    const lines = [
      freight({ free_days: 7, carrier: '=Line, "North"', inclusive_of: ['BAF', 'THCO'] }),
      freight({
        mode: 'air',
        load: 'AIR',
        size_type: null,
        basis: 'kg',
        rate: '5.20',
        breaks: [
          { from: 45, rate: '4.60' },
          { from: 100.5, rate: '0.1275' },
        ],
        minimum: '95.00',
        commodity: '847130',
        notes: '-10 % from\u00a0May',
      }),
    ];
    const [id, copy] = [await tariffForTests(staff, {}, lines), await tariffForTests(staff, {}, [])];
    const exportOf = (tariff: string, version = 1) =>
      staff.request('GET', `/api/tariffs/${tariff}/sheet?format=${format}&version=${version}`);
    const file = await exportOf(id);
    expect(file.headers['content-disposition']).toContain(`.${format}`);
    const content = new Uint8Array(file.rawPayload);
    expect(await send(id, `rates.${format}`, content)).toMatchObject({
      version: 1,
      difference: { added: 0, changed: 0, removed: 0, unchanged: 2 },
    });
    expect(await send(copy, `rates.${format}`, content)).toMatchObject({ accepted: 2, refused: [] });
    expect(await linesOf(copy)).toEqual(await linesOf(id));
    if (format === 'csv') expect((await exportOf(copy)).rawPayload).toEqual(file.rawPayload);
    expect((await exportOf(id, 2)).statusCode).toBe(404);
  });

  test('what the list of lines exports imports as well', async () => {
    const [id, copy] = [await tariffForTests(staff, {}, [freight()]), await tariffForTests(staff, {}, [])];
    const list = await staff.request('GET', `/api/tariffs/${id}/lines?format=csv`);
    expect(await send(copy, 'lines.csv', list.body)).toMatchObject({ accepted: 1, refused: [] });
  });

  async function send(id: string, name: string, content: BlobPart, query = '', headers = {}) {
    const form = new FormData();
    form.set('file', new File([content], name));
    const response = await sendForm(product.app, staff, `/api/tariffs/${id}/lines${query}`, form, headers);
    return { status: response.statusCode, ...response.json() };
  }
});

describe('the lines of all tariffs', () => {
  interface Found {
    line: number;
    rate: string;
    tariff: { id: string };
  }
  const find = async (query: string): Promise<Found[]> =>
    (await staff.request('GET', `/api/tariff-lines?${query}`)).json().lines;
  const adjust = (body: object) => staff.request('POST', '/api/tariff-lines/adjustments', body);

  test('are found by lane, mode, load, charge code, carrier, side and day', async () => {
    const line = await staff.request('POST', '/api/organisations', {
      name: 'Pacific Line',
      roles: ['carrier'],
    });
    const organisation_id = line.json().id;
    const winter = { valid_from: '2027-01-01', valid_to: '2027-02-28' };
    await tariffForTests(staff, winter, [
      freight({ origin: 'VNSGN', destination: 'SEGOT', carrier: 'Maersk' }),
      freight({ origin: 'VNHPH', destination: 'SEGOT', charge_code: 'BAF' }),
      freight({ origin: 'VN', destination: 'SE', load: 'LCL', basis: 'wm', size_type: null }),
    ]);
    await tariffForTests(staff, { ...winter, side: 'buy', organisation_id }, [
      freight({ origin: 'VNSGN', destination: 'SEGOT', rate: '1500' }),
    ]);
    const count = async (query: string) => (await find(query)).length;
    expect(await count('origin=VN')).toBe(4);
    expect(await count('origin=vnsgn&destination=SEGOT')).toBe(2);
    expect(await count('origin=VN&load=LCL&mode=sea')).toBe(1);
    expect(await count('origin=VN&charge_code=baf')).toBe(1);
    expect(await count('origin=VN&carrier=maersk')).toBe(1);
    expect(await count('origin=VN&date=2026-12-31')).toBe(0);
    expect(await count('origin=VN&date=2027-02-28')).toBe(4);
    expect(await find('origin=VN&carrier=pacific')).toMatchObject([
      { rate: '1500', tariff: { side: 'buy', organisation: { name: 'Pacific Line' } } },
    ]);
    const first = (await staff.request('GET', '/api/tariff-lines?origin=VN&limit=3')).json();
    expect(await find('origin=((')).toEqual([]);
    const rest = await find(`origin=VN&limit=3&after=${encodeURIComponent(first.next)}`);
    expect([...first.lines, ...rest]).toHaveLength(4);
    expect((await customer.request('GET', '/api/tariff-lines')).statusCode).toBe(403);
  });

  test('are raised by a new version of each tariff; prices made before stay', async () => {
    const lane = { origin: 'THBKK', destination: 'FIHEL' };
    const ids = [
      await tariffForTests(staff, {}, [
        freight(lane),
        freight({ ...lane, charge_code: 'DOC', basis: 'percent' }),
      ]),
      await tariffForTests(staff, { currency: 'EUR' }, [freight({ ...lane, rate: '2000' })]),
    ];
    const lines = (await find('origin=THBKK')).map(({ tariff, line }) => ({ tariff_id: tariff.id, line }));
    const dry = await adjust({ lines, change: { percent: '5' }, dry_run: true });
    expect(dry.json().adjusted).toHaveLength(3);
    expect(dry.json().tariffs.map(({ version }: { version: number }) => version)).toEqual([1, 1]);
    const raised = (await adjust({ lines, change: { amount: '-50' } })).json();
    expect(raised).toMatchObject({
      refused: [{ tariff_id: ids[0], line: 2, issue: expect.stringContaining('percentage of the freight') }],
      tariffs: [
        { id: ids[0], version: 2 },
        { id: ids[1], version: 2 },
      ],
    });
    expect((await find('origin=THBKK&charge_code=FRT')).map(({ rate }) => rate)).toEqual([
      '1950.00',
      '1800.00',
    ]);
    const again = (await adjust({ lines, change: { amount: '-50' } })).json();
    expect(again.refused).toMatchObject([{}, {}, { issue: 'This line no longer exists.' }]);
    expect((await adjust({ lines, change: { amount: '1', percent: '1' } })).statusCode).toBe(422);
  });

  test('cover a lane on some days, and leave gaps on others', async () => {
    const lane = { origin: 'KRPUS', destination: 'PLGDN' };
    const of = (from: string, to: string, written: object = {}) =>
      tariffForTests(staff, { name: from, valid_from: from, valid_to: to }, [
        freight({ ...lane, ...written }),
      ]);
    await of('2026-11-01', '2026-11-30', { origin: 'KR', carrier: 'MSC' });
    await of('2026-12-10', '2026-12-31');
    await of('2026-12-01', '2026-12-09', { charge_code: 'BAF' });
    await of('2026-12-01', '2026-12-09', { load: 'LCL', basis: 'wm', size_type: null });
    const covered = await staff.request(
      'GET',
      '/api/tariff-coverage?origin=KRPUS&destination=PLGDN&load=FCL&from=2026-11-15&to=2027-01-31',
    );
    expect(covered.json()).toMatchObject({
      tariffs: [
        { name: '2026-11-01', carriers: ['MSC'] },
        { name: '2026-12-10', carriers: [''] },
      ],
      gaps: [
        { from: '2026-12-01', to: '2026-12-09' },
        { from: '2027-01-01', to: '2027-01-31' },
      ],
    });
  });

  test('for a commodity need its HS code on every line of the cargo', async () => {
    const lane = { origin: 'MYPKG', destination: 'SEGOT' };
    await tariffForTests(staff, {}, [
      freight({ ...lane, rate: '1700' }),
      freight({ ...lane, commodity: '8471', rate: '900' }),
    ]);
    const totalOf = async (...codes: string[]) => {
      const cargo_lines = codes.map((hs_code) => ({
        description: 'Goods',
        pieces: 1,
        gross_kg: 100,
        hs_code,
      }));
      const { options } = await price(staff, {
        origin: { unlocode: 'MYPKG' },
        destination: { unlocode: 'SEGOT' },
        cargo_lines,
      });
      return options[0].total.amount;
    };
    expect(await totalOf('8471.30', '847141')).toBe(1800_00);
    expect(await totalOf('847130', '')).toBe(3400_00);
    expect(await totalOf('847130', '940130')).toBe(3400_00);
  });

  test('that lose a price say why, to staff only', async () => {
    const lane = { origin: 'MYPKG', destination: 'DKCPH' };
    const { id } = (await customer.request('GET', '/api/organisation')).json();
    await tariffForTests(staff, { organisation_id: id }, [freight({ ...lane, rate: '1' })]);
    await tariffForTests(staff, { name: 'Spring' }, [
      freight({ ...lane, inclusive_of: ['THCO'] }),
      freight({ ...lane, destination: 'DK', rate: '1700' }),
      freight({ ...lane, commodity: 'DG' }),
      freight({ ...lane, size_type: '20GP' }),
      freight({ ...lane, charge_code: 'THCO' }),
      freight({ ...lane, charge_code: 'STORAGE' }),
    ]);
    const request = { origin: { unlocode: 'MYPKG' }, destination: { unlocode: 'DKCPH' }, explain: true };
    const { unused } = await price(staff, request);
    const reasons = unused.map(
      ({ tariff, reason }: { tariff: { name: string; line: number }; reason: string }) => [
        `${tariff.name} ${tariff.line}`,
        reason,
      ],
    );
    expect(Object.fromEntries(reasons)).toEqual({
      'General 1': 'It is the contract of another customer.',
      'Spring 2': 'Line 1 of Spring prevails by lane.',
      'Spring 3': 'It is for dangerous goods.',
      'Spring 4': 'It is for containers of type 22G1.',
      'Spring 5': 'The freight includes this charge.',
      'Spring 6': 'Incidental charges are never part of a price.',
    });
    expect((await price(customer, request)).status).toBe(403);
  });
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
