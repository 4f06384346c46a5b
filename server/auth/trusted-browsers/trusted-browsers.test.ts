import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '../../mail/mail-outbox-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../../test-app.ts';
import { newCredential } from '../passkeys/passkeys-for-tests.ts';
import { beginSecondFactor, turnOnSecondFactor } from '../second-factor/second-factors-table.ts';

const COOKIE = 'groundswell.trusted-browser';
const PASSWORD = 'quiet orbit lantern seven';

type Person = { user_id: string; email: string };

let product: TestApp;
let now: Date;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(() => {
  now = new Date();
});

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** Each request comes from another network, so that only account limits apply. */
let networks = 0;
function post(path: string, body: object, cookie = '') {
  networks += 1;
  return product.app.inject({
    method: 'POST',
    url: `/api/people/${path}`,
    payload: body,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...(cookie && { cookie }) },
    remoteAddress: `10.${networks >> 8}.${networks & 255}.7`,
  });
}

const signIn = ({ email }: Person, cookie = '', password = TEST_PASSWORD) =>
  post('sign-in', { email, password }, cookie);
const fail = async (person: Person, cookie: string) => (await signIn(person, cookie, 'wrong one')).statusCode;

function cookieOf(response: LightMyRequestResponse, name = COOKIE): string {
  const lines = [response.headers['set-cookie'] ?? []].flat();
  return lines.find((line) => line.startsWith(name))?.split(';')[0] ?? '';
}

/** Cookies of browsers in which the person has signed in. */
async function browsersOf(person: Person, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < count; n++) {
    now = new Date(now.getTime() + 1);
    cookies.push(cookieOf(await signIn(person)));
  }
  return cookies;
}

const isTrusted = (account: { user_id: string } | { email: string }, cookie: string, at = now) =>
  product.dependencies.accounts.trustedBrowsers.has(product.database.db, account, {
    requestHeaders: { cookie },
    now: () => at,
  });
const trustedOf = async (person: Person, cookies: string[]) =>
  (await Promise.all(cookies.map((cookie) => isTrusted(person, cookie)))).filter(Boolean).length;

async function turnOn({ user_id }: Person): Promise<string> {
  const secret = new Secret();
  const sealed_key = product.dependencies.encryption.encrypt(secret.bytes, user_id);
  await product.database.transaction(async (transaction) => {
    await beginSecondFactor(transaction, { user_id, sealed_key, created_at: now });
    await turnOnSecondFactor(transaction, { user_id, confirmed_at: now, last_step: 0 });
  });
  return secret.base32;
}
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });
const wrongFor = (key: string) => String((Number(codeOf(key)) + 500_000) % 1_000_000).padStart(6, '0');

async function addPasskeyFrom(cookie: string) {
  const request: Visitor['request'] = (_, path, body = {}) =>
    post(path.replace('/api/people/', ''), body, cookie);
  return post('passkeys', await newCredential({ cookie, request }), cookie);
}

async function tokenOf(email: string, part: string): Promise<string> {
  const links = async () => {
    const mails = await product.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id);
    return mails.map(({ link }) => link ?? '').filter((link) => link.includes(part));
  };
  await expect.poll(links).not.toEqual([]);
  return new URL((await links()).at(-1) ?? '').searchParams.get('token') ?? '';
}

describe('a trusted browser', () => {
  test('is trusted by one account, by a token stored as a hash, for 180 days', async () => {
    const [ada, bob] = [await product.signIn('customer'), await product.signIn('customer')];
    const response = await signIn(ada);
    const header = [response.headers['set-cookie']].flat().find((line) => line?.startsWith(COOKIE));
    expect(header).toMatch(/HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(response);
    const token = cookie.split('=')[1] as string;
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await product.database
      .sql`select from trusted_browsers b where b::text like ${`%${token}%`}`;
    expect(rows).toHaveLength(0);
    expect(await isTrusted(ada, cookie)).toBe(true);
    expect(await isTrusted({ email: ada.email }, cookie)).toBe(true);
    expect(await isTrusted(bob, cookie)).toBe(false);
    expect(await isTrusted(ada, `${COOKIE}=made-up`)).toBe(false);
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    expect(await isTrusted(ada, cookie, days(179))).toBe(true);
    expect(await isTrusted(ada, cookie, days(180))).toBe(false);
  });

  test('gets a new token at each sign-in; five people can share one', async () => {
    let cookie = '';
    const people: Person[] = [];
    for (let n = 0; n < 6; n++) {
      const person = await product.signIn('customer');
      people.push(person);
      cookie = cookieOf(await signIn(person, cookie));
    }
    const trusting = await Promise.all(people.map((person) => isTrusted(person, cookie)));
    expect(trusting).toEqual([false, true, true, true, true, true]);
    const [, second = people[0]] = people;
    const next = cookieOf(await signIn(second as Person, cookie));
    expect(await isTrusted(second as Person, cookie)).toBe(false);
    expect(await isTrusted(second as Person, next)).toBe(true);
    expect(next.split('~')).toHaveLength(5);
  });

  test('is one of at most ten; the least recently used one is removed', async () => {
    const ada = await product.signIn('customer');
    const [first = '', ...others] = await browsersOf(ada, 11);
    expect(await isTrusted(ada, first)).toBe(false);
    expect(await trustedOf(ada, others)).toBe(10);
  });
});

describe('all trusted browsers of an account together', () => {
  test('have ten wrong passwords in 15 minutes, separate from unknown browsers', async () => {
    const ada = await product.signIn('customer');
    const browsers = await browsersOf(ada, 30);
    const statuses: number[] = [];
    for (const cookie of browsers.slice(20))
      for (let n = 0; n < 3; n++) statuses.push(await fail(ada, cookie));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await signIn(ada, browsers.at(-1))).statusCode).toBe(429);
    expect((await signIn(ada)).statusCode).toBe(200);
    later(15);
    expect((await signIn(ada, browsers.at(-1))).statusCode).toBe(200);
  });

  test('have fifty in an hour, however often someone signs in meanwhile', async () => {
    const ada = await product.signIn('customer');
    let [own = '', ...others] = await browsersOf(ada, 2);
    let wrong = 0;
    for (let round = 0; round < 6; round++) {
      for (let n = 0; n < 9; n++) if ((await fail(ada, others[0] ?? '')) === 401) wrong += 1;
      const response = await signIn(ada, own);
      if (response.statusCode === 200) own = cookieOf(response);
    }
    expect(wrong).toBe(50);
    later(60);
    expect((await signIn(ada, own)).statusCode).toBe(200);
  });

  test('have ten wrong codes in 15 minutes, separate from unknown browsers', async () => {
    const ada = await product.signIn('customer');
    const browsers = await browsersOf(ada, 10);
    const key = await turnOn(ada);
    const wrong: number[] = [];
    const attempt = async (code: string, cookie = '') => {
      const { challenge } = (await signIn(ada)).json();
      return post('sign-in/confirmation', { challenge, code }, cookie);
    };
    for (const cookie of browsers)
      for (let n = 0; n < 2; n++) wrong.push((await attempt(wrongFor(key), cookie)).statusCode);
    expect(wrong.filter((status) => status === 401)).toHaveLength(10);
    expect((await attempt(codeOf(key), browsers[0])).statusCode).toBe(429);
    expect((await attempt(codeOf(key))).statusCode).toBe(200);
  });
});

describe('the trust ends in every other browser with', () => {
  const changes: [string, (person: Person & { cookie: string }) => Promise<LightMyRequestResponse>][] = [
    [
      'another password',
      ({ cookie }) => post('password', { current_password: TEST_PASSWORD, password: PASSWORD }, cookie),
    ],
    [
      'a second factor',
      async ({ cookie }) => {
        const { key } = (await post('second-factor/key', {}, cookie)).json();
        return post('second-factor', { code: codeOf(key.replaceAll(' ', '')) }, cookie);
      },
    ],
    [
      'the second factor turned off',
      async (person) => {
        await turnOn(person);
        return post('second-factor/off', {}, person.cookie);
      },
    ],
    ['a passkey', ({ cookie }) => addPasskeyFrom(cookie)],
    [
      'a removed passkey',
      async ({ cookie }) => {
        const added = await addPasskeyFrom(cookie);
        return post(`passkeys/${added.json().passkey.id}/removal`, {}, cookie);
      },
    ],
    ['“sign out everywhere else”', ({ cookie }) => post('sessions/end-others', {}, cookie)],
  ];

  test.each(changes)('%s; the changing browser gets a new token', async (_, change) => {
    const ada = await product.signIn('customer');
    const [other = ''] = await browsersOf(ada, 1);
    const entered = await signIn(ada);
    const own = cookieOf(entered);
    const cookie = `${cookieOf(entered, 'groundswell.session_token')}; ${own}`;
    const response = await change({ ...ada, cookie });
    expect(response.statusCode, response.body).toBeLessThan(300);
    expect(await trustedOf(ada, [other, own])).toBe(0);
    expect(await isTrusted(ada, cookieOf(response))).toBe(true);
  });

  test('a password reset by e-mail; the browser that set it is trusted', async () => {
    const ada = await product.signIn('customer');
    const [thiefs = ''] = await browsersOf(ada, 1);
    for (let n = 0; n < 11; n++) await fail(ada, thiefs);
    await post('password-reset-request', { email: ada.email });
    const response = await post('password-reset', {
      token: await tokenOf(ada.email, 'reset-password'),
      password: PASSWORD,
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await isTrusted(ada, thiefs)).toBe(false);
    expect((await signIn(ada, cookieOf(response), PASSWORD)).statusCode).toBe(200);
  });

  test('another e-mail address', async () => {
    const ada = await product.signIn('customer');
    const entered = await signIn(ada);
    const cookie = cookieOf(entered, 'groundswell.session_token');
    const new_email = `new-${ada.email}`;
    await post('email-change', { email: new_email }, cookie);
    const response = await post(
      'email-change/confirm',
      { token: await tokenOf(new_email, 'confirm-email') },
      cookie,
    );
    expect(response.statusCode, response.body).toBe(200);
    expect(await isTrusted(ada, cookieOf(entered))).toBe(false);
  });

  test.each([
    ['deactivation', 'deactivate'],
    ['the end of all sessions by staff', 'end-sessions'],
    ['a second factor that staff reset', 'second-factor/reset'],
  ])('%s', async (_, path) => {
    const [admin, ada] = [await product.signIn('admin'), await product.signIn('customer')];
    const [browser = ''] = await browsersOf(ada, 1);
    await turnOn(ada);
    const response = await admin.request('POST', `/api/people/${ada.user_id}/${path}`, {});
    expect(response.statusCode, response.body).toBe(200);
    expect(await isTrusted(ada, browser)).toBe(false);
  });
});

describe('a sign-in in a browser that is not trusted', () => {
  const notices = async (email: string) =>
    (
      await product.database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(mailOutbox.id)
    ).filter(({ subject }) => subject === 'New sign-in to your account');

  test('is e-mailed: when, where, which device, and what to do', async () => {
    now = new Date('2026-11-22T14:05:00Z');
    const ada = await product.signIn('customer');
    networks = 300;
    await signIn(ada);
    const [mail, ...more] = await notices(ada.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      'Time: November 22, 2026 at 2:05 PM UTC. Device: Firefox on Linux. Network: 10.1.45.x.',
    );
    expect(mail?.text).toContain('Set a new password now; that signs out every session.');
    expect(mail?.link).toBe('http://localhost:3000/forgot-password');
  });

  test('is not e-mailed for a trusted browser, the first sign-in, or before the second step', async () => {
    const ada = await product.signIn('customer');
    const cookie = cookieOf(await signIn(ada));
    await signIn(ada, cookie);
    expect(await notices(ada.email)).toHaveLength(1);
    const email = 'fresh@test.example';
    await post('sign-up', { full_name: 'Fresh', email, password: PASSWORD });
    expect((await post('sign-in', { email, password: PASSWORD })).statusCode).toBe(200);
    expect(await notices(email)).toHaveLength(0);
    const ben = await product.signIn('customer');
    const key = await turnOn(ben);
    const { challenge } = (await signIn(ben)).json();
    expect(await notices(ben.email)).toHaveLength(0);
    await post('sign-in/confirmation', { challenge, code: codeOf(key) });
    expect(await notices(ben.email)).toHaveLength(1);
  });

  test('is e-mailed at most ten times an hour', async () => {
    const ada = await product.signIn('customer');
    await browsersOf(ada, 12);
    expect(await notices(ada.email)).toHaveLength(10);
  });
});
