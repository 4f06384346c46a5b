import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { startTestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import { Issuer } from './issuer.ts';
import { startTestIssuer, type TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

const UNAVAILABLE = '/auth?sign_on=unavailable';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function anIssuer(): Promise<TestIssuer> {
  const issuer = await startTestIssuer('http://localhost:3000');
  closing.push(issuer.close);
  return issuer;
}

test('an issuer is discovered on first use, once for concurrent callers, and again after an hour', async () => {
  const there = await anIssuer();
  const issuer = new Issuer({ issuer: there.url, ...there.client, roles: undefined });
  const now = new Date();
  expect(there.discoveries).toBe(0);
  await Promise.all([issuer.configuration(now), issuer.configuration(now)]);
  await issuer.configuration(now);
  expect(there.discoveries).toBe(1);
  await issuer.configuration(new Date(now.getTime() + HOUR_MS));
  expect(there.discoveries).toBe(2);
});

test('stale metadata is used while it cannot be refreshed', async () => {
  const { url, client, close } = await startTestIssuer('http://localhost:3000');
  const issuer = new Issuer({ issuer: url, ...client, roles: undefined });
  const now = new Date();
  const found = await issuer.configuration(now);
  await close();
  expect(await issuer.configuration(new Date(now.getTime() + HOUR_MS))).toBe(found);
});

test('metadata with another issuer name is rejected', async () => {
  const { url, client } = await anIssuer();
  const issuer = new Issuer({ issuer: `${url}/tenant`, ...client, roles: undefined });
  await expect(issuer.configuration(new Date())).rejects.toMatchObject({ failure: 'unavailable' });
});

test('an issuer that is down does not affect other sign-in methods, and is retried', async () => {
  const { product, issuer, close } = await startWithIssuer();
  closing.push(close);
  const browser = new TestBrowser(product);
  issuer.person = newSubject();
  issuer.health = 'hangs';
  const begun = Date.now();
  const response = await browser.visit('/api/auth/oidc/start');
  expect(response.headers.location).toBe(`http://localhost:3000${UNAVAILABLE}`);
  expect(Date.now() - begun).toBeLessThan(8_000);
  const person = await product.signIn('customer');
  expect((await person.request('GET', '/api/people/profile')).statusCode).toBe(200);
  issuer.health = 'up';
  const callback = await browser.follow(await browser.start());
  issuer.health = 'down';
  expect(await browser.finish(callback)).toBe(UNAVAILABLE);
  issuer.health = 'up';
  expect(await browser.signOn()).toBe('/dashboard');
});

test('without an issuer the routes do not exist', async () => {
  const product = await startTestApp();
  closing.push(product.close);
  for (const path of ['start', 'callback'])
    expect((await product.visitor.request('GET', `/api/auth/oidc/${path}`)).statusCode).toBe(404);
  expect((await product.visitor.request('GET', '/api/people/sign-in-methods')).json()).toEqual({
    single_sign_on: false,
  });
});

test('an issuer that accepts the client secret only in the body gets it there', async () => {
  const { product, issuer, close } = await startWithIssuer(
    {},
    { token_endpoint_auth_method: 'client_secret_post' },
  );
  closing.push(close);
  issuer.person = newSubject();
  expect(await new TestBrowser(product).signOn()).toBe('/dashboard');
});

test('the log names the failure, without personal data', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const { product, issuer, close } = await startWithIssuer({ log });
  closing.push(close);
  const person = newSubject({ email_verified: false });
  issuer.person = person;
  const browser = new TestBrowser(product);
  await browser.signOn();
  const callback = new URL(await browser.follow(await browser.start()));
  callback.searchParams.set('code', 'made-up-by-somebody');
  await browser.finish(callback.href);
  const text = lines.join('\n');
  expect(text).toContain('"failure":"unverified-address"');
  expect(text).toContain('"cause":"invalid_grant"');
  for (const secret of [
    person.sub,
    person.email,
    person.name,
    'made-up-by-somebody',
    issuer.client.clientSecret,
  ])
    expect(text).not.toContain(secret);
});
