import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../audit/audit-log-table.ts';
import type { JobData, Queue } from '../../jobs/queues.ts';
import { mailOutbox } from '../../mail/mail-outbox-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { createAccounts } from '../accounts.ts';
import { mailPasswordReset } from './mail-password-reset.ts';

const SECRET = 'a secret that only tests know, long enough';

let product: TestApp;
let sent: { queue: Queue; data: object }[] = [];
let now: Date;
beforeAll(async () => {
  product = await startTestApp({
    now: () => now,
    jobs: {
      send: async (_, queue, data) => void sent.push({ queue, data }),
      work: async () => {},
      schedule: async () => {},
      stop: async () => {},
    },
  });
});
afterAll(() => product.close());
beforeEach(async () => {
  sent = [];
  await product.database.sql`delete from shared_rate_limits`;
  now = new Date();
  Object.assign(
    product.dependencies.accounts,
    createAccounts({ secret: SECRET, publicUrl: 'http://localhost:3000' }),
  );
});

const post = (path: string, body: object, headers = {}) =>
  product.visitor.request('POST', `/api/people/${path}`, body, headers);
const requestReset = (email: string) => post('password-reset-request', { email });
const reset = (token: string, password = 'a whole new one') => post('password-reset', { token, password });
const signIn = (email: string, password: string, headers = {}) =>
  post('sign-in', { email, password }, headers);

async function work() {
  const jobs = sent.splice(0).filter(({ queue }) => queue === 'password-resets');
  for (const { data } of jobs)
    await mailPasswordReset(product.dependencies)(data as JobData['password-resets']);
}

const mailsTo = (email: string) =>
  product.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);

/** The tokens of the e-mailed links, oldest first. */
async function tokensFor(email: string) {
  await work();
  const links = (await mailsTo(email)).map(({ link }) => new URL(link ?? '').searchParams.get('token'));
  return links.filter((token) => token !== null);
}

const audited = (action: string, subject_id: string) =>
  product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject_id, subject_id)))
    .orderBy(auditLog.id);

describe('requesting a new password', () => {
  test('responds and does the same for every address; a job does the rest', async () => {
    const { email } = await product.signIn('customer');
    const responses = [await requestReset(email), await requestReset('nobody@test.example')];
    const [known, unknown] = responses.map(
      ({ statusCode, body, headers: { date, ratelimit, ...headers } }) => ({
        statusCode,
        body,
        headers,
      }),
    );
    expect(known).toEqual(unknown);
    expect(known?.statusCode).toBe(202);
    expect(sent).toMatchObject([
      { queue: 'password-resets', data: { email, network: '127.0.0.0' } },
      { queue: 'password-resets', data: { email: 'nobody@test.example', network: '127.0.0.0' } },
    ]);
    await work();
    expect(await mailsTo('nobody@test.example')).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('e-mails at most five links an hour to one address, with the same response', async () => {
    const { email, user_id } = await product.signIn('customer');
    const statuses = [];
    for (let time = 0; time < 8; time++) statuses.push((await requestReset(email)).statusCode);
    expect(statuses).toEqual(Array(8).fill(202));
    const tokens = await tokensFor(email);
    expect(tokens).toHaveLength(5);
    expect(await audited('people.requestPasswordReset', user_id)).toHaveLength(5);
    expect((await reset(tokens[0] as string)).statusCode).toBe(200);
  });
});

describe('the link', () => {
  test('is stored only as a hash', async () => {
    const { email } = await product.signIn('customer');
    await requestReset(email);
    const [token] = await tokensFor(email);
    const [found] = await product.database.sql`
      select count(*)::int as number from password_reset_tokens where password_reset_tokens::text like ${`%${token}%`}`;
    expect(found?.number).toBe(0);
  });

  test('sets the password once, and ends the other links and all sessions', async () => {
    const person = await product.signIn('customer');
    await requestReset(person.email);
    await requestReset(person.email);
    const [first = '', second = ''] = await tokensFor(person.email);
    const both = await Promise.all([reset(first), reset(second, 'another new one')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    for (const token of [first, second]) expect((await reset(token)).statusCode).toBe(410);
    expect((await person.request('GET', '/api/people/session')).json()).toBeNull();
    expect((await signIn(person.email, TEST_PASSWORD)).statusCode).toBe(401);
    expect(await audited('people.resetPassword', person.user_id)).toMatchObject([
      { actor_id: person.user_id, detail: { ended: 1, network: '127.0.0.0' } },
    ]);
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  describe('of an account with a second factor', () => {
    const turnOn = (user_id: string, { verified }: { verified: boolean }) => product.database.sql`
      with address as (update users set email_verified = ${verified} where id = ${user_id})
      insert into second_factors (user_id, sealed_key, confirmed_at) values (${user_id}, 'sealed', now())`;
    const hasFactor = async (user_id: string) =>
      (await product.database.sql`select from second_factors where user_id = ${user_id}`).length === 1;

    test('keeps the factor on', async () => {
      const { email, user_id } = await product.signIn('customer');
      await turnOn(user_id, { verified: true });
      await requestReset(email);
      const [token = ''] = await tokensFor(email);
      expect((await reset(token)).json()).toEqual({ invited_email: null });
      expect(await hasFactor(user_id)).toBe(true);
    });

    test.each(['admin', 'customer'] as const)(
      'is not sent to an unverified address of a %s, and one sent before sets no password',
      async (role) => {
        const { email, user_id } = await product.signIn(role);
        await requestReset(email);
        const [token = ''] = await tokensFor(email);
        await turnOn(user_id, { verified: false });
        expect((await requestReset(email)).statusCode).toBe(202);
        expect(await tokensFor(email)).toEqual([token]);
        expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password can’t be reset by e-mail');

        expect((await reset(token)).json()).toMatchObject({ status: 409, code: 'EMAIL_NOT_VERIFIED' });
        expect(await hasFactor(user_id)).toBe(true);
        expect((await signIn(email, 'a whole new one')).json()).toMatchObject({
          code: 'INVALID_CREDENTIALS',
        });
        expect((await signIn(email, TEST_PASSWORD)).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
      },
    );
  });

  test('is valid for an hour', async () => {
    const { email } = await product.signIn('customer');
    await requestReset(email);
    const [token = ''] = await tokensFor(email);
    now = new Date(now.getTime() + 3_600_000);
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('trusts the browser, so an owner rate limited by attackers can sign in', async () => {
    const { email } = await product.signIn('customer');
    for (let time = 0; time < 11; time++) await signIn(email, 'not this one');
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    await requestReset(email);
    const [token = ''] = await tokensFor(email);
    const cookie = String((await reset(token)).headers['set-cookie']).split(';')[0] as string;
    expect((await signIn(email, 'a whole new one')).statusCode).toBe(429);
    expect((await signIn(email, 'a whole new one', { cookie })).statusCode).toBe(200);
  });

  test.each(['password1', 'test customer', 'Groundswell!'])(
    'rejects the password %s, and stays valid',
    async (password) => {
      const { email } = await product.signIn('customer');
      await requestReset(email);
      const [token = ''] = await tokensFor(email);
      const response = await reset(token, password);
      expect([response.statusCode, response.json().issues[0].path]).toEqual([422, 'password']);
      expect((await reset(token)).statusCode).toBe(200);
    },
  );
});
