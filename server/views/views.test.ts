import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_SAVED_VIEWS } from '#domain/views/saved-view.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type Visitor = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('dispatcher');
  ben = await product.signIn('admin');
});
afterAll(() => product.close());

const save = (person: Visitor, name: string, address: string) =>
  person.request('POST', '/api/views', { name, address });
const mine = async (person: Visitor) => (await person.request('GET', '/api/views')).json();

test('a view is saved, replaced and removed by name, for its owner only', async () => {
  await save(ada, 'Customs', '?status=customs');
  await save(ada, 'At sea', '?mode=sea');
  await save(ben, 'Customs', '?view=customs');
  await save(ada, 'Customs', '?status=customs&mode=air');
  expect((await mine(ada)).views).toEqual([
    { name: 'At sea', address: '?mode=sea' },
    { name: 'Customs', address: '?status=customs&mode=air' },
  ]);

  await ada.request('POST', '/api/views/remove', { name: 'Customs' });
  expect((await mine(ada)).views).toEqual([{ name: 'At sea', address: '?mode=sea' }]);
  expect((await mine(ben)).views).toEqual([{ name: 'Customs', address: '?view=customs' }]);
});

test('at the limit only an existing view can be saved', async () => {
  const carl = await product.signIn('dispatcher');
  for (let number = 1; number <= MAX_SAVED_VIEWS; number += 1) await save(carl, `View ${number}`, '');
  expect((await save(carl, 'One more', '')).statusCode).toBe(409);
  expect((await save(carl, 'View 1', '?late=1')).statusCode).toBe(200);
});

test('a table layout is stored per person', async () => {
  const wanted = { density: 'compact', hidden: ['cost'] };
  await ada.request('POST', '/api/views/layouts/fleet', { density: 'normal', hidden: [] });
  await ada.request('POST', '/api/views/layouts/fleet', wanted);
  expect((await mine(ada)).layouts).toEqual([{ grid: 'fleet', ...wanted }]);
  expect((await mine(ben)).layouts).toEqual([]);
});

test('customers have no views', async () => {
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/views')).statusCode).toBe(403);
});
