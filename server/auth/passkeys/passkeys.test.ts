import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSKEYS_PER_ACCOUNT } from '#domain/passkeys/passkey.ts';
import { auditLog } from '../../audit/audit-log-table.ts';
import { mailOutbox } from '../../mail/mail-outbox-table.ts';
import { purgeExpired } from '../../retention/purge-expired.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestPerson, type Visitor } from '../../test-app.ts';
import { SoftwareAuthenticator } from './authenticator-for-tests.ts';
import { addPasskey, beginSignIn, newCredential, signInWith } from './passkeys-for-tests.ts';

let now = new Date('2026-11-22T09:00:00Z');
let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(() => later(3_600));

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

const add = (person: Visitor, body: object) => person.request('POST', '/api/people/passkeys', body);
const listOf = async (person: Visitor) => (await person.request('GET', '/api/people/passkeys')).json();
const signIn = (credential: object, cookie: string) =>
  product.visitor.request('POST', '/api/people/sign-in/passkey', { credential }, { cookie });
const withPassword = ({ email }: TestPerson) =>
  product.visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD });
const subjectsTo = async (email: string) =>
  (
    await product.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.id)
  ).map(({ subject }) => subject);
const audited = (user_id: string, action: string) =>
  product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, user_id), eq(auditLog.action, action)))
    .orderBy(auditLog.id);

/** Turns on app codes as the second factor, and returns the app’s key. */
async function turnOnApp(person: Visitor): Promise<string> {
  const { key } = (await person.request('POST', '/api/people/second-factor/key', {})).json();
  const code = codeOf(key);
  expect((await person.request('POST', '/api/people/second-factor', { code })).statusCode).toBe(201);
  return key;
}

function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: now.getTime(),
  });
}

describe('adding a passkey', () => {
  test('requires a discoverable credential with user verification, for this site and account', async () => {
    const person = await product.signIn('customer');
    const { passkey } = await addPasskey(person);
    expect(passkey.name).toBe('A program');
    const options = (await person.request('POST', '/api/people/passkeys/options', {})).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Groundswell' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
    const handle = Buffer.from(options.user.id, 'base64url').toString('hex');
    expect(handle).toBe(person.user_id.replaceAll('-', ''));
  });

  test('the first factor ends other sessions and creates recovery codes; a second passkey does neither', async () => {
    const person = await product.signIn('customer');
    await withPassword(person);
    const first = await addPasskey(person);
    expect(first).toMatchObject({ ended: 1 });
    expect(new Set(first.recovery_codes).size).toBe(10);
    expect(await addPasskey(person)).toMatchObject({ ended: 0, recovery_codes: null });
    expect(await listOf(person)).toMatchObject([
      { id: first.passkey.id, synced: false, last_used_at: null, created_at: now.toISOString() },
      { name: 'A program' },
    ]);
    const subjects = (await subjectsTo(person.email)).filter((one) => one !== 'New sign-in to your account');
    expect(subjects).toEqual(['A passkey was added', 'A passkey was added']);
    expect(await audited(person.user_id, 'people.addPasskey')).toMatchObject([
      { actor_id: person.user_id, detail: { ended: 1, passkey: 'A program' } },
      { detail: { ended: 0 } },
    ]);
    expect((await person.request('GET', '/api/people/second-factor')).json()).toMatchObject({
      since: null,
      passkeys: 2,
      recovery_codes_left: 10,
    });
  });

  test.each([
    ['another origin', { origin: 'http://localhost:4000' }, 'PASSKEY_REFUSED'],
    ['another site', { rpId: 'evil.example' }, 'PASSKEY_REFUSED'],
    ['a user that was not verified', { verified: false }, 'PASSKEY_REFUSED'],
    ['a challenge that was never issued', { challenge: 'bm9uY2Uu' }, 'CHALLENGE_EXPIRED'],
  ])('refuses %s', async (_, deviation, code) => {
    const person = await product.signIn('customer');
    const credential = await newCredential(person, new SoftwareAuthenticator(), deviation);
    expect((await add(person, credential)).json()).toMatchObject({ code });
    expect(await listOf(person)).toEqual([]);
  });

  test('rejects a challenge that expired, was used, or was issued to someone else or for a sign-in', async () => {
    const person = await product.signIn('customer');
    const authenticator = new SoftwareAuthenticator();
    const old = await newCredential(person, authenticator);
    later(5 * 60);
    expect((await add(person, old)).json()).toMatchObject({ status: 410, code: 'CHALLENGE_EXPIRED' });

    const used = await newCredential(person, authenticator);
    expect((await add(person, used)).statusCode).toBe(201);
    expect((await add(person, used)).json()).toMatchObject({ code: 'CHALLENGE_EXPIRED' });

    const other = await product.signIn('customer');
    const others = await newCredential(other);
    expect((await add(person, others)).json()).toMatchObject({ code: 'CHALLENGE_EXPIRED' });

    const { options } = await beginSignIn(product.visitor);
    const forSignIn = new SoftwareAuthenticator().create({
      challenge: options.challenge,
      rp: { id: options.rpId },
      user: { id: 'AAAA' },
    });
    expect((await add(person, { credential: forSignIn })).json()).toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
  });

  test('rejects a credential that belongs to another account', async () => {
    const { authenticator } = await addPasskey(await product.signIn('customer'));
    const other = await product.signIn('customer');
    expect((await add(other, await newCredential(other, authenticator))).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  test('requires a verified address, recent authentication, and fewer passkeys than the limit', async () => {
    const person = await product.signIn('customer');
    const begin = () => person.request('POST', '/api/people/passkeys/options', {});
    const credential = await newCredential(person);
    const { sql } = product.database;
    await sql`update users set email_verified = false where id = ${person.user_id}`;
    expect((await begin()).json()).toMatchObject({ status: 409, code: 'EMAIL_NOT_VERIFIED' });
    expect((await add(person, credential)).json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    await sql`update users set email_verified = true where id = ${person.user_id}`;

    await sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, multi_device, backed_up, name)
      select gen_random_uuid(), ${person.user_id}, gen_random_uuid()::text, '', 0, '{}', false, false, 'One of many'
      from generate_series(1, ${PASSKEYS_PER_ACCOUNT})`;
    expect((await begin()).json()).toMatchObject({ status: 409, code: 'TOO_MANY_PASSKEYS' });
    expect((await add(person, credential)).json()).toMatchObject({ code: 'TOO_MANY_PASSKEYS' });

    later(16 * 60);
    expect((await begin()).json()).toMatchObject({ status: 403, code: 'REAUTHENTICATE' });
    expect((await add(person, credential)).json()).toMatchObject({ code: 'REAUTHENTICATE' });
  });
});

describe('signing in', () => {
  test('takes one step, names no account beforehand, and records the use', async () => {
    const person = await product.signIn('customer');
    const { authenticator } = await addPasskey(person);
    const { options, cookie } = await beginSignIn(product.visitor);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    expect(cookie).toMatch(/^groundswell\.passkey=/);
    later(60);
    const response = await signIn(authenticator.get(options), cookie);
    expect(response.json()).toMatchObject({ user_id: person.user_id, second_factor: 'on' });
    expect(String(response.headers['set-cookie'])).toMatch(/groundswell\.session_token=[^;]+;.*HttpOnly/);
    expect(await listOf(person)).toMatchObject([{ last_used_at: now.toISOString() }]);
  });

  test('needs no code even when an app is set up', async () => {
    const person = await product.signIn('customer');
    await turnOnApp(person);
    const { authenticator, recovery_codes } = await addPasskey(person);
    expect(recovery_codes, 'the account has some').toBeNull();
    expect((await signInWith(product.visitor, authenticator)).statusCode).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'http://localhost:4000' }, 'PASSKEY_REFUSED'],
    ['another site', { rpId: 'evil.example' }, 'PASSKEY_REFUSED'],
    ['a user that was not verified', { verified: false }, 'PASSKEY_REFUSED'],
    ['the name of another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'PASSKEY_REFUSED'],
    ['a challenge that was never issued', { challenge: 'bm9uY2Uu' }, 'CHALLENGE_EXPIRED'],
  ])('refuses %s', async (_, deviation, code) => {
    const { authenticator } = await addPasskey(await product.signIn('customer'));
    const response = await signInWith(product.visitor, authenticator, deviation);
    expect(response.json()).toMatchObject({ code });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await signInWith(product.visitor, authenticator)).statusCode, 'honestly').toBe(200);
  });

  test('rejects an unknown passkey, and a signature by another key', async () => {
    expect((await signInWith(product.visitor, new SoftwareAuthenticator())).json()).toMatchObject({
      status: 401,
      code: 'PASSKEY_REFUSED',
    });
    const { authenticator } = await addPasskey(await product.signIn('customer'));
    const { options, cookie } = await beginSignIn(product.visitor);
    const { id } = authenticator.get(options);
    const forged = { ...new SoftwareAuthenticator().get(options), id, rawId: id };
    expect((await signIn(forged, cookie)).json()).toMatchObject({ status: 401, code: 'PASSKEY_REFUSED' });
  });

  test('a response opens one session, in the browser that started, within five minutes', async () => {
    const { authenticator } = await addPasskey(await product.signIn('customer'));
    const { options, cookie } = await beginSignIn(product.visitor);
    const credential = authenticator.get(options);
    const { cookie: another } = await beginSignIn(product.visitor);
    expect((await signIn(credential, another)).json(), 'elsewhere').toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
    expect((await signIn(credential, 'none=1')).json(), 'nowhere').toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
    const both = await Promise.all([signIn(credential, cookie), signIn(credential, cookie)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);

    const late = await beginSignIn(product.visitor);
    later(5 * 60);
    expect((await signIn(authenticator.get(late.options), late.cookie)).json()).toMatchObject({
      status: 410,
      code: 'CHALLENGE_EXPIRED',
    });
  });

  test('two tabs of a browser can each sign in', async () => {
    const { authenticator } = await addPasskey(await product.signIn('customer'));
    const first = await beginSignIn(product.visitor);
    const second = await product.visitor.request(
      'POST',
      '/api/people/sign-in/passkey/options',
      {},
      { cookie: first.cookie },
    );
    for (const options of [first.options, second.json()])
      expect((await signIn(authenticator.get(options), first.cookie)).statusCode).toBe(200);
  });

  test('rejects a counter that has not grown, and writes an audit entry', async () => {
    const person = await product.signIn('customer');
    const { authenticator } = await addPasskey(person);
    const { visitor } = product;
    expect((await signInWith(visitor, authenticator, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 3, 0])
      expect((await signInWith(visitor, authenticator, { counter })).json()).toMatchObject({
        status: 401,
        code: 'PASSKEY_REFUSED',
      });
    const copies = await Promise.all(
      [8, 8].map((counter) => signInWith(visitor, authenticator, { counter })),
    );
    expect(copies.map(({ statusCode }) => statusCode).sort(), 'two at once').toEqual([200, 401]);
    const entries = await audited(person.user_id, 'people.refusePasskey');
    expect(entries).toHaveLength(4);
    expect(entries[0]).toMatchObject({ actor_id: null, detail: { counter: 7, expected: 8 } });
  });

  test('a deactivated account cannot sign in', async () => {
    const person = await product.signIn('customer');
    const { authenticator } = await addPasskey(person);
    await product.database.sql`update users set deactivated_at = now() where id = ${person.user_id}`;
    expect((await signInWith(product.visitor, authenticator)).json()).toMatchObject({
      status: 403,
      code: 'DEACTIVATED',
    });
  });
});

describe('as the second factor', () => {
  test('the password alone opens no session; a passkey or a recovery code completes it', async () => {
    const person = await product.signIn('customer');
    const { authenticator, recovery_codes } = await addPasskey(person);
    const halfway = await withPassword(person);
    expect(halfway.json()).toMatchObject({
      status: 401,
      code: 'SECOND_FACTOR_REQUIRED',
      factors: ['passkey'],
    });
    expect(halfway.headers['set-cookie']).toBeUndefined();
    const { challenge } = halfway.json();
    const withCode = (code: string) =>
      product.visitor.request('POST', '/api/people/sign-in/confirmation', { challenge, code });
    expect((await withCode('123456')).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect((await withCode(recovery_codes?.[0] ?? '')).statusCode).toBe(200);
    expect((await signInWith(product.visitor, authenticator)).statusCode).toBe(200);
  });

  test('both factors are listed when both are on', async () => {
    const person = await product.signIn('customer');
    await turnOnApp(person);
    await addPasskey(person);
    expect((await withPassword(person)).json()).toMatchObject({ factors: ['app', 'passkey'] });
  });

  test('the app can be turned off while a passkey and the recovery codes stay', async () => {
    const person = await product.signIn('customer');
    await turnOnApp(person);
    await addPasskey(person);
    expect((await person.request('POST', '/api/people/second-factor/off', {})).statusCode).toBe(200);
    expect((await person.request('GET', '/api/people/second-factor')).json()).toMatchObject({
      since: null,
      passkeys: 1,
      recovery_codes_left: 10,
    });
    expect((await withPassword(person)).json()).toMatchObject({ factors: ['passkey'] });
    const renewed = await person.request('POST', '/api/people/second-factor/recovery-codes', {});
    expect(renewed.json().recovery_codes).toHaveLength(10);
  });

  test('an admin’s reset removes passkeys and recovery codes', async () => {
    const [admin, person] = [await product.signIn('admin'), await product.signIn('dispatcher')];
    const { authenticator } = await addPasskey(person);
    const reset = await admin.request('POST', `/api/people/${person.user_id}/second-factor/reset`, {});
    expect(reset.statusCode, reset.body).toBe(200);
    expect((await signInWith(product.visitor, authenticator)).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect((await withPassword(person)).statusCode).toBe(200);
    const [left] = await product.database.sql`
      select count(*)::int as codes from recovery_codes where user_id = ${person.user_id}`;
    expect(left).toEqual({ codes: 0 });
  });
});

describe('removing', () => {
  test('ends the sessions it opened, sends an e-mail, writes audit, and after the last one leaves only the password', async () => {
    const person = await product.signIn('customer');
    const { authenticator, passkey } = await addPasskey(person);
    await signInWith(product.visitor, authenticator);
    const remove = () => person.request('POST', `/api/people/passkeys/${passkey.id}/removal`, {});
    expect((await remove()).json()).toEqual({ ended: 1 });
    expect((await remove()).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await signInWith(product.visitor, authenticator)).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect((await withPassword(person)).statusCode).toBe(200);
    expect(await subjectsTo(person.email)).toContain('A passkey was removed');
    expect(await audited(person.user_id, 'people.removePasskey')).toMatchObject([{ detail: { ended: 1 } }]);
    expect((await person.request('GET', '/api/people/second-factor')).json()).toMatchObject({
      passkeys: 0,
      recovery_codes_left: 0,
    });
  });

  test('requires recent authentication, and works only for one’s own passkey', async () => {
    const [person, other] = [await product.signIn('customer'), await product.signIn('customer')];
    const { passkey } = await addPasskey(person);
    const path = `/api/people/passkeys/${passkey.id}/removal`;
    expect((await other.request('POST', path, {})).json()).toMatchObject({ status: 404 });
    later(16 * 60);
    expect((await person.request('POST', path, {})).json()).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(await listOf(person)).toHaveLength(1);
  });
});

describe('reauthentication', () => {
  const prove = async (person: Visitor, authenticator: SoftwareAuthenticator, deviation = {}) => {
    const begun = await person.request('POST', '/api/people/reauthentication/passkey/options', {});
    if (begun.statusCode !== 200) return begun;
    const credential = authenticator.get(begun.json(), deviation);
    return person.request('POST', '/api/people/reauthentication/passkey', { credential });
  };

  test('works with one’s own passkey, and renews the session’s token', async () => {
    const person = await product.signIn('customer');
    const { authenticator } = await addPasskey(person);
    later(16 * 60);
    const begun = await person.request('POST', '/api/people/reauthentication/passkey/options', {});
    expect(begun.json().allowCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
    const proved = await prove(person, authenticator);
    expect(proved.statusCode, proved.body).toBe(200);
    expect((await person.request('GET', '/api/people/profile')).statusCode, 'the former token').toBe(401);
    const cookie = String(proved.headers['set-cookie']).split(';')[0] ?? '';
    const begin = await product.visitor.request('POST', '/api/people/passkeys/options', {}, { cookie });
    expect(begin.statusCode).toBe(200);
    expect(await audited(person.user_id, 'people.reauthenticate')).toHaveLength(1);
  });

  test('rejects another person’s passkey and a repeated counter', async () => {
    const [person, other] = [await product.signIn('customer'), await product.signIn('customer')];
    expect((await prove(person, new SoftwareAuthenticator())).json()).toMatchObject({ code: 'NO_PASSKEY' });
    const own = await addPasskey(person);
    const { authenticator } = await addPasskey(other);
    expect((await prove(person, authenticator)).json()).toMatchObject({
      status: 409,
      code: 'PASSKEY_REFUSED',
    });
    await signInWith(product.visitor, own.authenticator, { counter: 5 });
    expect((await prove(person, own.authenticator, { counter: 5 })).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  test('needs a recovery code beside the password when a passkey is the second factor', async () => {
    const person = await product.signIn('customer');
    const { recovery_codes } = await addPasskey(person);
    const proof = (body: object) => person.request('POST', '/api/people/reauthentication', body);
    expect((await proof({ password: TEST_PASSWORD })).json()).toMatchObject({ code: 'CODE_REQUIRED' });
    expect((await proof({ password: TEST_PASSWORD, code: recovery_codes?.[0] })).statusCode).toBe(200);
  });
});

test('issuing a challenge writes nothing; used challenges are purged after they expire', async () => {
  const { sql } = product.database;
  const spent = async () => (await sql`select count(*)::int as rows from spent_passkey_challenges`)[0]?.rows;
  const before = await spent();
  await beginSignIn(product.visitor);
  expect(await spent()).toBe(before);
  later(3_600);
  await purgeExpired(product.dependencies)(undefined as never);
  expect(await spent()).toBe(0);
});
