import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SessionRow } from '#domain/people/person.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let product: TestApp;
let ada: Visitor & { user_id: string; email: string };
beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('customer');
});
afterAll(() => product.close());

/** Signs Ada in again and returns her cookie as a header. */
async function elsewhere(password = TEST_PASSWORD): Promise<{ cookie: string }> {
  const response = await product.visitor.request(
    'POST',
    '/api/people/sign-in',
    { email: ada.email, password },
    { 'user-agent': FIREFOX },
  );
  return { cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
}

const isSignedIn = async (headers: { cookie: string }) =>
  (await product.visitor.request('GET', '/api/shipments', undefined, headers)).statusCode === 200;
const sessionsOfAda = async (): Promise<SessionRow[]> =>
  (await ada.request('GET', '/api/people/sessions')).json().sessions;
const audited = async (action: string, by = ada) =>
  await product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.actor_id, by.user_id)))
    .orderBy(auditLog.id);

describe('one’s profile', () => {
  test('is changed in the session and in the account', async () => {
    const response = await ada.request('POST', '/api/people/profile', {
      full_name: ' Ada Byron ',
      company_name: 'Analytical Engines',
    });
    expect(response.json()).toEqual({
      full_name: 'Ada Byron',
      email: ada.email,
      company_name: 'Analytical Engines',
      email_verified: true,
      has_password: true,
      single_sign_on: false,
    });
    expect(response.headers['x-invalidates']).toContain('people');
    expect((await ada.request('GET', '/api/people/session')).json()).toMatchObject({
      full_name: 'Ada Byron',
      company_name: 'Analytical Engines',
    });
  });

  test('without a company has none', async () => {
    const change = { full_name: 'Ada Byron', company_name: '  ' };
    expect((await ada.request('POST', '/api/people/profile', change)).json().company_name).toBeNull();
  });

  test('needs a name', async () => {
    const response = await ada.request('POST', '/api/people/profile', { full_name: ' ', company_name: '' });
    expect(response.json().issues).toEqual([{ path: 'full_name', message: 'Enter your full name.' }]);
  });
});

describe('one’s sessions', () => {
  test('are listed with readable labels, the current one first, without the token', async () => {
    const other = await elsewhere();
    const response = await ada.request('GET', '/api/people/sessions');
    expect(response.json()).toMatchObject({
      sessions: [{ current: true }, { current: false, device: 'Firefox on Linux', network: 'this computer' }],
      more: 0,
    });
    expect(response.body).not.toContain(other.cookie.split('=')[1]?.slice(0, 20));
  });

  test('an ended session is rejected from its next call on, and no other is', async () => {
    const [here, other] = [await elsewhere(), await elsewhere()];
    const before = await sessionsOfAda();
    const ended = before.find(({ current }) => !current);
    expect((await ada.request('POST', `/api/people/sessions/${ended?.id}/end`)).statusCode).toBe(200);
    expect((await sessionsOfAda()).map(({ id }) => id)).not.toContain(ended?.id);
    expect([await isSignedIn(here), await isSignedIn(other)]).toContain(true);
    expect([await isSignedIn(here), await isSignedIn(other)]).toContain(false);
    expect((await audited('people.endSession')).at(-1)?.detail).toEqual({
      device: 'Firefox on Linux',
      network: '127.0.0.0',
    });
    expect((await ada.request('POST', `/api/people/sessions/${ended?.id}/end`)).statusCode).toBe(404);
  });

  test('signing out is audited, once', async () => {
    const headers = await elsewhere();
    const before = (await audited('people.signOut')).length;
    const signOut = () => product.app.inject({ method: 'POST', url: '/api/people/sign-out', headers });
    expect((await signOut()).statusCode).toBe(200);
    await signOut();
    expect((await audited('people.signOut')).slice(before)).toMatchObject([
      { actor_id: ada.user_id, subject_id: ada.user_id, detail: { network: '127.0.0.0' } },
    ]);
  });

  test('all others end at once', async () => {
    const other = await elsewhere();
    const { ended } = (await ada.request('POST', '/api/people/sessions/end-others')).json();
    expect(ended).toBeGreaterThan(0);
    expect(await isSignedIn(other)).toBe(false);
    expect(await sessionsOfAda()).toHaveLength(1);
    expect((await audited('people.endOtherSessions')).at(-1)?.detail).toEqual({
      ended,
      network: '127.0.0.0',
    });
  });
});

test('of many sessions the current and the last used ones are listed, the others counted, and all ended', async () => {
  const eve = await product.signIn('customer');
  await product.database.sql`
    insert into sessions (id, token_hash, user_id, expires_at, created_at, last_seen_at)
    select gen_random_uuid(), ${eve.email} || n, ${eve.user_id}, now() + interval '1 day', now(),
      now() + n * interval '1 second'
    from generate_series(1, 60) as n`;
  const { sessions, more } = (await eve.request('GET', '/api/people/sessions')).json();
  expect([sessions.length, sessions[0].current, more]).toEqual([50, true, 11]);
  const seen = sessions.slice(1).map(({ last_seen_at }: { last_seen_at: string }) => last_seen_at);
  expect(seen).toEqual(seen.toSorted().reverse());
  expect((await eve.request('POST', '/api/people/sessions/end-others')).json()).toEqual({ ended: 60 });
  expect((await eve.request('GET', '/api/people/sessions')).json()).toMatchObject({ more: 0 });
});

describe('one’s password', () => {
  const change = (current_password: string, password: string) =>
    ada.request('POST', '/api/people/password', { current_password, password });

  test('is not changed with a wrong current one, the same one, or one that is too short', async () => {
    expect((await change('not this one', 'another password')).json()).toMatchObject({
      status: 409,
      code: 'WRONG_PASSWORD',
    });
    expect((await change(TEST_PASSWORD, TEST_PASSWORD)).json().code).toBe('SAME_PASSWORD');
    expect((await change(TEST_PASSWORD, 'short')).json().issues).toEqual([
      { path: 'password', message: 'The password needs at least 8 characters.' },
    ]);
    expect(await isSignedIn(await elsewhere())).toBe(true);
  });

  test('changes, ends the other sessions, keeps this one, and sends an e-mail', async () => {
    const other = await elsewhere();
    expect((await change(TEST_PASSWORD, 'another password')).statusCode).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await sessionsOfAda()).toMatchObject([{ current: true }]);
    expect((await elsewhere()).cookie).toBe('undefined');
    expect(await isSignedIn(await elsewhere('another password'))).toBe(true);
    const mails = await product.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, ada.email))
      .orderBy(mailOutbox.id);
    expect(mails.filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1);
    expect((await audited('people.changePassword')).map(({ detail }) => detail)).toContainEqual({
      refused: 'wrong password',
      network: '127.0.0.0',
    });
  });

  test('is not called wrong when the same call has already changed it', async () => {
    const eve = await product.signIn('customer');
    const changeAgain = () =>
      eve.request(
        'POST',
        '/api/people/password',
        { current_password: TEST_PASSWORD, password: 'another password' },
        { 'idempotency-key': 'change-password' },
      );
    const { passwordCheckLimits } = product.dependencies.accounts;
    const verify = vi.spyOn(passwordCheckLimits, 'verify').mockImplementationOnce(async () => {
      await changeAgain();
      return false;
    });
    const response = await changeAgain();
    verify.mockRestore();
    expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(await audited('people.changePassword', eve)).toMatchObject([
      { detail: { ended: expect.any(Number) } },
    ]);
  });

  test('can be guessed at most ten times an hour', async () => {
    for (let guess = 0; guess < 10; guess++) await change('not this one', 'another password');
    expect((await change('not this one', 'another password')).statusCode).toBe(429);
  });
});
