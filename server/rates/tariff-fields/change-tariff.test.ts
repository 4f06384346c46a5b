import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFor } from '../../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { freight, tariffForTests } from '../rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-11-20T12:00:00Z') });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const change = (id: string, body: object) => staff.request('PATCH', `/api/tariffs/${id}`, body);
const read = async (id: string) => (await staff.request('GET', `/api/tariffs/${id}`)).json();

/** Offers a lane by the first line of the tariff until the end of a day. Returns the quote's reference. */
async function offered(tariff_id: string, until: string): Promise<string> {
  const quote_id = await askFor(product, customer.email);
  const [quote] = await product.database.sql`select reference from quotes where id = ${quote_id}`;
  const set = await staff.request('PUT', `/api/quotes/${quote?.reference}/options`, {
    options: [
      {
        mode: 'sea',
        valid_until: `${until}T23:59:59Z`,
        lines: [
          {
            charge_code: 'FRT',
            side: 'sell',
            basis: 'container',
            size_type: '45G1',
            quantity: 1,
            rate: { amount: 1850_00, currency: 'USD' },
            tariff: { id: tariff_id, version: 1, line: 1 },
          },
        ],
      },
    ],
  });
  if (set.statusCode !== 200) throw new Error(set.body);
  return quote?.reference;
}

test('a change of name and validity makes a version, which can be reverted', async () => {
  const id = await tariffForTests(staff, { name: 'Winter' }, [freight({ destination: 'BEANR' })]);
  const changed = await change(id, { name: 'Winter 2026', valid_to: '2026-12-31', version: 1 });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json()).toMatchObject({ name: 'Winter 2026', valid_to: '2026-12-31', version: 2, lines: 1 });
  expect((await read(id)).versions).toMatchObject([
    {
      version: 2,
      added: 0,
      removed: 0,
      changed_fields: { name: ['Winter', 'Winter 2026'], valid_to: ['2026-11-30', '2026-12-31'] },
    },
    { version: 1, changed_fields: null },
  ]);
  expect((await change(id, { name: 'Winter 2026' })).json()).toMatchObject({ version: 2 });
  expect((await change(id, { name: 'Late', version: 1 })).json().code).toBe('VERSION_CONFLICT');
  await change(id, { name: 'Winter 2027' });
  const reverted = await staff.request('POST', `/api/tariffs/${id}/revert`, { to: 1 });
  expect(reverted.json()).toMatchObject({ name: 'Winter', valid_to: '2026-11-30', version: 4, lines: 1 });
});

test('the last day cannot be before the first, and a withdrawn tariff does not change', async () => {
  const id = await tariffForTests(staff, {}, []);
  const refused = await change(id, { valid_to: '2026-10-31' });
  expect([refused.statusCode, refused.json().issues]).toMatchObject([422, [{ path: 'valid_to' }]]);
  expect((await customer.request('PATCH', `/api/tariffs/${id}`, { name: 'Mine' })).statusCode).toBe(403);
  await staff.request('POST', `/api/tariffs/${id}/withdraw`);
  expect((await change(id, { name: 'Late' })).json().code).toBe('WITHDRAWN');
});

test('the validity cannot end before an open offer does, or begin after it was made', async () => {
  const id = await tariffForTests(staff, {}, [freight({ destination: 'FRLEH' })]);
  const reference = await offered(id, '2026-11-25');
  const refused = await change(id, { valid_to: '2026-11-24' });
  expect(refused.json()).toMatchObject({ status: 409, code: 'OFFERED', quotes: [reference] });
  expect(refused.json().detail).toContain(reference);
  expect((await change(id, { valid_from: '2026-11-21' })).json().code).toBe('OFFERED');
  expect((await change(id, { valid_from: '2026-11-20', valid_to: '2026-11-25' })).statusCode).toBe(200);
  await staff.request('PUT', `/api/quotes/${reference}/options`, {
    options: [
      {
        mode: 'sea',
        lines: [
          {
            charge_code: 'FRT',
            side: 'sell',
            basis: 'flat',
            quantity: 1,
            rate: { amount: 1, currency: 'USD' },
          },
        ],
      },
    ],
  });
  expect((await change(id, { valid_to: '2026-11-24' })).statusCode).toBe(200);
});

test('a tariff names others with rates for the same thing on its days', async () => {
  const lane = { destination: 'ESVLC' };
  const id = await tariffForTests(staff, {}, [freight(lane)]);
  const december = { name: 'December', valid_from: '2026-12-01', valid_to: '2026-12-31' };
  const next = await tariffForTests(staff, december, [freight(lane)]);
  await tariffForTests(staff, { name: 'Buy', side: 'buy' }, [freight(lane)]);
  await tariffForTests(staff, { name: 'Other type' }, [freight({ ...lane, size_type: '20GP' })]);
  const contract = { name: 'Contract', organisation_id: customer.organisation_id };
  await tariffForTests(staff, contract, [freight(lane)]);
  expect((await read(id)).overlapping).toEqual([]);
  await change(next, { valid_from: '2026-11-30' });
  expect((await read(id)).overlapping).toEqual([{ id: next, ...december, valid_from: '2026-11-30' }]);
});
