import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { users } from '../people/users-table.ts';
import { QUOTE_REQUEST } from '../quotes/quotes-for-tests.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../test-app.ts';
import { mailOutbox } from './mail-outbox-table.ts';

const LURE = 'Win at evil.example';

let product: TestApp;
let now: Date;
let networks = 0;
let victims = 0;
let victim: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(() => {
  now = new Date();
  victims += 1;
  victim = `victim-${victims}@elsewhere.example`;
});

type Body = Record<string, unknown>;

/** Each call comes from another network, so that only the address limit applies. */
function post(path: string, payload: Body, cookie?: string) {
  networks += 1;
  const remoteAddress = `192.0.${Math.floor(networks / 250)}.${networks % 250}`;
  const headers = cookie ? { cookie } : {};
  return product.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress });
}

const mailsTo = (recipient: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(mailOutbox.id);
const quote = (email: string) =>
  post('/quotes', { ...QUOTE_REQUEST, email, contact_name: LURE, company: LURE });
const contact = (email: string) =>
  post('/contact', { name: LURE, email, company: LURE, subject: LURE, message: LURE, seconds_open: 40 });
const subscribe = (email: string) => post('/subscriptions', { email, list: 'newsletter' });
const signUp = (email: string) =>
  post('/people/sign-up', { full_name: LURE, email, password: TEST_PASSWORD });
const reset = (email: string, cookie?: string) => post('/people/password-reset-request', { email }, cookie);

async function wanting(email: string, by?: TestPerson) {
  const person = by ?? (await product.signIn('customer'));
  return post('/people/email-change', { email }, person.cookie);
}

const tokenIn = (mail: { link: string | null } | undefined) =>
  new URL(mail?.link ?? '').searchParams.get('token');

describe('an unverified address', () => {
  test('gets five e-mails an hour over all forms; requests are stored and get the usual response', async () => {
    for (let round = 0; round < 6; round += 1)
      for (const send of [quote, contact, wanting]) expect((await send(victim)).statusCode).toBeLessThan(300);
    for (const send of [signUp, reset, subscribe]) expect((await send(victim)).statusCode).toBeLessThan(300);
    expect(await mailsTo(victim)).toHaveLength(5);
    const [stored] = await product.database.sql`
      select (select count(*)::int from quotes where email = ${victim}) as quotes,
        (select count(*)::int from contact_messages where email = ${victim}) as messages,
        (select count(*)::int from users where email = ${victim}) as accounts`;
    expect(stored).toEqual({ quotes: 6, messages: 6, accounts: 1 });
    now = new Date(now.getTime() + HOUR_MS + 1);
    for (let round = 0; round < 6; round += 1) await quote(victim);
    expect(await mailsTo(victim)).toHaveLength(10);
  });

  test('counts as one address, whatever its tag and case', async () => {
    const tagged = Array.from({ length: 8 }, (_, at) => victim.replace('@', `+${at}@`));
    for (const email of tagged) await contact(email.toUpperCase());
    const sent = await product.database.sql`
      select 1 from mail_outbox where lower(recipient) like ${`${victim.split('@')[0]}+%`}`;
    expect(sent).toHaveLength(5);
  });

  test('is limited under concurrent requests too', async () => {
    await Promise.all(Array.from({ length: 12 }, () => contact(victim)));
    expect(await mailsTo(victim)).toHaveLength(5);
  });

  test('is greeted without a name, and e-mails contain none of the requester’s text', async () => {
    await signUp(victim);
    await signUp(victim);
    await reset(victim);
    const requester = await product.signIn('customer');
    await post('/people/profile', { full_name: LURE, company_name: LURE }, requester.cookie);
    const other = `other-${victim}`;
    await wanting(other, requester);
    await quote(other);
    await post('/quotes', { ...QUOTE_REQUEST, origin: LURE, destination: LURE, email: other });
    await contact(other);
    const mails = [...(await mailsTo(victim)), ...(await mailsTo(other))];
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Verify your e-mail address',
      'You already have an account',
      'Set a new password',
      'Confirm your new e-mail address',
      expect.stringContaining('Your quote request'),
      expect.stringContaining('Your quote request'),
      'We’ve received your message',
    ]);
    for (const { subject, text, html } of mails) {
      expect(text).toMatch(/^Hello,\n/);
      expect([subject, text, html].join()).not.toContain('evil.example');
    }
  });

  test('keeps the links that it received valid', async () => {
    const requester = await product.signIn('customer');
    await wanting(victim, requester);
    await subscribe(victim);
    const [change, subscription] = await mailsTo(victim);
    for (let round = 0; round < 4; round += 1) await contact(victim);
    now = new Date(now.getTime() + 11 * 60_000);
    await wanting(victim, requester);
    await subscribe(victim);
    expect(await mailsTo(victim)).toHaveLength(5);
    expect((await post('/subscriptions/confirm', { token: tokenIn(subscription) })).statusCode).toBe(200);
    const confirmed = await post(
      '/people/email-change/confirm',
      { token: tokenIn(change) },
      requester.cookie,
    );
    expect(confirmed.statusCode).toBe(200);
  });

  test('lets staff know that their e-mail was not sent and nothing was changed', async () => {
    const [admin, dispatcher] = [await product.signIn('admin'), await product.signIn('dispatcher')];
    await quote(victim);
    const [requested] = await product.database.sql`select id from quotes where email = ${victim}`;
    for (let round = 0; round < 4; round += 1) await contact(victim);
    const offer = { offered: 900, offered_mode: 'sea', offer_note: '' };
    const responses = [
      await post(`/quotes/${requested?.id}/answer`, offer, dispatcher.cookie),
      await post(
        '/people/invitations',
        { full_name: 'Ada', company_name: '', role: 'customer', email: victim },
        admin.cookie,
      ),
    ];
    for (const response of responses) {
      expect(response.statusCode, response.body).toBe(429);
      expect(response.headers['retry-after']).toBe('3600');
      expect(response.json().detail).toBe(
        `${victim} isn’t verified and has had 5 emails from us in the past hour. Nothing was sent or changed. Try again in 60 minutes.`,
      );
    }
    expect(await product.database.sql`select 1 from users where email = ${victim}`).toEqual([]);
    expect(await product.database.sql`select status from quotes where id = ${requested?.id}`).toEqual([
      { status: 'pending' },
    ]);
  });

  test('lets its own account know when to request the link again', async () => {
    const person = await product.signIn('customer');
    await product.database.db
      .update(users)
      .set({ email_verified: false })
      .where(eq(users.id, person.user_id));
    for (let round = 0; round < 5; round += 1) await contact(person.email);
    const response = await post('/people/verification-mail', {}, person.cookie);
    expect([response.statusCode, response.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

describe('a verified address', () => {
  test('is not limited for e-mails from staff', async () => {
    const dispatcher = await product.signIn('dispatcher');
    for (let round = 0; round < 12; round += 1) await contact(dispatcher.email);
    expect(await mailsTo(dispatcher.email)).toHaveLength(12);
  });

  test('is limited for resets, with a separate quota for its owner’s trusted browser', async () => {
    const { email } = await product.signIn('customer');
    const signedIn = await post('/people/sign-in', { email, password: TEST_PASSWORD });
    const trusted = [signedIn.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0])
      .find((cookie) => cookie?.startsWith('groundswell.trusted-browser')) as string;
    // The mail of that sign-in.
    await product.database.sql`delete from mail_outbox where recipient = ${email}`;
    for (let round = 0; round < 8; round += 1) await reset(email);
    await signUp(email);
    expect(await mailsTo(email)).toHaveLength(5);
    for (let round = 0; round < 8; round += 1) await reset(email, trusted);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(10);
    const password = 'a whole new password';
    expect((await post('/people/password-reset', { token: tokenIn(mails[0]), password })).statusCode).toBe(
      200,
    );
  });
});

test('our own mailbox gets every message', async () => {
  const count = async () =>
    (await product.database.sql`select 1 from mail_outbox where subject like 'Contact form:%'`).length;
  const before = await count();
  for (let round = 0; round < 9; round += 1) await contact(`someone-${round}@elsewhere.example`);
  expect((await count()) - before).toBe(9);
});
