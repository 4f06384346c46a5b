import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/people/role.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { addPasskey } from '../passkeys/passkeys-for-tests.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({
    settings: {
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      staffSecondFactor: true,
      googleMapsApiKey: undefined,
      mapStyleUrl: undefined,
      satelliteTileUrl: undefined,
      silentAfterHours: 12,
      clamdUrl: undefined,
    },
  });
});
afterAll(() => product.close());

const CONSOLE = ['/api/people', '/api/audit', '/api/fleet'];

test.each([
  ['admin', 'SECOND_FACTOR_SETUP'],
  ['dispatcher', 'SECOND_FACTOR_SETUP'],
  ['driver', 'FORBIDDEN'],
  ['customer', 'FORBIDDEN'],
] as const)('a %s without a factor gets %s from the console', async (role: Role, code) => {
  const person = await product.signIn(role);
  for (const path of CONSOLE)
    expect((await person.request('GET', path)).json(), path).toMatchObject({ status: 403, code });
  expect((await person.request('GET', '/api/people/session')).json()).toMatchObject({
    role,
    second_factor: code === 'FORBIDDEN' ? 'off' : 'missing',
  });
});

test('public operations give staff without a factor no more than a customer', async () => {
  const admin = await product.signIn('admin');
  const response = await admin.request('POST', '/api/people/create-admin', {
    full_name: 'Next',
    email: 'next@test.example',
    password: 'an unheard-of sea shanty',
  });
  expect(response.json()).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
});

test('with a factor the console is accessible', async () => {
  const admin = await product.signIn('admin');
  const { key } = (await admin.request('POST', '/api/people/second-factor/key')).json();
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
  expect((await admin.request('POST', '/api/people/second-factor', { code })).statusCode).toBe(201);
  for (const path of CONSOLE) expect((await admin.request('GET', path)).statusCode, path).toBe(200);
});

test('a first admin without permissions yet can verify the address and set up a factor', async () => {
  const admin = await product.signIn('admin');
  const { sql } = product.database;
  await sql`update users set email_verified = false where id = ${admin.user_id}`;
  const begin = () => admin.request('POST', '/api/people/second-factor/key');
  expect((await begin()).json()).toMatchObject({ status: 409, code: 'EMAIL_NOT_VERIFIED' });

  const sent = await admin.request('POST', '/api/people/verification-mail', {});
  expect(sent.json()).toEqual({ sent: true });
  const [mail] = await sql`select link from mail_outbox where recipient = ${admin.email} order by id`;
  const { pathname, search } = new URL(mail?.link);
  expect((await admin.request('GET', pathname + search)).statusCode).toBe(302);
  expect((await begin()).statusCode).toBe(200);
});

test('a passkey also gives access, until it is removed', async () => {
  const dispatcher = await product.signIn('dispatcher');
  const { passkey } = await addPasskey(dispatcher);
  for (const path of CONSOLE) expect((await dispatcher.request('GET', path)).statusCode, path).toBe(200);
  await dispatcher.request('POST', `/api/people/passkeys/${passkey.id}/removal`, {});
  expect((await dispatcher.request('GET', '/api/fleet')).json()).toMatchObject({
    code: 'SECOND_FACTOR_SETUP',
  });
});
