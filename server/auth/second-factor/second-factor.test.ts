import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/people/role.ts';
import { auditLog } from '../../audit/audit-log-table.ts';
import { mailOutbox } from '../../mail/mail-outbox-table.ts';
import { encryptionFor } from '../../secrets/encryption.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  TEST_PASSWORD_COST,
  type TestApp,
  type Visitor,
} from '../../test-app.ts';
import { makeRecoveryCodes, type RecoveryCodeSet } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes-table.ts';
import { beginSecondFactor, turnOnSecondFactor } from './second-factors-table.ts';

type Person = Visitor & { user_id: string; email: string };

let now = new Date('2026-11-21T09:00:00Z');
let product: TestApp;
let made: RecoveryCodeSet;
beforeAll(async () => {
  [product, made] = await Promise.all([
    startTestApp({ now: () => now }),
    makeRecoveryCodes(TEST_PASSWORD_COST),
  ]);
});
afterAll(() => product.close());
beforeEach(() => later(3_600));

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

/** The code that the person’s app shows now. */
function shownBy(key: string): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}

/** A code that is wrong now. */
function wrongFor(key: string): string {
  return String((Number(shownBy(key)) + 500_000) % 1_000_000).padStart(6, '0');
}

/** A person who signs in with codes. Turning it on has separate tests. */
async function turnedOn(role: Role = 'customer') {
  const person = await product.signIn(role);
  const { user_id } = person;
  const secret = new Secret();
  const sealed_key = product.dependencies.encryption.encrypt(secret.bytes, user_id);
  await product.database.transaction(async (transaction) => {
    await beginSecondFactor(transaction, { user_id, sealed_key, created_at: now });
    await turnOnSecondFactor(transaction, { user_id, confirmed_at: now, last_step: 0 });
    await replaceRecoveryCodes(transaction, user_id, made);
  });
  return { person, key: secret.base32, recovery_codes: made.codes };
}

const withPassword = ({ email }: Person, cookie?: string) =>
  product.visitor.request(
    'POST',
    '/api/people/sign-in',
    { email, password: TEST_PASSWORD },
    cookie ? { cookie } : {},
  );
async function challengeOf(person: Person): Promise<string> {
  const response = await withPassword(person);
  expect(response.json()).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
  return response.json().challenge;
}
const withCode = (challenge: string, code: string, headers = {}) =>
  product.visitor.request('POST', '/api/people/sign-in/confirmation', { challenge, code }, headers);
const mailsTo = (email: string) =>
  product.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id);
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const audited = (user_id: string, action: string) =>
  product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, user_id), eq(auditLog.action, action)))
    .orderBy(auditLog.id);

async function storedFactors(): Promise<string> {
  const [rows] = await product.database.sql<{ all: string }[]>`
    select (select string_agg(f::text, '') from second_factors f)
      || (select string_agg(c::text, '') from recovery_codes c)
      || (select string_agg(a::text, '') from audit_log a)
      || (select string_agg(m::text, '') from mail_outbox m) as all`;
  return rows?.all.toLowerCase() ?? '';
}

describe('turning it on', () => {
  test('requires a code of the new key, ends other sessions, sends an e-mail, writes audit, and shows ten recovery codes', async () => {
    const person = await product.signIn('customer');
    const elsewhere = await withPassword(person);
    expect(elsewhere.statusCode).toBe(200);
    const { key, qr_svg } = (await person.request('POST', '/api/people/second-factor/key')).json();
    expect(qr_svg).toContain('<svg');
    const wrong = await person.request('POST', '/api/people/second-factor', { code: wrongFor(key) });
    expect(wrong.json()).toMatchObject({ status: 409, code: 'WRONG_CODE' });
    expect((await withPassword(person)).statusCode, 'not on before it is confirmed').toBe(200);

    const confirmed = await person.request('POST', '/api/people/second-factor', { code: shownBy(key) });
    expect(confirmed.json()).toMatchObject({ ended: 2 });
    const { recovery_codes } = confirmed.json() as { recovery_codes: string[] };
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await person.request('GET', '/api/people/second-factor')).json()).toEqual({
      since: now.toISOString(),
      passkeys: 0,
      recovery_codes_left: 10,
      email_verified: true,
      demanded: false,
    });
    const subjects = (await subjectsTo(person.email)).filter((one) => one !== 'New sign-in to your account');
    expect(subjects).toEqual(['Two-step sign-in is on']);
    expect(await audited(person.user_id, 'people.confirmSecondFactor')).toMatchObject([
      { actor_id: person.user_id, detail: { ended: 2 } },
    ]);
    const bare = key.replaceAll(' ', '');
    for (const secret of [bare, Secret.fromBase32(bare).hex, ...recovery_codes])
      expect(await storedFactors(), 'stored rows').not.toContain(secret.toLowerCase());
    const again = await person.request('POST', '/api/people/second-factor/key');
    expect(again.json()).toMatchObject({ status: 409, code: 'ALREADY_ON' });
  });
});

describe('an address that is not verified', () => {
  const unverify = ({ user_id }: Person) =>
    product.database.sql`update users set email_verified = false where id = ${user_id}`;

  test('cannot turn on a second factor, even with a key created before', async () => {
    const person = await product.signIn('customer');
    const { key } = (await person.request('POST', '/api/people/second-factor/key')).json();
    await unverify(person);
    const refusal = { status: 409, code: 'EMAIL_NOT_VERIFIED' };
    expect((await person.request('POST', '/api/people/second-factor/key')).json()).toMatchObject(refusal);
    const confirmed = await person.request('POST', '/api/people/second-factor', { code: shownBy(key) });
    expect(confirmed.json()).toMatchObject(refusal);
    expect((await person.request('GET', '/api/people/second-factor')).json()).toMatchObject({
      since: null,
      email_verified: false,
    });
  });

  test('keeps a second factor that was already on', async () => {
    const { person, key } = await turnedOn();
    await unverify(person);
    expect((await withCode(await challengeOf(person), shownBy(key))).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  test('the correct password opens no session; the code does, once', async () => {
    const { person, key } = await turnedOn();
    const first = await withPassword(person);
    expect(first.headers['set-cookie']).toBeUndefined();
    const challenge = first.json().challenge as string;
    const code = shownBy(key);
    const done = await withCode(challenge, code);
    expect(done.json()).toMatchObject({ user_id: person.user_id, second_factor: 'on' });
    const cookie = String(done.headers['set-cookie']);
    expect(cookie).toMatch(/groundswell\.session_token=[^;]+;.*HttpOnly/);

    expect((await withCode(challenge, code)).json(), 'the challenge again').toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
    const replayed = await withCode(await challengeOf(person), code);
    expect(replayed.json(), 'the code again').toMatchObject({
      status: 401,
      code: 'WRONG_CODE',
      tries_left: 4,
    });
  });

  test('of two concurrent sign-ins with one code, only one succeeds', async () => {
    const { person, key } = await turnedOn();
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const responses = await Promise.all(challenges.map((challenge) => withCode(challenge, shownBy(key))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test.each([
    ['unknown', async () => 'made.up'],
    [
      'five minutes old',
      async (person: Person) => {
        const challenge = await challengeOf(person);
        later(300);
        return challenge;
      },
    ],
    [
      'of a former password',
      async (person: Person) => {
        const challenge = await challengeOf(person);
        await person.request('POST', '/api/people/password', {
          current_password: TEST_PASSWORD,
          password: 'an unheard-of sea shanty',
        });
        return challenge;
      },
    ],
    [
      'used up by five wrong codes',
      async (person: Person, key: string) => {
        const challenge = await challengeOf(person);
        for (let tries = 1; tries <= 5; tries += 1) await withCode(challenge, wrongFor(key));
        return challenge;
      },
    ],
  ])('a challenge that is %s is rejected even with the correct code', async (_, challenge) => {
    const { person, key } = await turnedOn();
    const response = await withCode(await challenge(person, key), shownBy(key));
    expect(response.json()).toMatchObject({ status: 410, code: 'CHALLENGE_EXPIRED' });
  });

  test('a deactivated person’s code opens no session', async () => {
    const { person, key } = await turnedOn();
    const challenge = await challengeOf(person);
    await product.database.sql`update users set deactivated_at = now() where id = ${person.user_id}`;
    expect((await withCode(challenge, shownBy(key))).json()).toMatchObject({ code: 'DEACTIVATED' });
  });

  test('a recovery code works once, in any notation, and the person is e-mailed', async () => {
    const { person, recovery_codes } = await turnedOn();
    const [code = ''] = recovery_codes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    expect((await withCode(await challengeOf(person), typed)).statusCode).toBe(200);
    expect((await withCode(await challengeOf(person), code)).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect((await person.request('GET', '/api/people/second-factor')).json()).toMatchObject({
      recovery_codes_left: 9,
    });
    expect(await subjectsTo(person.email)).toContain('A recovery code was used');
    expect(await audited(person.user_id, 'people.useRecoveryCode')).toMatchObject([{ detail: { left: 9 } }]);
  });

  test('after AUTH_SECRET has changed, app codes fail and recovery codes still work', async () => {
    const { person, key, recovery_codes } = await turnedOn();
    const { dependencies } = product;
    const former = dependencies.encryption;
    dependencies.encryption = encryptionFor('another secret, as long as it must be', 'second factors');
    const refused = await withCode(await challengeOf(person), shownBy(key));
    const admitted = await withCode(await challengeOf(person), recovery_codes[0] ?? '');
    dependencies.encryption = former;
    expect(refused.json()).toMatchObject({ status: 401, code: 'WRONG_CODE' });
    expect(admitted.statusCode).toBe(200);
  });

  test('a password reset by e-mail does not remove the second step', async () => {
    const { person } = await turnedOn();
    const password = 'an unheard-of sea shanty';
    await product.visitor.request('POST', '/api/people/password-reset-request', { email: person.email });
    const link = async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject === 'Set a new password')?.link;
    await expect.poll(link).toBeTruthy();
    const token = new URL((await link()) ?? '').searchParams.get('token');
    const reset = await product.visitor.request('POST', '/api/people/password-reset', { token, password });
    expect(reset.statusCode, reset.body).toBe(200);
    const response = await product.visitor.request('POST', '/api/people/sign-in', {
      email: person.email,
      password,
    });
    expect(response.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });
});

describe('an attacker who has the password and guesses codes', () => {
  test('is rate limited, while the person’s trusted browser and recovery codes still work', async () => {
    const { person, key, recovery_codes } = await turnedOn();
    const own = await withCode(await challengeOf(person), shownBy(key));
    const known = {
      cookie: [own.headers['set-cookie']]
        .flat()
        .map((one) => String(one).split(';')[0])
        .join('; '),
    };
    later(30);
    const wrong: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const challenge = await challengeOf(person);
      for (let tries = 0; tries < 4; tries += 1)
        wrong.push((await withCode(challenge, wrongFor(key))).statusCode);
    }
    expect(new Set(wrong)).toEqual(new Set([401]));
    const held = await withCode(await challengeOf(person), shownBy(key));
    expect(held.json()).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
    expect(
      (await subjectsTo(person.email)).filter((one) => one === 'Someone may know your password'),
    ).toHaveLength(1);

    expect((await withCode(await challengeOf(person), shownBy(key), known)).statusCode).toBe(200);
    expect((await withCode(await challengeOf(person), recovery_codes[0] ?? '')).statusCode).toBe(200);
    later(3_600);
    expect((await withCode(await challengeOf(person), shownBy(key))).statusCode).toBe(200);
  });
});

describe('reauthentication', () => {
  const dangerous = (person: Visitor) => person.request('POST', '/api/people/second-factor/off');
  const prove = (person: Visitor, proof: object) =>
    person.request('POST', '/api/people/reauthentication', proof);

  test('is required after 15 minutes, takes password and code, and renews the session’s token', async () => {
    const { person, key } = await turnedOn();
    later(15 * 60);
    expect((await dangerous(person)).json()).toMatchObject({ status: 403, code: 'REAUTHENTICATE' });
    const refusals = [
      [{ password: 'wrong' }, 'WRONG_PASSWORD'],
      [{ password: TEST_PASSWORD }, 'CODE_REQUIRED'],
      [{ password: TEST_PASSWORD, code: wrongFor(key) }, 'WRONG_CODE'],
    ] as const;
    for (const [proof, code] of refusals) expect((await prove(person, proof)).json()).toMatchObject({ code });
    expect((await dangerous(person)).statusCode).toBe(403);

    const proved = await prove(person, { password: TEST_PASSWORD, code: shownBy(key) });
    expect(proved.statusCode, proved.body).toBe(200);
    const cookie = String(proved.headers['set-cookie']).split(';')[0] as string;
    expect((await dangerous(person)).statusCode, 'with the former token').toBe(401);
    const off = await product.visitor.request('POST', '/api/people/second-factor/off', {}, { cookie });
    expect(off.statusCode, off.body).toBe(200);
    expect(await audited(person.user_id, 'people.reauthenticate')).toHaveLength(3);
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is off');
    expect((await withPassword(person)).statusCode).toBe(200);
  });

  test('is not required within 15 minutes, nor for harmless operations', async () => {
    const { person, recovery_codes } = await turnedOn();
    const renewed = await person.request('POST', '/api/people/second-factor/recovery-codes');
    expect(renewed.statusCode, renewed.body).toBe(201);
    expect((await withCode(await challengeOf(person), recovery_codes[0] ?? '')).statusCode).toBe(401);
    expect((await withCode(await challengeOf(person), renewed.json().recovery_codes[9])).statusCode).toBe(
      200,
    );
    later(16 * 60);
    expect((await person.request('GET', '/api/people/second-factor')).statusCode).toBe(200);
  });

  test('is required of staff for operations that grant or remove access', async () => {
    const [admin, { user_id }] = [await product.signIn('admin'), await product.signIn('customer')];
    later(15 * 60);
    const calls: [string, object][] = [
      [`/api/people/${user_id}/role`, { role: 'driver' }],
      [`/api/people/${user_id}/deactivate`, {}],
      [`/api/people/${user_id}/reactivate`, {}],
      [`/api/people/${user_id}/second-factor/reset`, {}],
      ['/api/people/invitations', invited('dispatcher')],
      [
        '/api/people/create-admin',
        { full_name: 'A', email: 'next@test.example', password: 'unheard-of sea shanty' },
      ],
    ];
    for (const [path, body] of calls)
      expect((await admin.request('POST', path, body)).json(), path).toMatchObject({
        code: 'REAUTHENTICATE',
      });
  });

  test('is not required of staff who invite a customer', async () => {
    const admin = await product.signIn('admin');
    later(15 * 60);
    const response = await admin.request('POST', '/api/people/invitations', invited('customer'));
    expect(response.statusCode, response.body).toBe(201);
  });
});

function invited(role: Role) {
  return { full_name: 'Ada Reyes', email: `${role}@invited.example`, company_name: '', role };
}

describe('a lost factor', () => {
  const reset = (by: Visitor, { user_id }: Person) =>
    by.request('POST', `/api/people/${user_id}/second-factor/reset`);

  test('is reset by an admin: sessions end, the person is e-mailed, and the password alone signs in', async () => {
    const admin = await product.signIn('admin');
    const { person } = await turnedOn('dispatcher');
    expect((await admin.request('GET', `/api/people/${person.user_id}`)).json()).toMatchObject({
      second_factor_since: expect.any(String),
    });
    expect((await reset(admin, person)).statusCode).toBe(200);
    expect((await person.request('GET', '/api/people/profile')).statusCode).toBe(401);
    expect(await subjectsTo(person.email)).toContain('Your two-step sign-in was reset');
    expect(await audited(person.user_id, 'people.resetSecondFactor')).toMatchObject([
      { actor_id: admin.user_id, detail: { ended: 1 } },
    ]);
    expect((await withPassword(person)).statusCode).toBe(200);
    expect((await reset(admin, person)).json()).toMatchObject({ code: 'NOT_ON' });
  });

  test('cannot be reset by a dispatcher, or for oneself', async () => {
    const { person: admin } = await turnedOn('admin');
    const { person: dispatcher } = await turnedOn('dispatcher');
    expect((await reset(dispatcher, admin)).statusCode).toBe(403);
    expect((await reset(admin, admin)).json()).toMatchObject({ status: 409, code: 'OWN_FACTOR' });
  });
});
