import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const post = (path: string, body: object) => product.visitor.request('POST', path, body);
const mailsTo = (recipient: string) =>
  product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(mailOutbox.id);

/** The response’s cookies, as the browser sends them back. */
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

describe('signing up', () => {
  const account = { full_name: 'Ada Byron', email: 'Ada@Test.example', password: TEST_PASSWORD };

  test('creates a customer who can sign in, and e-mails a verification link', async () => {
    expect((await post('/api/people/sign-up', account)).statusCode).toBe(201);
    const signed_in = await post('/api/people/sign-in', {
      email: 'ada@test.example',
      password: TEST_PASSWORD,
    });
    expect(signed_in.json()).toMatchObject({
      full_name: 'Ada Byron',
      email: 'ada@test.example',
      role: 'customer',
    });

    const [mail] = await mailsTo('ada@test.example');
    const { pathname, search } = new URL(mail?.link ?? '');
    const cookie = cookiesOf(signed_in);
    const verified = await product.visitor.request('GET', pathname + search, undefined, { cookie });
    expect(verified.statusCode).toBe(302);
    expect(verified.headers.location).toBe('http://localhost:3000/?verification=done');
    const [user] = await product.database.db.select().from(users).where(eq(users.email, 'ada@test.example'));
    expect(user?.email_verified).toBe(true);
  });

  test('with a taken address responds the same, creates nothing, and e-mails only the owner', async () => {
    const again = await post('/api/people/sign-up', { ...account, password: 'another password' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual({});
    expect((await mailsTo('ada@test.example')).map((mail) => mail.subject)).toContain(
      'You already have an account',
    );
    expect(
      (await post('/api/people/sign-in', { email: account.email, password: 'another password' })).statusCode,
    ).toBe(401);
  });

  test('does the same work for a taken address and leaves no rows behind', async () => {
    const { passwords } = product.dependencies.accounts;
    const hashed = vi.spyOn(passwords, 'hash');
    const counts = () => product.database.sql`
      select (select count(*)::int from users) as users, (select count(*)::int from profiles) as profiles,
        (select count(*)::int from audit_log) as entries`;
    const before = await counts();
    product.published.length = 0;
    const taken = await post('/api/people/sign-up', account);
    expect([hashed.mock.calls.length, product.published.length]).toEqual([1, 1]);
    expect(await counts()).toEqual(before);
    const free = await post('/api/people/sign-up', { ...account, email: 'free@test.example' });
    expect([hashed.mock.calls.length, product.published.length]).toEqual([2, 2]);
    const summary = ({ statusCode, body, headers }: typeof free) => [statusCode, body, Object.keys(headers)];
    expect(summary(taken)).toEqual(summary(free));
    hashed.mockRestore();
  });

  test('writes audit entries for sign-up and verification', async () => {
    const entries = await product.database.sql`
      select action, detail from audit_log join users on users.id = actor_id
      where email = 'ada@test.example' order by audit_log.id`;
    expect(entries).toEqual([
      { action: 'people.signUp', detail: { network: '127.0.0.0' } },
      { action: 'people.verifyEmail', detail: { network: '127.0.0.0' } },
    ]);
  });

  test.each([
    [
      { ...account, password: 'iloveyou1' },
      'password',
      'This password is too common and would be guessed quickly. Choose a different one.',
    ],
    [
      { ...account, password: 'ada.byron' },
      'password',
      'This password is mostly your name, your email address or our company name. Choose a different one.',
    ],
    [{ ...account, password: 'short' }, 'password', 'The password needs at least 8 characters.'],
    [{ ...account, email: 'nobody' }, 'email', 'Enter a valid e-mail address, such as name@company.com.'],
    [{ ...account, full_name: ' ' }, 'full_name', 'Enter your full name.'],
    [
      { ...account, full_name: 'Win at HTTPS://evil.example' },
      'full_name',
      'Enter a name without a web address.',
    ],
  ])('rejects %o with a field error', async (body, path, message) => {
    const response = await post('/api/people/sign-up', body);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 422, issues: [{ path, message }] });
  });
});

describe('a session', () => {
  test('uses a cookie that scripts cannot read', async () => {
    const person = await product.signIn('customer');
    const response = await post('/api/people/sign-in', { email: person.email, password: TEST_PASSWORD });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^groundswell\.session_token=.*HttpOnly.*SameSite=Lax/,
    );
    expect(response.body).not.toContain(String(response.headers['set-cookie']).split(';')[0]?.split('=')[1]);
  });

  test('ends with sign-out', async () => {
    const person = await product.signIn('customer');
    expect((await person.request('GET', '/api/people/session')).json()).toMatchObject({
      email: person.email,
    });
    await person.request('POST', '/api/people/sign-out');
    expect((await person.request('GET', '/api/people/session')).json()).toBeNull();
    expect((await person.request('GET', '/api/shipments')).statusCode).toBe(401);
  });

  test('a wrong password and an unknown address get the same response', async () => {
    const person = await product.signIn('customer');
    const wrong = await post('/api/people/sign-in', { email: person.email, password: 'not this one' });
    const unknown = await post('/api/people/sign-in', {
      email: 'nobody@test.example',
      password: 'not this one',
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([401, unknown.json()]);
  });
});

describe('a verification link', () => {
  const follow = (token: string) => product.visitor.request('GET', `/api/auth/verify-email?token=${token}`);
  const isVerified = async (email: string) => {
    const [user] = await product.database.db.select().from(users).where(eq(users.email, email));
    return user?.email_verified;
  };

  test('that is forged, changed or expired verifies nothing, and redirects to the same page', async () => {
    const { verification } = product.dependencies.accounts;
    const email = 'free@test.example';
    const tokenMade = (at: Date) =>
      new URL(verification.urlFor(email, at)).searchParams.get('token') as string;
    const good = tokenMade(new Date());
    const old = tokenMade(new Date(Date.now() - 25 * 3_600_000));
    for (const token of [
      '',
      'a.b',
      good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      old,
      old.split('.')[0] as string,
    ]) {
      const response = await follow(token);
      expect([response.statusCode, response.headers.location]).toEqual([
        302,
        'http://localhost:3000/?verification=expired',
      ]);
    }
    expect(await isVerified(email)).toBe(false);
    await follow(good);
    expect(await isVerified(email)).toBe(false);
  });

  test('verifies nothing until its owner signs in, because someone else may have created the account', async () => {
    const [owner, impostor] = [await product.signIn('customer'), await product.signIn('customer')];
    await product.database.db
      .update(users)
      .set({ email_verified: false })
      .where(eq(users.email, owner.email));
    const link = product.dependencies.accounts.verification.urlFor(owner.email, new Date());
    const path = link.slice('http://localhost:3000'.length);
    const signIn = (email: string, cookie: string) =>
      product.visitor.request('POST', '/api/people/sign-in', { email, password: TEST_PASSWORD }, { cookie });

    const opened = await product.visitor.request('GET', path);
    expect(opened.headers.location).toBe('http://localhost:3000/?verification=sign-in');
    await impostor.request('GET', path);
    await signIn(impostor.email, cookiesOf(opened));
    expect(await isVerified(owner.email)).toBe(false);

    const signedIn = await signIn(owner.email, cookiesOf(opened));
    expect(await isVerified(owner.email)).toBe(true);
    expect(String(signedIn.headers['set-cookie'])).toContain('groundswell.opened-link=;');
  });
});

describe('a forgotten password', () => {
  test('is reset with the e-mailed link, which works once and ends all sessions', async () => {
    const person = await product.signIn('customer');
    await post('/api/people/password-reset-request', { email: person.email });
    const [mail] = await mailsTo(person.email);
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    expect(
      (await post('/api/people/password-reset', { token, password: 'a whole new one' })).statusCode,
    ).toBe(200);
    expect((await person.request('GET', '/api/people/session')).json()).toBeNull();
    expect(
      (await post('/api/people/sign-in', { email: person.email, password: 'a whole new one' })).statusCode,
    ).toBe(200);
    const again = await post('/api/people/password-reset', { token, password: 'yet another one' });
    expect([again.statusCode, again.json().code]).toEqual([410, 'LINK_EXPIRED']);
  });

  test('for an unknown address responds the same, and sends no e-mail', async () => {
    expect((await post('/api/people/password-reset-request', { email: 'no@test.example' })).statusCode).toBe(
      202,
    );
    expect(await mailsTo('no@test.example')).toEqual([]);
  });
});

test('deleting a person keeps their shipments', async () => {
  const person = await product.signIn('customer');
  const { db } = product.database;
  const [shipment] = await db
    .insert(shipments)
    .values({
      organisation_id: person.organisation_id,
      contact_id: person.user_id,
      tracking_number: 'GS000000000',
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Oslo',
      destination_country: 'NO',
      cargo_description: 'Valves',
      cargo_weight: 10,
      cost_cents: 100,
    })
    .returning();
  await db.delete(users).where(eq(users.id, person.user_id));
  const [found] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, shipment?.id as string));
  expect(found).toMatchObject({ tracking_number: 'GS000000000', contact_id: null });
});

describe('an admin account', () => {
  const admin = { full_name: 'First Admin', email: 'first@test.example', password: TEST_PASSWORD };

  test('is created on the first run or by an admin, and otherwise rejected with a reason and an audit entry', async () => {
    const both = await Promise.all([
      post('/api/people/create-admin', admin),
      post('/api/people/create-admin', { ...admin, email: 'second@test.example' }),
    ]);
    expect(both.map((response) => response.statusCode).sort()).toEqual([201, 403]);
    const refused = both.find((response) => response.statusCode === 403);
    expect(refused?.json()).toMatchObject({
      detail: 'Failed to create admin account. Please try again.',
      reason: 'An administrator already exists. Ask them to sign in and create the account.',
    });
    const [entry] = await product.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'people.createAdmin'))
      .orderBy(auditLog.id);
    expect(entry).toBeDefined();

    const by_admin = await product.signIn('admin');
    expect(
      (await by_admin.request('POST', '/api/people/create-admin', { ...admin, email: 'third@test.example' }))
        .statusCode,
    ).toBe(201);
    expect(
      (
        await by_admin.request('POST', '/api/people/create-admin', { ...admin, email: 'third@test.example' })
      ).json().code,
    ).toBe('EMAIL_TAKEN');
  });
});
