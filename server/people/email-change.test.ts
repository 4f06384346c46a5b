import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
const confirm = (person: Pick<Customer, 'request'>, token: string) =>
  person.request('POST', '/api/people/email-change/confirm', { token });
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

test('the account that asked has the new address once it confirms; the former one signs in no more and is told', async () => {
  const ada = await product.signIn('customer');
  const elsewhere = await signIn(ada.email);
  await product.visitor.request('POST', '/api/people/password-reset-request', { email: ada.email });
  const [own] = await product.database.sql`
    insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description)
    values (gen_random_uuid(), 'GQ000000019', ${ada.email}, 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps') returning reference`;

  expect((await ask(ada, 'Ada.New@test.example')).statusCode).toBe(202);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
  expect(await subjectsTo(ada.email)).toContain('E-mail address change requested');
  const token = await tokenTo('ada.new@test.example');
  expect((await confirm(ada, token)).json()).toEqual({ email: 'ada.new@test.example' });

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
  expect((await confirm(ada, token)).statusCode).toBe(410);
});

describe('a stranger to whom the link was sent', () => {
  let count = 0;
  let stranger_email: string;
  let asker: Customer;
  let token: string;
  beforeEach(async () => {
    stranger_email = `stranger-${++count}@test.example`;
    asker = await product.signIn('customer');
    await product.database.sql`delete from quotes`;
    await product.database.sql`
      insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description)
      values (gen_random_uuid(), 'GQ000000027', ${stranger_email}, 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps')`;
    await product.database
      .sql`update sessions set reauthenticated_at = ${now} where user_id = ${asker.user_id}`;
    expect((await ask(asker, stranger_email)).statusCode).toBe(202);
    token = await tokenTo(stranger_email);
  });

  const gainsNothing = async () => {
    expect((await asker.request('GET', '/api/people/profile')).json().email).toBe(asker.email);
    expect((await asker.request('GET', '/api/quotes')).json().quotes).toEqual([]);
  };

  test('gives nothing away by pressing it signed out', async () => {
    expect((await confirm(product.visitor, token)).statusCode).toBe(401);
    await gainsNothing();
  });

  test('gives nothing away by pressing it in their own account, which keeps its address', async () => {
    const stranger = await product.signIn('customer');
    const refused = await confirm(stranger, token);
    expect(refused.json()).toMatchObject({ status: 403, code: 'OTHER_ACCOUNT' });
    expect((await stranger.request('GET', '/api/people/profile')).json().email).toBe(stranger.email);
    await gainsNothing();
    expect((await confirm(asker, token)).statusCode, 'the link is still good').toBe(200);
  });

  test('is told neither a name nor another address', async () => {
    const [mail] = await product.database.sql`
      select text from mail_outbox where recipient = ${stranger_email} order by created_at desc limit 1`;
    expect(mail?.text).not.toMatch(/Test customer/);
    expect(mail?.text).not.toContain(asker.email);
  });

  test('keeps their mail and quotes when the asker erases the account', async () => {
    const contact = { name: 'Stranger', email: stranger_email, message: 'Where is my quote, please?' };
    await product.visitor.request('POST', '/api/contact', contact);
    const before = await subjectsTo(stranger_email);
    await asker.request('POST', '/api/privacy/erasure', { confirmation: asker.email });
    expect(await subjectsTo(stranger_email)).toEqual(
      before.filter((one) => one !== 'Confirm your new e-mail address'),
    );
    expect(await product.database.sql`select from quotes where email = ${stranger_email}`).toHaveLength(1);
  });

  test('is told no address either when somebody else signed up with theirs', async () => {
    const { sql } = product.database;
    await sql`update users set email_verified = false where id = ${asker.user_id}`;
    await ask(asker, 'x@win-a-prize.example');
    const [mail] = await sql`
      select text from mail_outbox where recipient = ${asker.email} order by created_at desc limit 1`;
    expect(mail?.text).not.toMatch(/win-a-prize|Test customer/);
  });
});

test('confirming on another device keeps that session and the one that asked', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  const [phone, library] = [await product.comeBack(ada), await product.comeBack(ada)];
  await ask(ada, 'ada.elsewhere@test.example');
  expect((await confirm(phone, await tokenTo('ada.elsewhere@test.example'))).statusCode).toBe(200);
  const isSignedIn = async (person: Customer) =>
    (await person.request('GET', '/api/people/session')).json() !== null;
  expect([await isSignedIn(ada), await isSignedIn(phone), await isSignedIn(library)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an account with an address that was never verified takes no mail of its owner with it when it is erased', async () => {
  const taker = await product.signIn('customer');
  const { sql } = product.database;
  await sql`update users set email_verified = false where id = ${taker.user_id}`;
  await sql`update sessions set reauthenticated_at = ${now} where user_id = ${taker.user_id}`;
  const contact = { name: 'Owner', email: taker.email, message: 'Where is my quote, please?' };
  await product.visitor.request('POST', '/api/contact', contact);
  const mailed = () => sql`select id from mail_outbox where recipient = ${taker.email} order by id`;
  const before = await mailed();
  expect(before.length).toBeGreaterThan(0);
  const erased = await taker.request('POST', '/api/privacy/erasure', { confirmation: taker.email });
  expect(erased.statusCode, erased.body).toBe(200);
  expect((await mailed()).slice(0, before.length)).toEqual(before);
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
  expect((await confirm(ben, bens)).statusCode).toBe(200);
  expect((await confirm(ada, adas)).statusCode).toBe(410);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
});

test.each([
  ['a later request', (ada: Customer) => ask(ada, 'third@test.example')],
  ['the end of the session that asked', (ada: Customer) => ada.request('POST', '/api/people/sign-out', {})],
  ['a day', async () => (now = new Date(now.getTime() + 25 * 3_600_000))],
])('a link is good no more after %s', async (_, happens) => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now}`;
  expect((await ask(ada, 'second@test.example')).statusCode).toBe(202);
  const token = await tokenTo('second@test.example');
  const elsewhere = await product.comeBack(ada);
  await happens(ada);
  expect((await confirm(elsewhere, token)).statusCode).toBe(410);
});

test('quotes of an address that was never proved stay where they are', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update users set email_verified = false where id = ${ada.user_id}`;
  await product.database.sql`update quotes set email = ${ada.email} where reference = 'GQ000000019'`;
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  await ask(ada, 'proved@test.example');
  await confirm(ada, await tokenTo('proved@test.example'));
  expect((await ada.request('GET', '/api/quotes')).json()).toMatchObject({
    quotes: [],
    email_verified: true,
  });
});

test('one’s own address is refused, and a session that has proved nothing for a while is asked first', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  expect((await ask(ada, ada.email)).statusCode).toBe(409);
  await product.database
    .sql`update sessions set reauthenticated_at = ${new Date(now.getTime() - 3_600_000)} where user_id = ${ada.user_id}`;
  expect((await ask(ada, 'later@test.example')).statusCode).toBe(403);
});
