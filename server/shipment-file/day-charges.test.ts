import { afterAll, beforeAll, expect, test } from 'vitest';
import { freight, tariffForTests } from '../rates/rates-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from './files-for-tests.ts';

let now = new Date('2026-12-27T12:00:00Z');
const AT_TERMINAL = { number: 'MSKU9070323', size_type: '45G1', free_days: 3 };
const OUT = { number: 'CSQU3054383', size_type: '45G1', free_days: 3, detention_days: 7 };
let product: TestApp;
let dispatcher: TestPerson;
let customer: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
  await put(dispatcher, number, 'equipment', [AT_TERMINAL, OUT]);
  await report(
    [AT_TERMINAL, 'DISC', '2026-12-20T03:00:00Z'],
    [OUT, 'DISC', '2026-12-20T03:00:00Z'],
    [OUT, 'GTOT', '2026-12-21T23:30:00Z'],
  );
});
afterAll(() => product.close());

const report = (
  ...events: readonly [box: { number: string }, code: string, occurred_at: string, empty?: 'EMPTY'][]
) =>
  dispatcher.request('POST', '/api/milestones', {
    milestones: events.map(([box, code, occurred_at, empty_indicator]) => ({
      tracking_number: number,
      object: { kind: 'equipment', equipment_number: box.number },
      classifier: 'ACT',
      source: 'carrier',
      unlocode: 'NLRTM',
      code,
      occurred_at,
      ...(empty_indicator && { empty_indicator }),
    })),
  });

const chargesOf = async (reader: TestPerson) => {
  const { equipment } = await fileOf(reader, number);
  return equipment.map(({ demurrage, detention }: Record<string, unknown>) => ({ demurrage, detention }));
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });

test('containers state what they cost after their free time, by the tariff that was valid when it began', async () => {
  const NONE = { demurrage: null, detention: null };
  expect(await chargesOf(dispatcher)).toEqual([NONE, NONE]);
  const daily = (charge_code: string, rate: string, fields: object = {}) =>
    freight({ charge_code, rate, origin: '*', size_type: null, ...fields });
  const december = { currency: 'EUR', valid_from: '2026-12-01', valid_to: '2026-12-24' };
  await tariffForTests(dispatcher, december, [
    daily('DEMURRAGE', '50.00', { breaks: [{ from: 3, rate: '80.00' }] }),
    daily('DETENTION', '40.00'),
  ]);
  await tariffForTests(dispatcher, { valid_from: '2026-12-25', valid_to: '2026-12-31' }, [
    daily('DEMURRAGE', '999.00'),
  ]);
  const charges = [
    { demurrage: { days: 4, per_day: eur(80_00), to_date: eur(260_00) }, detention: null },
    // It left within its free time.
    { demurrage: null, detention: { days: 0, per_day: eur(40_00), to_date: eur(0) } },
  ];
  expect(await chargesOf(dispatcher)).toEqual(charges);
  expect(await chargesOf(customer)).toEqual(charges);
});

test('members who may not see amounts see none, and a box is saved as it was read', async () => {
  const { equipment } = await fileOf(dispatcher, number);
  const written = await put(dispatcher, number, 'equipment', equipment);
  expect(written.json().equipment, written.body).toEqual(equipment);
  await product.database.sql`
    update members set permissions = '{view,book}' where user_id = (select id from users where email = ${customer.email})`;
  expect(await chargesOf(customer)).toEqual(Array(2).fill({ demurrage: null, detention: null }));
});

test('once a container has left and was returned, the days used and the amounts are final', async () => {
  now = new Date('2027-01-02T12:00:00Z');
  dispatcher = await product.signIn('dispatcher');
  await report([AT_TERMINAL, 'GTOT', '2026-12-27T14:00:00Z'], [OUT, 'GTIN', '2026-12-31T08:00:00Z', 'EMPTY']);
  const { equipment } = await fileOf(dispatcher, number);
  const time_zone = 'Europe/Amsterdam';
  expect(equipment).toMatchObject([
    {
      free_until: null,
      free_time_used: { last_day: '2026-12-23', ended_on: '2026-12-27', days: 7, charged_days: 4, time_zone },
      demurrage: { days: 4, per_day: eur(80_00), to_date: eur(260_00) },
    },
    {
      free_time_used: { last_day: '2026-12-23', ended_on: '2026-12-22', days: 2, charged_days: 0, time_zone },
      demurrage: null,
      return_until: null,
      return_time_used: {
        last_day: '2026-12-29',
        ended_on: '2026-12-31',
        days: 9,
        charged_days: 2,
        time_zone,
      },
      detention: { days: 2, per_day: eur(40_00), to_date: eur(80_00) },
    },
  ]);
  const written = await put(dispatcher, number, 'equipment', equipment);
  expect(written.json().equipment, written.body).toEqual(equipment);
});
