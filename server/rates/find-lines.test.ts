import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { freight, price, tariffForTests } from './rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

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
