import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { TestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import type { TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

let product: TestApp;
let issuer: TestIssuer;
let close: () => Promise<void>;
let late_ms = 0;
beforeAll(async () => {
  ({ product, issuer, close } = await startWithIssuer({ now: () => new Date(Date.now() + late_ms) }));
});
beforeEach(() => {
  issuer.person = newSubject();
});
afterEach(() => {
  late_ms = 0;
  issuer.forge = undefined;
});
afterAll(() => close());

const browser = () => new TestBrowser(product);

/** The failure shown where the browser ends, after checking that nobody is signed in. */
async function refused(visitor: TestBrowser, end: string): Promise<string | null> {
  expect(await visitor.session()).toBeNull();
  return new URL(end, 'http://localhost').searchParams.get('sign_on');
}

async function withChanged(visitor: TestBrowser, name: string, value: string): Promise<string> {
  const callback = new URL(await visitor.follow(await visitor.start()));
  callback.searchParams.set(name, value);
  return visitor.finish(callback.href);
}

describe('the redirect to the issuer', () => {
  test('contains fresh PKCE, state and nonce, and no secret', async () => {
    const [one, other] = [await browser().start(), await browser().start()];
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      client_id: 'groundswell',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/auth/oidc/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)?.length).toBeGreaterThan(40);
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
    expect(one.href).not.toContain('secret');
  });

  test('stores its transaction in an encrypted, HttpOnly cookie', async () => {
    const visitor = browser();
    const response = await visitor.visit('/api/auth/oidc/start');
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).toBe('no-store');
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^groundswell\.sign-on=.+; HttpOnly; SameSite=Lax$/);
    const { searchParams } = new URL(String(response.headers.location));
    expect(cookie).not.toContain(searchParams.get('state'));
  });

  test.each([
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['/%09/evil.example', '/dashboard'],
    ['/api/auth/oidc/start', '/dashboard'],
    [`/${'a'.repeat(1_000)}`, '/dashboard'],
    ['/track/GS123456789?tab=map', '/track/GS123456789?tab=map'],
  ])('with next=%s ends at %s', async (next, end) => {
    const query = next.includes('%') ? next : encodeURIComponent(next);
    expect(await browser().signOn(`?next=${query}`)).toBe(end);
  });

  test('cannot be started by another site’s page, which leads to the sign-in screen', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const response = await product.app.inject({
        url: '/api/auth/oidc/start?for=customer',
        headers: { 'sec-fetch-site': site },
      });
      expect(response.headers.location).toBe('http://localhost:3000/auth?for=customer');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('cannot be started by HEAD, which would use up a code', async () => {
    for (const path of ['start', 'callback']) {
      const response = await product.app.inject({ method: 'HEAD', url: `/api/auth/oidc/${path}` });
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('the callback is rejected', () => {
  test('in another browser', async () => {
    const callback = await browser().follow(await browser().start());
    const victim = browser();
    expect(await refused(victim, await victim.finish(callback))).toBe('expired');
    await victim.start();
    expect(await refused(victim, await victim.finish(callback))).toBe('rejected');
  });

  test.each([
    ['state', 'another'],
    ['iss', 'https://evil.example'],
  ])('with another %s', async (name, value) => {
    const visitor = browser();
    expect(await refused(visitor, await withChanged(visitor, name, value))).toBe('rejected');
  });

  test('without the issuer’s name, which this issuer always sends', async () => {
    const visitor = browser();
    const callback = new URL(await visitor.follow(await visitor.start()));
    callback.searchParams.delete('iss');
    expect(await refused(visitor, await visitor.finish(callback.href))).toBe('rejected');
  });

  test('with a code that the issuer did not create', async () => {
    const visitor = browser();
    expect(await refused(visitor, await withChanged(visitor, 'code', 'made-up'))).toBe('expired');
  });

  test('with another nonce', async () => {
    const visitor = browser();
    const start = await visitor.start();
    start.searchParams.set('nonce', 'another');
    expect(await refused(visitor, await visitor.finish(await visitor.follow(start)))).toBe('rejected');
  });

  test('with the code of another sign-in, which has another PKCE verifier', async () => {
    const thief = browser();
    const stolen = new URL(await thief.follow(await thief.start())).searchParams.get('code');
    const visitor = browser();
    expect(await refused(visitor, await withChanged(visitor, 'code', String(stolen)))).toBe('expired');
  });

  test('a second time, even with the same cookie', async () => {
    const visitor = browser();
    const callback = await visitor.follow(await visitor.start());
    const copy = browser();
    for (const [name, value] of visitor.ours) copy.ours.set(name, value);
    expect(await visitor.finish(callback)).toBe('/dashboard');
    expect(await refused(copy, await copy.finish(callback))).toBe('expired');
    expect(visitor.ours.has('groundswell.sign-on')).toBe(false);
  });

  test('after ten minutes', async () => {
    const visitor = browser();
    const callback = await visitor.follow(await visitor.start());
    late_ms = 11 * MINUTE_MS;
    expect(await refused(visitor, await visitor.finish(callback))).toBe('expired');
  });

  test('with a cookie that this installation did not create', async () => {
    const visitor = browser();
    const callback = await visitor.follow(await visitor.start());
    const cookie = String(visitor.ours.get('groundswell.sign-on'));
    visitor.ours.set('groundswell.sign-on', `${cookie.slice(0, -2)}AA`);
    expect(await refused(visitor, await visitor.finish(callback))).toBe('expired');
  });

  test.each([
    ['changed after it was signed', (payload: object) => ({ ...payload, sub: 'somebody else' }), {}],
    ['not signed', (payload: object) => payload, { alg: 'none' }],
    ['signed with the client’s secret', (payload: object) => payload, { alg: 'HS256' }],
  ])('with an ID token that was %s', async (_, change, header) => {
    issuer.forge = (id_token) => {
      const [head = '', body = '', signature = ''] = id_token.split('.');
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
      const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${write({ ...read(head), ...header })}.${write(change(read(body)))}.${signature}`;
    };
    const visitor = browser();
    expect(await refused(visitor, await visitor.signOn())).toBe('rejected');
  });

  test('when the person declined', async () => {
    issuer.person = null;
    const visitor = browser();
    const end = await visitor.signOn('?for=customer&next=/quote');
    expect(end).toBe('/auth?for=customer&next=%2Fquote&sign_on=cancelled');
    expect(await refused(visitor, end)).toBe('cancelled');
  });
});

describe('rate limits', () => {
  test('apply to one network only', async () => {
    const from = (remoteAddress: string) =>
      product.app.inject({ url: '/api/auth/oidc/start', remoteAddress });
    const ends = [];
    for (let count = 0; count < 301; count += 1) ends.push((await from('198.51.100.7')).headers.location);
    expect(ends.filter((end) => end?.endsWith('sign_on=too-many'))).toHaveLength(1);
    expect((await from('198.51.100.8')).headers.location).toContain(issuer.url);
  });
});
