import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

type Customer = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let now = new Date();
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());

const requestChange = (person: Customer, email: string) =>
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

/** The token of the newest link to the address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await product.database.sql`
    select link from mail_outbox where recipient = ${email} order by created_at desc, id desc limit 1`;
  return new URL(mail?.link).searchParams.get('token') ?? '';
}

test('the requesting account gets the new address on confirmation; the former address can no longer sign in and is notified', async () => {
  const ada = await product.signIn('customer');
  const elsewhere = await signIn(ada.email);
  await product.visitor.request('POST', '/api/people/password-reset-request', { email: ada.email });
  const [own] = await product.database.sql`
    insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description)
    values (gen_random_uuid(), 'GQ000000019', ${ada.email}, 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps') returning reference`;

  expect((await requestChange(ada, 'Ada.New@test.example')).statusCode).toBe(202);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
  expect(await subjectsTo(ada.email)).toContain('E-mail address change requested');
  const [requested] = await product.database.sql`
    select link from mail_outbox where recipient = ${ada.email} and subject = 'E-mail address change requested'`;
  expect(new URL(requested?.link).pathname).toBe('/settings');
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

describe('an unintended recipient of the link', () => {
  let count = 0;
  let recipient_email: string;
  let requester: Customer;
  let token: string;
  beforeEach(async () => {
    recipient_email = `recipient-${++count}@test.example`;
    requester = await product.signIn('customer');
    await product.database.sql`delete from quotes`;
    await product.database.sql`
      insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country, cargo_description)
      values (gen_random_uuid(), 'GQ000000027', ${recipient_email}, 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps')`;
    await product.database
      .sql`update sessions set reauthenticated_at = ${now} where user_id = ${requester.user_id}`;
    expect((await requestChange(requester, recipient_email)).statusCode).toBe(202);
    token = await tokenTo(recipient_email);
  });

  const gainsNothing = async () => {
    expect((await requester.request('GET', '/api/people/profile')).json().email).toBe(requester.email);
    expect((await requester.request('GET', '/api/quotes')).json().quotes).toEqual([]);
  };

  test('reveals nothing by opening it signed out', async () => {
    expect((await confirm(product.visitor, token)).statusCode).toBe(401);
    await gainsNothing();
  });

  test('reveals nothing by opening it in their own account, which keeps its address', async () => {
    const recipient = await product.signIn('customer');
    const refused = await confirm(recipient, token);
    expect(refused.json()).toMatchObject({ status: 403, code: 'OTHER_ACCOUNT' });
    expect((await recipient.request('GET', '/api/people/profile')).json().email).toBe(recipient.email);
    await gainsNothing();
    expect((await confirm(requester, token)).statusCode, 'the link is still good').toBe(200);
  });

  test('sees neither a name nor another address', async () => {
    const [mail] = await product.database.sql`
      select text from mail_outbox where recipient = ${recipient_email} order by created_at desc limit 1`;
    expect(mail?.text).not.toMatch(/Test customer/);
    expect(mail?.text).not.toContain(requester.email);
  });

  test('keeps their e-mail and quotes when the requester erases their account', async () => {
    const contact = { name: 'Stranger', email: recipient_email, message: 'Where is my quote, please?' };
    await product.visitor.request('POST', '/api/contact', contact);
    const before = await subjectsTo(recipient_email);
    await requester.request('POST', '/api/privacy/erasure', { confirmation: requester.email });
    expect(await subjectsTo(recipient_email)).toEqual(
      before.filter((one) => one !== 'Confirm your new e-mail address'),
    );
    expect(await product.database.sql`select from quotes where email = ${recipient_email}`).toHaveLength(1);
  });

  test('sees no address either when the requester signed up with someone else’s', async () => {
    const { sql } = product.database;
    await sql`update users set email_verified = false where id = ${requester.user_id}`;
    await requestChange(requester, 'x@win-a-prize.example');
    const [mail] = await sql`
      select text from mail_outbox where recipient = ${requester.email} order by created_at desc limit 1`;
    expect(mail?.text).not.toMatch(/win-a-prize|Test customer/);
  });
});

test('confirming on another device keeps that session and the requesting one', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  const [phone, library] = [await product.comeBack(ada), await product.comeBack(ada)];
  await requestChange(ada, 'ada.elsewhere@test.example');
  expect((await confirm(phone, await tokenTo('ada.elsewhere@test.example'))).statusCode).toBe(200);
  const isSignedIn = async (person: Customer) =>
    (await person.request('GET', '/api/people/session')).json() !== null;
  expect([await isSignedIn(ada), await isSignedIn(phone), await isSignedIn(library)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('erasing an account with an unverified address does not delete e-mail of the address’s owner', async () => {
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

test('a taken address gets the same response as a free one, and only its owner is notified', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  const [taken, free] = [await requestChange(ada, ben.email), await requestChange(ada, 'free@test.example')];
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect(await subjectsTo(ben.email)).toEqual(['This address already has an account']);
});

test('of two people who request one address, the first to confirm gets it', async () => {
  const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
  await requestChange(ada, 'wanted@test.example');
  const adas = await tokenTo('wanted@test.example');
  await requestChange(ben, 'wanted@test.example');
  const bens = await tokenTo('wanted@test.example');
  expect((await confirm(ben, bens)).statusCode).toBe(200);
  expect((await confirm(ada, adas)).statusCode).toBe(410);
  expect((await ada.request('GET', '/api/people/profile')).json().email).toBe(ada.email);
});

test.each([
  ['a later request', (ada: Customer) => requestChange(ada, 'third@test.example')],
  ['the end of the requesting session', (ada: Customer) => ada.request('POST', '/api/people/sign-out', {})],
  ['a day', async () => (now = new Date(now.getTime() + 25 * 3_600_000))],
])('a link is invalid after %s', async (_, happens) => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now}`;
  expect((await requestChange(ada, 'second@test.example')).statusCode).toBe(202);
  const token = await tokenTo('second@test.example');
  const elsewhere = await product.comeBack(ada);
  await happens(ada);
  expect((await confirm(elsewhere, token)).statusCode).toBe(410);
});

test('quotes of an unverified address are not moved', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update users set email_verified = false where id = ${ada.user_id}`;
  await product.database.sql`update quotes set email = ${ada.email} where reference = 'GQ000000019'`;
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  await requestChange(ada, 'proved@test.example');
  await confirm(ada, await tokenTo('proved@test.example'));
  expect((await ada.request('GET', '/api/quotes')).json()).toMatchObject({
    quotes: [],
    email_verified: true,
  });
});

test('one’s current address is rejected, and the change requires recent authentication', async () => {
  const ada = await product.signIn('customer');
  await product.database.sql`update sessions set reauthenticated_at = ${now} where user_id = ${ada.user_id}`;
  expect((await requestChange(ada, ada.email)).statusCode).toBe(409);
  await product.database
    .sql`update sessions set reauthenticated_at = ${new Date(now.getTime() - 3_600_000)} where user_id = ${ada.user_id}`;
  expect((await requestChange(ada, 'later@test.example')).statusCode).toBe(403);
});
