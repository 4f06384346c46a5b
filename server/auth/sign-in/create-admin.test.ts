import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { createAccounts } from '../accounts.ts';
import { checkSetupCode, openSetupCode } from './setup-code.ts';

let product: TestApp;
let code: string;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  const publicUrl = 'http://localhost:3000';
  const secret = 'a secret that only tests know, long enough';
  Object.assign(product.dependencies.accounts, createAccounts({ secret, publicUrl }));
  await product.database.sql`delete from shared_rate_limits`;
  await product.database.sql`delete from users`;
  await product.database.sql`update installation set setup_code = null`;
  code = (await openSetupCode(product.database)) ?? '';
});

let people = 0;
const create = (setup_code?: string, network = '198.51.100.7') => {
  people += 1;
  return product.app.inject({
    method: 'POST',
    url: '/api/people/create-admin',
    payload: {
      full_name: 'First Admin',
      email: `first-${people}@test.example`,
      password: TEST_PASSWORD,
      setup_code,
    },
    remoteAddress: network,
  });
};
const admins = async () => {
  const [counted] = await product.database
    .sql`select count(*)::int as number from profiles where role = 'admin'`;
  return counted?.number;
};

test('the setup code creates one admin, however many concurrent requests use it', async () => {
  expect(code, '128 bits').toMatch(/^[\w-]{22}$/);
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => create(code)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403, 403]);
  expect(await admins()).toBe(1);
  expect((await create(code)).statusCode).toBe(403);
});

test('without it nobody can create an admin on a production database, and each attempt is audited', async () => {
  expect((await create()).json().reason).toContain('setup code');
  const guessed = await create('a guess');
  expect(guessed.statusCode).toBe(403);
  expect(guessed.json().reason).toMatch(/^That setup code isn’t correct/);
  expect(await admins()).toBe(0);
  const refused = await product.database.sql`
    select detail from audit_log where action = 'people.createAdmin' order by id desc limit 2`;
  for (const { detail } of refused)
    expect(detail).toEqual({
      refused: expect.stringContaining('setup code'),
      network: '198.51.100.0',
    });
  expect(JSON.stringify(refused)).not.toContain('a guess');
});

test('ten wrong codes rate limit a network for an hour, and no other', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) statuses.push((await create(`guess ${guess}`)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  const held = await create(code);
  expect(held.statusCode).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await create(code, '203.0.113.9')).statusCode).toBe(201);
});

test('an admin who loses the role during the request cannot create one', async () => {
  const [ada, bob] = [await product.signIn('admin'), await product.signIn('admin')];
  vi.spyOn(product.dependencies.accounts.passwords, 'hash').mockImplementationOnce(async () => {
    await bob.request('POST', `/api/people/${ada.user_id}/role`, { role: 'customer' });
    return 'a hash';
  });
  const input = { full_name: 'Third Admin', email: 'third@test.example', password: TEST_PASSWORD };
  expect((await ada.request('POST', '/api/people/create-admin', input)).statusCode).toBe(401);
  expect(await admins()).toBe(1);
});

test.each([
  [null, undefined, 'none'],
  [null, 'any', 'none'],
  ['right', undefined, 'missing'],
  ['right', '', 'missing'],
  ['right', 'Right', 'wrong'],
  ['right', 'right', 'right'],
] as const)('with the setup code %s, %s is %s', (open, given, answer) => {
  expect(checkSetupCode(open, given)).toBe(answer);
});
