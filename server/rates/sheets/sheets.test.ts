import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../../form-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { freight, tariffForTests } from '../rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

describe('lines', () => {
  const linesOf = async (id: string) => (await staff.request('GET', `/api/tariffs/${id}/lines`)).json().lines;

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
