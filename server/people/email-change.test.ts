import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

type Customer = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let now = new Date();
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());

const ask = (person: Customer, email: string) =>
  person.request('POST', '/api/people/email-change', { email });
const confirm = (token: string) =>
  product.visitor.request('POST', '/api/people/email-change/confirm', { token });
const signIn = (email: string) =>
  product.visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD });
const subjectsTo = async (email: string) =>
  (
    await product.database
      .sql`select subject from mail_outbox where recipient = ${email} order by created_at, id`
  ).map(({ subject }) => subject);

/** The secret of the newest link to the address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await product.database.sql`
    select link from mail_outbox where recipient = ${email} order by created_at desc, id desc limit 1`;
  return new URL(mail?.link).searchParams.get('token') ?? '';
}

test('whoever opens the link has the new address; the former one signs in no more and is told', async () => {
  const ada = await product.signIn('customer');
  const elsewhere = await signIn(ada.email);
  await product.visitor.request('POST', '/api/people/password-reset-request', { email: ada.email });
  const [own] = await product.database.sql`
    insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description)
    values (gen_random_uuid(), 'GQ000000019', ${ada.email}, 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps') returning reference`;

  expect((await ask(ada, 'Ada.New@test.example')).statusCode).toBe(202);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
  expect(await subjectsTo(ada.email)).toContain('A new e-mail address was asked for');
  const token = await tokenTo('ada.new@test.example');
  expect((await confirm(token)).json()).toEqual({ email: 'ada.new@test.example' });

  expect((await ada.request('GET', '/api/people/profile')).json()).toMatchObject({
    email: 'ada.new@test.example',
    email_verified: true,
  });
  const quotes = (await ada.request('GET', '/api/quotes')).json().quotes;
  expect(quotes.map(({ reference }: { reference: string }) => reference)).toEqual([own?.reference]);
  const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
  const other = await product.visitor.request('GET', '/api/people/profile', undefined, { cookie });
  expect(other.statusCode).toBe(401);
  expect(await subjectsTo(ada.email)).toContain('Your e-mail address was changed');
  expect((await signIn(ada.email)).statusCode).toBe(401);
  expect((await signIn('ada.new@test.example')).statusCode).toBe(200);
  expect(
    await product.database.sql`select from password_reset_tokens where user_id = ${ada.user_id}`,
  ).toHaveLength(0);
  expect((await confirm(token)).statusCode).toBe(410);
});

test('an address that somebody has is answered like a free one, and only its owner is told', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  const [taken, free] = [await ask(ada, ben.email), await ask(ada, 'free@test.example')];
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect(await subjectsTo(ben.email)).toEqual(['You have an account already']);
});

test('of two who want one address the first to confirm gets it', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  await ask(ada, 'wanted@test.example');
  const adas = await tokenTo('wanted@test.example');
  await ask(ben, 'wanted@test.example');
  const bens = await tokenTo('wanted@test.example');
  expect((await confirm(bens)).statusCode).toBe(200);
  expect((await confirm(adas)).statusCode).toBe(410);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
});

test.each([
  ['a later request', (ada: Customer) => ask(ada, 'third@test.example')],
  ['the end of the session that asked', (ada: Customer) => ada.request('POST', '/api/people/sign-out', {})],
  ['a day', async () => (now = new Date(now.getTime() + 25 * 3_600_000))],
])('a link is good no more after %s', async (_, happens) => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set proved_at = ${now}`;
  expect((await ask(ada, 'second@test.example')).statusCode).toBe(202);
  const token = await tokenTo('second@test.example');
  await happens(ada);
  expect((await confirm(token)).statusCode).toBe(410);
});

test('quotes of an address that was never proved stay where they are', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update users set email_verified = false where id = ${ada.user_id}`;
  await product.database.sql`update quotes set email = ${ada.email} where reference = 'GQ000000019'`;
  await product.database.sql`update sessions set proved_at = ${now} where user_id = ${ada.user_id}`;
  await ask(ada, 'proved@test.example');
  await confirm(await tokenTo('proved@test.example'));
  expect((await ada.request('GET', '/api/quotes')).json()).toMatchObject({
    quotes: [],
    email_verified: true,
  });
});

test('one’s own address is refused, and a session that has proved nothing for a while is asked first', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set proved_at = ${now} where user_id = ${ada.user_id}`;
  expect((await ask(ada, ada.email)).statusCode).toBe(409);
  await product.database
    .sql`update sessions set proved_at = ${new Date(now.getTime() - 3_600_000)} where user_id = ${ada.user_id}`;
  expect((await ask(ada, 'later@test.example')).statusCode).toBe(403);
});
