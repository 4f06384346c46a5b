import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { isRecentlyAuthenticated } from '#domain/people/reauthentication.ts';
import { TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import type { Subject, TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

let product: TestApp;
let issuer: TestIssuer;
let close: () => Promise<void>;
let late_ms = 0;
beforeAll(async () => {
  const start = await startWithIssuer({ now: () => new Date(Date.now() + late_ms) });
  ({ product, issuer, close } = start);
  product.dependencies.settings.staffSecondFactor = true;
});
beforeEach(() => {
  late_ms = 0;
});
afterAll(() => close());

async function signOn(person: Subject, query = ''): Promise<{ browser: TestBrowser; end: string }> {
  issuer.person = person;
  const browser = new TestBrowser(product);
  return { browser, end: await browser.signOn(query) };
}

describe('staff who must have a second factor', () => {
  test.each([
    [undefined, 'missing', 403],
    [['pwd'], 'missing', 403],
    [['otp'], 'missing', 403],
    [['pwd', 'otp'], 'off', 200],
    [['mfa'], 'off', 200],
  ])('with the issuer’s amr %j: %s', async (amr, second_factor, status) => {
    const { email } = await product.signIn('dispatcher');
    const { browser } = await signOn(newSubject({ email, ...(amr && { amr }) }));
    expect(await browser.session()).toMatchObject({ role: 'dispatcher', second_factor });
    expect((await browser.visit('/api/people')).statusCode).toBe(status);
  });
});

describe('a person with a second factor here', () => {
  async function withFactor(): Promise<{ person: Subject; code: () => string; user_id: string }> {
    const { email, user_id, request } = await product.signIn('customer');
    const { key } = (await request('POST', '/api/people/second-factor/key')).json();
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    let step = 0;
    const code = () => {
      step += 1;
      return app.generate({ timestamp: Date.now() + (step - 1) * 30_000 });
    };
    const turnedOn = await request('POST', '/api/people/second-factor', { code: code() });
    expect(turnedOn.statusCode, turnedOn.body).toBe(201);
    return { person: newSubject({ email, amr: ['mfa'] }), code, user_id };
  }

  const challengeIn = (end: string) =>
    /^\/auth\?for=customer&next=%2Fquote#challenge=(.+)&factors=app$/.exec(end)?.[1];

  test('must enter it whatever the issuer required, and signs in by single sign-on', async () => {
    const { person, code, user_id } = await withFactor();
    const { browser, end } = await signOn(person, '?for=customer&next=/quote');
    const challenge = challengeIn(end);
    expect(await browser.session()).toBeNull();
    const confirm = (tried: string) =>
      browser.visit('/api/people/sign-in/confirmation', 'POST', { challenge, code: tried });
    expect((await confirm('000000')).statusCode).toBe(401);
    const confirmed = await confirm(code());
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await browser.session()).toMatchObject({ user_id, second_factor: 'on' });
    const { continue_at } = (await browser.visit('/api/people/sign-out', 'POST', {})).json();
    expect(continue_at).toContain(issuer.url);
  });

  test('cannot sign in after the account was deactivated meanwhile', async () => {
    const { person, code, user_id } = await withFactor();
    const { browser, end } = await signOn(person, '?for=customer&next=/quote');
    await product.database.sql`update users set deactivated_at = now() where id = ${user_id}`;
    const refused = await browser.visit('/api/people/sign-in/confirmation', 'POST', {
      challenge: challengeIn(end),
      code: code(),
    });
    expect(refused.statusCode).toBe(403);
    expect(await browser.session()).toBeNull();
  });
});

describe('reauthentication', () => {
  async function isProvedFresh(browser: TestBrowser): Promise<boolean> {
    const response = await browser.visit('/api/privacy/export');
    expect([200, 403]).toContain(response.statusCode);
    return response.statusCode === 200;
  }

  test('is as old as the sign-in at the issuer, and can be renewed there', async () => {
    const person = newSubject();
    const { browser } = await signOn(person);
    expect(await isProvedFresh(browser)).toBe(true);
    late_ms = 16 * MINUTE_MS;
    expect(await isProvedFresh(browser)).toBe(false);
    // Still signed in at the issuer: returning without a prompt does not count.
    expect(await browser.signOn()).toBe('/dashboard');
    expect(await isProvedFresh(browser)).toBe(false);

    late_ms = 0;
    const former = new Map(browser.ours);
    const start = await browser.start('?next=/settings&reauthenticate=1');
    expect(start.searchParams.get('prompt')).toBe('login');
    expect(start.searchParams.get('max_age')).toBe('0');
    expect(await browser.finish(await browser.follow(start))).toBe('/settings');
    expect(await isProvedFresh(browser)).toBe(true);
    const thief = new TestBrowser(product);
    for (const [name, value] of former) thief.ours.set(name, value);
    expect(await thief.session()).toBeNull();
  });

  test('fails when the issuer did not prompt', async () => {
    const { browser } = await signOn(newSubject());
    late_ms = 16 * MINUTE_MS;
    const start = await browser.start('?next=/settings&reauthenticate=1');
    start.searchParams.delete('prompt');
    start.searchParams.delete('max_age');
    const end = await browser.finish(await browser.follow(start));
    expect(end).toBe('/settings?sign_on=not-recent');
    expect(await isProvedFresh(browser)).toBe(false);
  });

  test('fails for another person, whose account is not linked', async () => {
    const { browser } = await signOn(newSubject());
    const mine = await browser.session();
    const other = await product.signIn('customer');
    issuer.person = newSubject({ email: other.email });
    browser.theirs.clear();
    expect(await browser.signOn('?next=/settings&reauthenticate=1')).toContain('sign_on=other-person');
    expect(await browser.session()).toMatchObject({ user_id: mine?.user_id });
    expect(await product.database.sql`select from identities where user_id = ${other.user_id}`).toHaveLength(
      0,
    );
  });

  test('is old when the issuer does not send the sign-in time', async () => {
    const quiet = await startWithIssuer({}, { require_auth_time: false });
    quiet.issuer.person = newSubject();
    const browser = new TestBrowser(quiet.product);
    expect(await browser.signOn()).toBe('/dashboard');
    const [session] = await quiet.product.database.sql`select reauthenticated_at from sessions`;
    await quiet.close();
    expect(isRecentlyAuthenticated(session?.reauthenticated_at, new Date())).toBe(false);
  });

  test('also works with the password, and the session stays one by single sign-on', async () => {
    const { email } = await product.signIn('admin');
    const { browser } = await signOn(newSubject({ email, amr: ['mfa'] }));
    const proved = await browser.visit('/api/people/reauthentication', 'POST', { password: TEST_PASSWORD });
    expect(proved.statusCode, proved.body).toBe(200);
    expect(await browser.session()).toMatchObject({ role: 'admin', second_factor: 'off' });
    const { continue_at } = (await browser.visit('/api/people/sign-out', 'POST', {})).json();
    expect(continue_at).toContain(issuer.url);
  });
});
