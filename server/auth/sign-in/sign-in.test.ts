import { setTimeout as pause } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLog } from '../../audit/audit-log-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { createAccounts } from '../accounts.ts';
import { credentials } from '../credentials/credentials-table.ts';

/** The legacy hash of TEST_PASSWORD. */
const LEGACY_HASH =
  '37ffeaa40492f0c807bea94681895755:d92bbb2feb6d1e718c77503f23c4b0be5f542142e74eb60b93635b5b0fad275370f71b3e69208698c5e2476cb99f486f149fe5c301b3ff2d3075b30b5c00fb0e';

let product: TestApp;
let now: Date;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = new Date();
  await product.database.sql`delete from shared_rate_limits`;
  anotherNode();
});

function anotherNode() {
  const secret = 'a secret that only tests know, long enough';
  Object.assign(
    product.dependencies.accounts,
    createAccounts({ secret, publicUrl: 'http://localhost:3000' }),
  );
}

interface From {
  network?: string;
  cookie?: string;
}

function signIn(email: string, password: string, { network = '198.51.100.7', cookie }: From = {}) {
  return product.app.inject({
    method: 'POST',
    url: '/api/people/sign-in',
    payload: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...(cookie && { cookie }) },
    remoteAddress: network,
  });
}

const fail = (email: string, from?: From) => signIn(email, 'not this one', from);

/** The response’s cookies, as a browser sends them back. */
function cookiesOf({ headers }: LightMyRequestResponse): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function cookieOf(response: LightMyRequestResponse, name: string): string {
  return (
    cookiesOf(response)
      .split('; ')
      .find((cookie) => cookie.startsWith(name)) ?? ''
  );
}

async function failing(times: number, email: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await fail(email)).statusCode);
  return statuses;
}

/** Records that many failures without hashing. */
async function useUp(times: number, attempt: (time: number) => { email: string } & From) {
  for (let time = 0; time < times; time++) {
    const { email, network = '198.51.100.7', cookie } = attempt(time);
    await product.dependencies.accounts.signInLimits
      .enter(
        {
          database: product.database,
          address: network,
          requestHeaders: cookie ? { cookie } : {},
          replyHeader: () => {},
          now: () => now,
        },
        email,
        () => {},
      )
      .catch(() => {});
  }
}

/** The hashing work of an attempt, with its response. */
async function costOf(send: () => Promise<LightMyRequestResponse>) {
  const verified = vi.spyOn(product.dependencies.accounts.passwords, 'verify');
  const hashed = vi.spyOn(product.dependencies.accounts.passwords, 'hash');
  const response = await send();
  const cost = [verified.mock.calls.length, hashed.mock.calls.length];
  verified.mockRestore();
  hashed.mockRestore();
  const { date: _, ratelimit, ...headers } = response.headers;
  // The remaining calls of the general limit reveal nothing about the account.
  const left = String(ratelimit)
    .split(', ')
    .filter((quota) => quota.startsWith('"sign-in'));
  return { cost, left, status: response.statusCode, body: response.body, headers };
}

describe('guessing a password', () => {
  test('ends after ten tries from one network, even with the correct password; other accounts and networks are unaffected', async () => {
    const [ada, bob] = [await product.signIn('customer'), await product.signIn('customer')];
    expect(await failing(11, ada.email)).toEqual([...Array(10).fill(401), 429]);
    const held = await signIn(ada.email, TEST_PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(held.json().detail).toBe(
      'Too many failed sign-ins. Try again in 15 minutes. Or reset your password by e-mail to sign in now.',
    );
    expect(held.headers).toMatchObject({
      'retry-after': '900',
      ratelimit: expect.stringContaining('"sign-in";r=0;t=900'),
      'ratelimit-policy': expect.stringContaining('"sign-in";q=10;w=900'),
    });
    expect((await signIn(bob.email, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(ada.email, TEST_PASSWORD, { network: '203.0.113.9' })).statusCode).toBe(200);
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await signIn(ada.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  test('has the same limit on all nodes', async () => {
    const { email } = await product.signIn('customer');
    expect(await failing(6, email)).toEqual(Array(6).fill(401));
    anotherNode();
    expect(await failing(5, email)).toEqual([...Array(4).fill(401), 429]);
    anotherNode();
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
  });

  test('does not write a row for every rejected attempt', async () => {
    await useUp(100, (time) => ({ email: `someone-${time}@test.example` }));
    const rows = () => product.database.sql`select 1 from shared_rate_limits`;
    await fail('one-too-many@test.example');
    const before = (await rows()).length;
    for (let time = 0; time < 5; time++) await fail(`made-up-${time}@test.example`);
    expect(await rows()).toHaveLength(before);
  });

  test('concurrently allows no more tries', async () => {
    const { email } = await product.signIn('customer');
    const responses = await Promise.all(Array.from({ length: 14 }, () => fail(email)));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test('from many networks limits unknown browsers, and not a trusted one', async () => {
    const { email } = await product.signIn('customer');
    const trusted = cookieOf(await signIn(email, TEST_PASSWORD), 'groundswell.trusted-browser');
    await useUp(50, (time) => ({ email, network: `203.0.113.${time}` }));
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD, { cookie: trusted })).statusCode).toBe(200);
  });

  test('of many addresses ends after a hundred tries from one network; a trusted browser in it is unaffected', async () => {
    const { email } = await product.signIn('customer');
    const trusted = cookieOf(
      await signIn(email, TEST_PASSWORD, { network: '203.0.113.9' }),
      'groundswell.trusted-browser',
    );
    await useUp(100, (time) => ({ email: `${time}@test.example` }));
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD, { cookie: trusted })).statusCode).toBe(200);
  });

  test('successful sign-ins are not counted', async () => {
    const { email } = await product.signIn('customer');
    for (let time = 0; time < 12; time++) {
      if (time % 3 === 0) await fail(email);
      expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    }
  });

  test('writes one audit entry per rate-limited window', async () => {
    const { email, user_id } = await product.signIn('customer');
    await useUp(10, () => ({ email }));
    await failing(4, email);
    const held = () =>
      product.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject_id, user_id))
        .orderBy(auditLog.id);
    await expect.poll(held).not.toEqual([]);
    await pause(20);
    expect(await held()).toMatchObject([
      {
        actor_id: null,
        action: 'people.signInThrottled',
        detail: { network: '198.51.100.0', quota: 'sign-in' },
      },
    ]);
  });
});

describe('whether an address has an account', () => {
  test('is revealed neither by the response to a wrong password nor by its work', async () => {
    const [ada, deactivated] = [await product.signIn('customer'), await product.signIn('customer')];
    const admin = await product.signIn('admin');
    await admin.request('POST', `/api/people/${deactivated.user_id}/deactivate`, {});
    const invited = {
      full_name: 'Not yet',
      email: 'invited@test.example',
      company_name: '',
      role: 'customer',
    };
    await admin.request('POST', '/api/people/invitations', invited);
    const unknown = await costOf(() => fail('nobody@test.example'));
    expect(unknown).toMatchObject({ cost: [1, 0], status: 401 });
    for (const email of [ada.email, deactivated.email, invited.email])
      expect(await costOf(() => fail(email))).toEqual(unknown);
  });

  test('is not revealed by the rate limit', async () => {
    const { email } = await product.signIn('customer');
    await useUp(10, () => ({ email }));
    await useUp(10, () => ({ email: 'nobody@test.example' }));
    const known = await costOf(() => fail(email));
    expect(known).toMatchObject({ cost: [0, 0], status: 429 });
    expect(await costOf(() => fail('nobody@test.example'))).toEqual(known);
  });
});

describe('a network that has used up its quota', () => {
  const HELD =
    /^Too many failed sign-ins from your network\. If you have signed in from here before, the correct/;

  test('lets the twenty people of its office sign in, and nobody else', async () => {
    const office = [];
    for (let n = 0; n < 20; n++) {
      const person = await product.signIn('customer');
      expect((await signIn(person.email, TEST_PASSWORD)).statusCode).toBe(200);
      office.push(person);
    }
    const unfamiliar = await product.signIn('customer');
    await useUp(120, (time) => ({ email: `${time}@test.example` }));
    const statuses = [];
    for (const { email } of office) statuses.push((await signIn(email, TEST_PASSWORD)).statusCode);
    expect(statuses).toEqual(Array(20).fill(200));
    const refused = await signIn(unfamiliar.email, TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toMatch(HELD);
  });

  test('responds the same after the same time, for any account and password', async () => {
    const [familiar, unfamiliar] = [await product.signIn('customer'), await product.signIn('customer')];
    await signIn(familiar.email, TEST_PASSWORD);
    await useUp(100, (time) => ({ email: `${time}@test.example` }));
    const pretended = vi.spyOn(product.dependencies.accounts.passwords, 'pretend');
    const responseOf = async (send: () => Promise<LightMyRequestResponse>) => {
      const { cost, ...response } = await costOf(send);
      return { ...response, timed: cost[0] === 1 || pretended.mock.calls.splice(0).length === 1 };
    };
    const wrong = await responseOf(() => fail(familiar.email));
    expect(wrong).toMatchObject({ status: 429, timed: true });
    expect(await responseOf(() => fail(unfamiliar.email))).toEqual(wrong);
    expect(await responseOf(() => signIn(unfamiliar.email, TEST_PASSWORD))).toEqual(wrong);
    expect(await responseOf(() => fail('nobody@test.example'))).toEqual(wrong);
    // The account’s own quota still applies, without revealing it.
    for (let time = 0; time < 9; time++) await fail(familiar.email);
    expect(await responseOf(() => fail(familiar.email))).toEqual(wrong);
    expect(await responseOf(() => signIn(familiar.email, TEST_PASSWORD))).toEqual(wrong);
    pretended.mockRestore();
  });
});

describe('a session', () => {
  const SESSION = 'groundswell.session_token';
  const isGood = async (cookie: string) =>
    (await product.app.inject({ url: '/api/people/session', headers: { cookie } })).json() !== null;

  test('gets a new token at each sign-in, and the browser’s former session ends', async () => {
    const [ada, bob] = [await product.signIn('customer'), await product.signIn('customer')];
    const first = cookieOf(await signIn(ada.email, TEST_PASSWORD), SESSION);
    const second = cookieOf(await signIn(bob.email, TEST_PASSWORD, { cookie: first }), SESSION);
    expect(second).not.toBe(first);
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
  });

  test('with a planted token is not taken over', async () => {
    const { email } = await product.signIn('customer');
    const planted = `${SESSION}=${'A'.repeat(43)}`;
    expect(cookieOf(await signIn(email, TEST_PASSWORD, { cookie: planted }), SESSION)).not.toBe(planted);
    expect(await isGood(planted)).toBe(false);
  });

  test('is stored only as a hash', async () => {
    const { email } = await product.signIn('customer');
    const token = cookieOf(await signIn(email, TEST_PASSWORD), SESSION).split('=')[1] as string;
    expect(token).toMatch(/^[\w-]{43}$/);
    const [found] = await product.database.sql`
      select count(*)::int as sessions from sessions where sessions::text like ${`%${token}%`}`;
    expect(found?.sessions).toBe(0);
  });

  test.each([
    ['customer', 6 * 24, 30 * 24],
    ['dispatcher', 11, 24],
  ] as const)(
    'of a %s continues while it is used every %d hours, and lasts %d hours at most',
    async (role, pause, most) => {
      const { email } = await product.signIn(role);
      const begun = now.getTime();
      const cookie = cookieOf(await signIn(email, TEST_PASSWORD), SESSION);
      const at = (hours: number) => {
        now = new Date(begun + hours * 3_600_000);
      };
      for (let hours = pause; hours < most; hours += pause) {
        at(hours);
        expect(await isGood(cookie)).toBe(true);
      }
      at(most);
      expect(await isGood(cookie)).toBe(false);
    },
  );

  test('ends when unused', async () => {
    const { email } = await product.signIn('dispatcher');
    const cookie = cookieOf(await signIn(email, TEST_PASSWORD), SESSION);
    now = new Date(now.getTime() + 12 * 3_600_000);
    expect(await isGood(cookie)).toBe(false);
  });
});

test('a legacy hash is accepted, and replaced at the next sign-in', async () => {
  const { email, user_id } = await product.signIn('customer');
  const { db } = product.database;
  const hash = async () => {
    const [account] = await db.select().from(credentials).where(eq(credentials.user_id, user_id));
    return account?.password_hash;
  };
  await product.database
    .sql`update credentials set password_hash = ${LEGACY_HASH} where user_id = ${user_id}`;
  await fail(email);
  expect(await hash()).toBe(LEGACY_HASH);
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  expect(await hash()).toMatch(/^\$argon2id\$/);
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
});

test('a sign-in rejected because the queue is full does not count as a failure', async () => {
  const { email } = await product.signIn('customer');
  const { passwords } = product.dependencies.accounts;
  const busy = vi.spyOn(passwords, 'verify').mockRejectedValue(new ORPCError('TOO_MANY_REQUESTS'));
  expect(await failing(12, email)).toEqual(Array(12).fill(429));
  busy.mockRestore();
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
});
