import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

let product: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
});
afterAll(() => product.close());

const LEVELS = [{ name: 'Reminder', days_after_due: 7 }];

test('settings that someone else has changed are not replaced, also the first ones', async () => {
  const read = async () => (await admin.request('GET', '/api/payment-reminders/settings')).json();
  const set = (change: object) => admin.request('PUT', '/api/payment-reminders/settings', change);
  const usual = await read();
  const both = await Promise.all(
    ['One', 'Other'].map((name) =>
      set({ automatic: true, levels: [{ name, days_after_due: 7 }], from: usual }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await read()).toEqual(both.find(({ statusCode }) => statusCode === 200)?.json());
  expect((await set({ automatic: false, levels: LEVELS, from: await read() })).statusCode).toBe(200);
  expect((await set({ automatic: true, levels: LEVELS })).statusCode).toBe(200);
});

test('a dispute that someone else has recorded since is not ended with the former one', async () => {
  const customer = await product.signIn('customer');
  const { number } = (await issue(admin, await booked(product, customer))).json();
  const set = (change: object) =>
    admin.request('PUT', `/api/invoices/${number}/dispute`, { reason: 'Wrong weight', ...change });
  const first = (await set({ disputed: true, from: null })).json();
  expect((await set({ disputed: true, from: null })).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    disputed_at: first.disputed_at,
  });
  expect((await set({ disputed: false, from: first.disputed_at })).statusCode).toBe(200);
  await product.database.sql`select pg_sleep(0.002)`;
  const second = (await set({ disputed: true, from: null })).json();
  expect((await set({ disputed: false, from: first.disputed_at })).statusCode).toBe(409);
  expect((await set({ disputed: false, from: second.disputed_at })).json()).toMatchObject({
    disputed_at: null,
  });
});
