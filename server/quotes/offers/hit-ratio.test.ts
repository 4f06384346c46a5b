import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { askFor, expire, offer } from '../quotes-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const read = async (query = '') => (await staff.request('GET', `/api/quotes/hit-ratio${query}`)).json();

test('offers are counted by lane, customer and seller', async () => {
  const offered = async (change: object = {}) => {
    const id = await askFor(product, customer.email, change);
    await offer(staff, id);
    return id;
  };
  const won = await offered();
  await customer.request('POST', `/api/quotes/${won}/accept`, {});
  const lost = await offered();
  await customer.request('POST', `/api/quotes/${lost}/decline`, { reason: 'Too dear' });
  await expire(product, await offered());
  const open = await offered({ origin: 'Oslo, Norway' });
  await askFor(product, customer.email);

  const lane = { offered: 3, won: 1, lost: 1, expired: 1, hit_ratio: 33 };
  const all = { offered: 4, won: 1, lost: 1, expired: 1, hit_ratio: 33 };
  expect(await read()).toMatchObject({
    total: all,
    rows: [
      { name: 'Houston, US to Rotterdam, NL', ...lane },
      { name: 'Oslo, NO to Rotterdam, NL', offered: 1, hit_ratio: null },
    ],
  });
  expect((await read('?by=customer')).rows).toHaveLength(1);
  const [seller] = await product.database
    .sql`select full_name from profiles where user_id = ${staff.user_id}`;
  expect((await read('?by=seller')).rows).toMatchObject([{ name: seller?.full_name, ...all }]);
  const [quote] = await product.database.sql`select reference from quotes where id = ${open}`;
  expect((await read(`?reference=${quote?.reference}`)).total).toMatchObject({ offered: 1, hit_ratio: null });
  expect((await read('?from=2020-01-01&to=2020-12-31')).total.offered).toBe(0);
  expect((await read('?from=2020-01-01&to=9999-12-31')).total).toMatchObject(all);
  expect((await read('?from=0000-01-01')).status).toBe(422);
  expect((await customer.request('GET', '/api/quotes/hit-ratio')).statusCode).toBe(403);
});
