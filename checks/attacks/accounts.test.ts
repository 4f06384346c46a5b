import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '#server/test-app.ts';
import { type Customer, codeOf } from '../ownership-world.ts';

let product: TestApp;
let admin: Customer;
let dispatcher: Customer;
let customer: Customer;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const PASSWORD = 'quiet orbit lantern seven';
const post = (path: string, body: object, headers?: Record<string, string>) =>
  product.visitor.request('POST', `/api${path}`, body, headers);
const isSignedIn = async (cookie: string | undefined) =>
  (await product.app.inject({ url: '/api/people/session', headers: { cookie: cookie ?? '' } })).body !==
  'null';
const cookieOf = (response: { headers: Record<string, unknown> }, name: string) =>
  [response.headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith(name))
    ?.split(';')[0];
const signInAs = (email: string, password = TEST_PASSWORD, cookie = '') =>
  post('/people/sign-in', { email, password }, cookie ? { cookie } : {});
const confirmEmail = (token: string, cookie = '') =>
  post('/people/email-change/confirm', { token }, { cookie });
async function linkTo(recipient: string, part: string): Promise<string> {
  const [mail] = await product.database.sql`
    select link from mail_outbox where recipient = ${recipient} and link like ${`%${part}%`}
    order by created_at desc limit 1`;
  return new URL(mail?.link).searchParams.get('token') ?? '';
}

/** The unknown fields that a response names. */
const unknownIn = ({ statusCode, json }: LightMyRequestResponse): string[] => {
  expect(statusCode).toBe(422);
  return json()
    .issues.filter(({ message }: { message: string }) => message === 'Unknown field.')
    .map(({ path }: { path: string }) => path);
};

describe('undeclared fields are refused by name, and nothing is written:', () => {
  const MORE = {
    id: '00000000-0000-4000-8000-000000000001',
    role: 'admin',
    email_verified: true,
    emailVerified: true,
    deactivated_at: null,
    created_at: '2001-01-01T00:00:00Z',
    assigned_by: null,
    version: 99,
    __proto__: { role: 'admin' },
  };

  test('12 signing up as an admin', async () => {
    const email = 'greedy@test.example';
    const account = { full_name: 'Greedy', email, password: PASSWORD };
    expect(unknownIn(await post('/people/sign-up', { ...account, ...MORE }))).toEqual(Object.keys(MORE));
    expect(await product.database.sql`select from users where email = ${email}`).toHaveLength(0);
  });

  test('13 a profile with a role, an address and a person', async () => {
    const body = {
      full_name: 'Plain',
      company_name: '',
      ...MORE,
      user_id: admin.user_id,
      email: 'x@test.example',
    };
    const everybody = () => product.database.sql`select * from profiles order by user_id`;
    const before = await everybody();
    const response = await customer.request('POST', '/api/people/profile', body);
    expect(unknownIn(response)).toEqual([...Object.keys(MORE), 'user_id', 'email']);
    expect(await everybody()).toEqual(before);
  });

  const booking = {
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Lamps',
    cargo_weight: 800,
    service_type: 'standard',
    transport_mode: 'sea',
  };

  test('14 a booking with a price, number, status and owner', async () => {
    const greedy = {
      ...booking,
      ...MORE,
      cost_cents: 1,
      status: 'delivered',
      tracking_number: 'GS000000001',
      client_id: admin.user_id,
      invoice_id: MORE.id,
      actual_delivery_date: '2001-01-01',
    };
    const shipments = () => product.database.sql`select id from shipments`;
    const before = await shipments();
    const response = await customer.request('POST', '/api/functions/create-shipment', greedy);
    expect(unknownIn(response)).toEqual(Object.keys(greedy).filter((field) => !(field in booking)));
    expect(await shipments()).toEqual(before);
  });

  test('15 a booking for another person', async () => {
    const body = { ...booking, user_id: admin.user_id };
    const response = await customer.request('POST', '/api/functions/create-shipment', body);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('16 a quote that is already answered', async () => {
    const wanted = {
      email: customer.email,
      origin: 'Houston',
      destination: 'Rotterdam',
      description: 'Lamps',
      transport_modes: ['ocean'],
    };
    const greedy = {
      ...MORE,
      status: 'approved',
      offered_cents: 1,
      offered_mode: 'sea',
      valid_until: '2099-01-01T00:00:00Z',
      user_id: admin.user_id,
    };
    expect(unknownIn(await post('/quotes', { ...wanted, ...greedy }))).toEqual(Object.keys(greedy));
    expect(await product.database.sql`select from quotes`).toHaveLength(0);
  });
});

describe('a session', () => {
  test.each([
    ['shortened', (token: string) => token.slice(0, -1)],
    ['longer', (token: string) => `${token}A`],
    ['in capitals', (token: string) => token.toUpperCase()],
    [
      'with a changed first letter',
      (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    ],
    ['empty', () => ''],
    ['for SQL', () => "' or 1=1 --"],
    ['as stored in the database', () => 'hash'],
  ])('17 %s gives no access', async (_, change) => {
    const [name = '', token = ''] = (customer.cookie ?? '').split('=');
    const [row] = await product.database.sql`
      select token_hash from sessions where user_id = ${customer.user_id} limit 1`;
    const made = change(token) === 'hash' ? row?.token_hash : change(token);
    expect(await isSignedIn(`${name}=${made}`)).toBe(false);
    expect(await isSignedIn(customer.cookie)).toBe(true);
  });

  test.each<[string, (victim: Customer) => Promise<unknown>]>([
    ['signed out', (victim) => victim.request('POST', '/api/people/sign-out', {})],
    [
      'another role',
      (victim) => admin.request('POST', `/api/people/${victim.user_id}/role`, { role: 'driver' }),
    ],
    ['deactivated', (victim) => dispatcher.request('POST', `/api/people/${victim.user_id}/deactivate`, {})],
    [
      'ended by staff',
      (victim) => dispatcher.request('POST', `/api/people/${victim.user_id}/sessions/end`, {}),
    ],
  ])('18 is invalid for every protocol once its person is %s', async (_, act) => {
    const victim = await product.signIn('customer');
    await act(victim);
    expect(await isSignedIn(victim.cookie)).toBe(false);
    expect((await victim.request('GET', '/api/invoices')).statusCode).toBe(401);
    expect((await victim.request('POST', '/api/rpc/people/profile', { json: {} })).statusCode).toBe(401);
    expect((await victim.request('POST', '/api/people/sign-out', {})).statusCode).toBe(401);
  });

  test('19 that was stolen ends with a new password, and so does its pending address', async () => {
    const victim = await product.signIn('customer');
    const stolen = cookieOf(await signInAs(victim.email), 'groundswell.session') ?? '';
    await post('/people/email-change', { email: 'thief@test.example' }, { cookie: stolen });
    const token = await linkTo('thief@test.example', 'confirm-email');
    const body = { current_password: TEST_PASSWORD, password: PASSWORD };
    expect((await victim.request('POST', '/api/people/password', body)).statusCode).toBe(200);
    expect(await isSignedIn(stolen)).toBe(false);
    expect(await isSignedIn(victim.cookie)).toBe(true);
    expect((await confirmEmail(token, victim.cookie)).statusCode).toBe(410);
  });

  test('20 of someone who registered an address first ends when its owner sets a password, and so do their pending changes', async () => {
    const email = 'owner-later@test.example';
    await post('/people/sign-up', { full_name: 'First', email, password: PASSWORD });
    const early = cookieOf(await signInAs(email, PASSWORD), 'groundswell.session') ?? '';
    await post('/people/email-change', { email: 'early@test.example' }, { cookie: early });
    const change = await linkTo('early@test.example', 'confirm-email');
    await post('/people/password-reset-request', { email });
    const token = await linkTo(email, 'reset-password');
    expect((await post('/people/password-reset', { token, password: `${PASSWORD} mine` })).statusCode).toBe(
      200,
    );
    expect(await isSignedIn(early)).toBe(false);
    expect((await signInAs(email, PASSWORD)).statusCode).toBe(401);
    expect((await confirmEmail(change, early)).statusCode).toBe(401);
    const owner = cookieOf(await signInAs(email, `${PASSWORD} mine`), 'groundswell.session');
    expect((await confirmEmail(change, owner)).statusCode).toBe(410);
  });
});

describe('mailed links', () => {
  test('21 work only for their purpose and unmodified', async () => {
    const person = await product.signIn('customer');
    const { email } = person;
    await product.database.sql`update users set email_verified = false where id = ${person.user_id}`;
    await person.request('POST', '/api/people/verification-mail', {});
    await person.request('POST', '/api/people/email-change', { email: `new-${email}` });
    await post('/people/password-reset-request', { email });
    await post('/subscriptions', { email, list: 'newsletter' });
    const tokens = {
      reset: await linkTo(email, 'reset-password'),
      change: await linkTo(`new-${email}`, 'confirm-email'),
      verification: await linkTo(email, 'verify-email'),
      subscription: await linkTo(email, 'subscriptions/confirm'),
    };
    const wrong = (right: keyof typeof tokens) => [
      ...Object.entries(tokens).flatMap(([name, token]) => (name === right ? [] : [token])),
      `${tokens[right]}A`,
      tokens[right].slice(0, -1),
      ` ${tokens[right]}`,
      `${tokens[right]}\u0000`,
    ];
    for (const token of wrong('reset'))
      expect(
        (await post('/people/password-reset', { token, password: PASSWORD })).statusCode,
      ).toBeGreaterThan(400);
    for (const token of wrong('change'))
      expect((await confirmEmail(token, person.cookie)).statusCode).toBeGreaterThan(400);
    for (const token of wrong('subscription'))
      expect(
        (await post(`/subscriptions/confirm/${encodeURIComponent(token)}`, {})).statusCode,
      ).toBeGreaterThanOrEqual(400);
    for (const token of wrong('verification'))
      await product.visitor.request('GET', `/api/auth/verify-email?token=${encodeURIComponent(token)}`);
    const [row] = await product.database
      .sql`select email, email_verified from users where id = ${person.user_id}`;
    expect(row).toEqual({ email, email_verified: false });
  });

  test('22 used again with the same idempotency key return the same trusted browser, not another one', async () => {
    const { email } = await product.signIn('customer');
    await post('/people/password-reset-request', { email });
    const body = { token: await linkTo(email, 'reset-password'), password: PASSWORD };
    const again = () => post('/people/password-reset', body, { 'idempotency-key': 'one-browser' });
    const marks = [await again(), await again(), await again()].map((response) => {
      expect(response.statusCode).toBe(200);
      return cookieOf(response, 'groundswell.trusted-browser');
    });
    expect(marks[0]).toBeDefined();
    expect(new Set(marks).size).toBe(1);
  });
});

describe('a second factor', () => {
  let ada: Awaited<ReturnType<typeof withFactor>>;
  let ben: typeof ada;
  beforeAll(async () => {
    ada = await withFactor();
    ben = await withFactor();
  });
  async function withFactor() {
    const person = await product.signIn('customer');
    const { key } = (await person.request('POST', '/api/people/second-factor/key', {})).json();
    const on = await person.request('POST', '/api/people/second-factor', { code: codeOf(key) });
    // Allows the current code to be used again.
    await product.database.sql`update second_factors set last_step = 0 where user_id = ${person.user_id}`;
    return { ...person, key, codes: on.json().recovery_codes as string[] };
  }
  const challengeOf = async (email: string) => (await signInAs(email)).json().challenge as string;
  const confirm = (challenge: string, code: string) =>
    post('/people/sign-in/confirmation', { challenge, code });

  test('23 is not satisfied by another person’s codes, challenge or session', async () => {
    const challenge = await challengeOf(ada.email);
    expect((await confirm(challenge, ben.codes[0] ?? '')).statusCode).toBe(401);
    expect((await confirm(challenge, codeOf(ben.key))).statusCode).toBe(401);
    expect(
      (await ben.request('POST', '/api/people/sign-in/confirmation', { challenge, code: ben.codes[0] ?? '' }))
        .statusCode,
    ).toBe(401);
    expect((await confirm(`${challenge}A`, codeOf(ada.key))).statusCode).toBe(410);
  });

  test('24 a recovery code sent three times at once works once', async () => {
    const challenges: string[] = [];
    for (let n = 0; n < 3; n += 1) challenges.push(await challengeOf(ada.email));
    const responses = await Promise.all(
      challenges.map((challenge) => confirm(challenge, ada.codes[0] ?? '')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('25 reauthentication in one session does not count in another', async () => {
    const person = await product.signIn('customer');
    const other = cookieOf(await signInAs(person.email), 'groundswell.session') ?? '';
    await product.database.sql`
      update sessions set reauthenticated_at = now() - interval '1 hour' where user_id = ${person.user_id}`;
    const proof = await person.request('POST', '/api/people/reauthentication', { password: TEST_PASSWORD });
    expect(proof.statusCode).toBe(200);
    expect(await isSignedIn(person.cookie)).toBe(false);
    const response = await product.app.inject({ url: '/api/privacy/export', headers: { cookie: other } });
    expect([response.statusCode, response.json().title]).toEqual([403, expect.any(String)]);
  });
});

test('26 when two admins demote, deactivate or erase each other at once, one remains', async () => {
  for (const act of ['role', 'deactivate', 'erasure'] as const) {
    const [one, two] = [await product.signIn('admin'), await product.signIn('admin')];
    await product.database.sql`
      update users set deactivated_at = case when id in (${one.user_id}, ${two.user_id}) then null else now() end
      where id in (select user_id from profiles where role = 'admin')`;
    const bodyFor = (other: Customer) =>
      act === 'role' ? { role: 'customer' } : act === 'erasure' ? { confirmation: other.email } : {};
    const responses = await Promise.all([
      one.request('POST', `/api/people/${two.user_id}/${act}`, bodyFor(two)),
      two.request('POST', `/api/people/${one.user_id}/${act}`, bodyFor(one)),
    ]);
    expect(
      responses.filter(({ statusCode }) => statusCode < 300),
      act,
    ).toHaveLength(1);
    const [left] = await product.database.sql`
      select count(*)::int as admins from profiles p join users u on u.id = p.user_id
      where p.role = 'admin' and u.deactivated_at is null`;
    expect(left?.admins, act).toBe(1);
    await product.database.sql`update users set deactivated_at = null`;
  }
});

test('27 when the last two admins erase themselves at once, one remains', async () => {
  const [one, two] = [await product.signIn('admin'), await product.signIn('admin')];
  await product.database.sql`
    update users set deactivated_at = now() where id in (select user_id from profiles where role = 'admin')
    and id not in (${one.user_id}, ${two.user_id})`;
  const responses = await Promise.all(
    [one, two].map((who) => who.request('POST', '/api/privacy/erasure', { confirmation: who.email })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await product.database.sql`update users set deactivated_at = null`;
});

describe('an idempotency key', () => {
  test('28 of another person neither returns nor blocks their responses', async () => {
    const [ada, ben] = [await product.signIn('customer'), await product.signIn('customer')];
    const key = { 'idempotency-key': 'the same for both' };
    const body = { full_name: 'Somebody', company_name: '' };
    const first = await ada.request('POST', '/api/people/profile', body, key);
    const second = await ben.request('POST', '/api/people/profile', body, key);
    expect(second.headers['idempotency-replayed']).toBeUndefined();
    expect([first.json().email, second.json().email]).toEqual([ada.email, ben.email]);
  });

  test('29 used for another operation is refused, also over RPC', async () => {
    const ada = await product.signIn('customer');
    const key = { 'idempotency-key': 'one for all' };
    await ada.request('POST', '/api/people/profile', { full_name: 'A', company_name: '' }, key);
    expect((await ada.request('POST', '/api/notifications/read', {}, key)).statusCode).toBe(422);
    const response = await ada.request(
      'POST',
      '/api/rpc/people/changeProfile',
      { json: { full_name: 'B', company_name: '' } },
      key,
    );
    expect(response.statusCode).toBe(422);
  });

  test('30 does not replay a response to a person who lost access', async () => {
    const former = await product.signIn('dispatcher');
    const key = { 'idempotency-key': 'before the demotion' };
    const body = {
      full_name: 'New',
      email: 'new-colleague@test.example',
      company_name: '',
      role: 'customer',
    };
    expect((await former.request('POST', '/api/people/invitations', body, key)).statusCode).toBe(201);
    await product.database.sql`update profiles set role = 'customer' where user_id = ${former.user_id}`;
    expect((await former.request('POST', '/api/people/invitations', body, key)).statusCode).toBe(403);
  });
});
