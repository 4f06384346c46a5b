import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let colleague: TestPerson;
let accountant: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
let admin: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await person('customer', 'Ann Lee');
  colleague = await person('customer', 'Ben Ode');
  accountant = await person('customer', 'Mona Money');
  outsider = await person('customer', 'Olga Outside');
  dispatcher = await person('dispatcher', 'Dan Dent');
  admin = await person('admin', 'Ada Boss');
  const { organisation_id } = customer;
  for (const [{ user_id }, permissions] of [
    [colleague, '{view}'],
    [accountant, '{money}'],
  ] as const)
    await product.database.sql`
      update members set organisation_id = ${organisation_id}, permissions = ${permissions} where user_id = ${user_id}`;
  number = await bookedBySea(customer);
});
afterAll(() => product.close());

async function person(role: 'customer' | 'dispatcher' | 'admin', name: string): Promise<TestPerson> {
  const signedIn = await product.signIn(role);
  await product.database.sql`update profiles set full_name = ${name} where user_id = ${signedIn.user_id}`;
  return signedIn;
}

const people = async (by: TestPerson, query = '') =>
  (await by.request('GET', `/api/shipments/${number}/messages/people${query}`)).json().people;
const names = async (by: TestPerson, query = '') =>
  (await people(by, query)).map(({ name }: { name: string }) => name);
const send = async (by: TestPerson, text: string, more = {}) =>
  (await by.request('POST', `/api/shipments/${number}/messages`, { text, ...more })).json();
const titles = async (by: TestPerson, text: string) =>
  (await by.request('GET', '/api/notifications'))
    .json()
    .notifications.filter(({ message }: { message: string }) => message === text)
    .map(({ title }: { title: string }) => title);

test('those who may read it can be mentioned, and nobody else', async () => {
  expect(await names(customer)).toEqual(['Ada Boss', 'Ben Ode', 'Dan Dent']);
  expect(await names(dispatcher)).toEqual(['Ada Boss', 'Ann Lee', 'Ben Ode']);
  expect(await names(dispatcher, '?internal=true')).toEqual(['Ada Boss']);
  expect(await people(customer, '?q=de%20da')).toMatchObject([{ name: 'Dan Dent', side: 'staff' }]);
  const path = `/api/shipments/${number}/messages/people`;
  expect((await outsider.request('GET', path)).statusCode).toBe(404);
  expect((await accountant.request('GET', path)).statusCode).toBe(403);
  expect((await customer.request('GET', `${path}?internal=true`)).statusCode).toBe(422);
});

test('the mentioned are notified, each once', async () => {
  const text = '@Ben Ode and @dan dent, see this';
  expect((await send(customer, text)).mentions).toEqual(['Ben Ode', 'Dan Dent']);
  expect(await titles(colleague, text)).toEqual([`Message about ${number} mentions you`]);
  expect(await titles(dispatcher, text)).toEqual([`Message about ${number} mentions you`]);
  expect(await titles(admin, text)).toEqual([`Message about ${number}`]);
  const { messages } = (await colleague.request('GET', `/api/shipments/${number}/messages`)).json();
  expect(messages[0].mentions.sort()).toEqual(['Ben Ode', 'Dan Dent']);
});

test('a name of someone who may not read it is text', async () => {
  const text = '@Olga Outside @Mona Money @Ann Lee';
  expect((await send(customer, text)).mentions).toEqual([]);
  for (const other of [outsider, accountant, customer]) expect(await titles(other, text)).toEqual([]);
});

test('an internal note mentions staff only', async () => {
  const text = '@Ada Boss, should we tell @Ann Lee?';
  product.published.length = 0;
  expect((await send(dispatcher, text, { internal: true })).mentions).toEqual(['Ada Boss']);
  expect(await titles(admin, text)).toEqual([`Message about ${number} mentions you`]);
  expect(await titles(customer, text)).toEqual([]);
  expect(product.published.map(({ channel }) => channel)).toEqual([
    `notifications:${admin.user_id}`,
    'fleet',
  ]);
});

test('a message refreshes the open pages of everyone who may read it', async () => {
  product.published.length = 0;
  await send(customer, 'Hello');
  const changed = product.published.filter(({ event }) => event === 'messages_changed');
  expect(changed.map(({ channel }) => channel).sort()).toEqual(
    ['fleet', `notifications:${colleague.user_id}`, `notifications:${customer.user_id}`].sort(),
  );
  expect(JSON.stringify(changed)).not.toContain('Hello');
});
