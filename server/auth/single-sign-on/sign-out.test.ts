import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import { Issuer } from './issuer.ts';
import type { TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

let product: TestApp;
let issuer: TestIssuer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ product, issuer, close } = await startWithIssuer());
});
afterAll(() => close());

async function signedOn(): Promise<TestBrowser> {
  issuer.person = newSubject();
  const browser = new TestBrowser(product);
  await browser.signOn();
  return browser;
}

async function signOut(browser: TestBrowser): Promise<string | null> {
  const response = await browser.visit('/api/people/sign-out', 'POST', {});
  expect(response.statusCode, response.body).toBe(200);
  expect(await browser.session()).toBeNull();
  return response.json().continue_at;
}

test('signing out ends the session here, then at the issuer, which redirects back', async () => {
  const browser = await signedOn();
  const url = new URL(String(await signOut(browser)));
  expect(url.origin).toBe(issuer.url);
  expect(url.searchParams.get('client_id')).toBe('groundswell');
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');

  const cookie = [...browser.theirs].map(([name, value]) => `${name}=${value}`).join('; ');
  const page = await fetch(url, { headers: { cookie } });
  const [, action = '', xsrf = ''] =
    /action="([^"]+)".*name="xsrf" value="([^"]+)"/s.exec(await page.text()) ?? [];
  const confirmed = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: [cookie, ...page.headers.getSetCookie().map((set) => set.split(';')[0])].join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(confirmed.headers.get('location')).toBe('http://localhost:3000/');

  // Nobody is signed in at the issuer any more, so the next sign-on is interactive.
  issuer.person = null;
  expect(await browser.signOn()).toBe('/auth?sign_on=cancelled');
});

test('a password session ends here only', async () => {
  const person = await product.signIn('customer');
  expect((await person.request('POST', '/api/people/sign-out', {})).json()).toEqual({ continue_at: null });
});

test('sign-out works while the issuer is down', async () => {
  const browser = await signedOn();
  issuer.health = 'down';
  const { singleSignOn } = product.dependencies;
  if (!singleSignOn) throw new Error('The product has no issuer.');
  const { issuer: discovered } = singleSignOn;
  singleSignOn.issuer = new Issuer({ issuer: issuer.url, ...issuer.client, roles: undefined });
  expect(await signOut(browser)).toBeNull();
  singleSignOn.issuer = discovered;
  issuer.health = 'up';
});

test('the ID token is stored encrypted, bound to its user', async () => {
  await signedOn();
  const rows = await product.database
    .sql`select user_id, sealed_id_token from sessions where sealed_id_token is not null`;
  expect(rows).not.toHaveLength(0);
  for (const { user_id, sealed_id_token } of rows) {
    expect(Buffer.from(sealed_id_token).toString()).not.toContain('eyJ');
    const open = (place: string) =>
      product.dependencies.singleSignOn?.idTokenEncryption.decrypt(sealed_id_token, place);
    expect(Buffer.from(open(user_id) ?? []).toString()).toMatch(/^eyJ/);
    expect(() => open('somebody else')).toThrow();
  }
});
