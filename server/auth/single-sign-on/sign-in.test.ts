import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import type { TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

let product: TestApp;
let issuer: TestIssuer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ product, issuer, close } = await startWithIssuer());
});
afterAll(() => close());

const browser = () => new TestBrowser(product);

async function actionsOf(user_id: string): Promise<string[]> {
  const rows = await product.database
    .sql`select action from audit_log where subject_id = ${user_id} order by created_at, id`;
  return rows.map(({ action }) => action);
}

async function mailsTo(email: string): Promise<string[]> {
  const rows = await product.database
    .sql`select subject from mail_outbox where recipient = ${email} order by id`;
  return rows.map(({ subject }) => subject);
}

describe('a new person', () => {
  test('gets a verified customer account, and the same one the next time', async () => {
    const person = newSubject();
    issuer.person = person;
    const first = browser();
    expect(await first.signOn('?for=customer&next=/quote')).toBe('/quote');
    const session = await first.session();
    expect(session).toMatchObject({ email: person.email, full_name: person.name, role: 'customer' });
    expect((await first.visit('/api/people/profile')).json()).toMatchObject({
      email_verified: true,
      has_password: false,
      single_sign_on: true,
    });
    const user_id = String(session?.user_id);
    expect(await actionsOf(user_id)).toEqual(['people.signUp', 'people.linkIdentity']);

    issuer.person = { ...person, email: 'other@trade.example', name: 'Another Name' };
    const second = browser();
    expect(await second.signOn()).toBe('/dashboard');
    expect(await second.session()).toMatchObject({ user_id, email: person.email, full_name: person.name });
    // As after a password sign-in: the second browser was not trusted.
    expect(await mailsTo(String(person.email))).toEqual(['New sign-in to your account']);
  });

  test.each([
    ['an address that the issuer has not verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['an invalid address', { email: 'root' }],
  ])('with %s is rejected', async (_, change) => {
    const person = newSubject(change);
    issuer.person = person;
    const visitor = browser();
    expect(await visitor.signOn()).toBe('/auth?sign_on=unverified-address');
    expect(await visitor.session()).toBeNull();
    expect(await product.database.sql`select from identities where subject = ${person.sub}`).toHaveLength(0);
  });
});

describe('a person whose address has an account', () => {
  test('is linked to it, e-mailed, and keeps their role', async () => {
    const { email, user_id } = await product.signIn('dispatcher');
    issuer.person = newSubject({ email: email.toUpperCase() });
    const visitor = browser();
    expect(await visitor.signOn()).toBe('/dashboard');
    expect(await visitor.session()).toMatchObject({ user_id, email, role: 'dispatcher' });
    expect(await actionsOf(user_id)).toContain('people.linkIdentity');
    expect(await mailsTo(email)).toContain('Single sign-on is now linked to your account');
    await browser().signOn();
    const mails = (await mailsTo(email)).filter(
      (subject) => subject === 'Single sign-on is now linked to your account',
    );
    expect(mails).toHaveLength(1);
  });

  test.each([
    ['neither side', false, false, 'unverified-address'],
    ['only the product', true, false, 'unverified-address'],
    ['only the issuer', false, true, 'unverified-account'],
  ])('verified by %s is rejected', async (_, here, there, failure) => {
    const { email, user_id } = await product.signIn('customer');
    await product.database.sql`update users set email_verified = ${here} where id = ${user_id}`;
    issuer.person = newSubject({ email, email_verified: there });
    const visitor = browser();
    expect(await visitor.signOn()).toBe(`/auth?sign_on=${failure}`);
    expect(await visitor.session()).toBeNull();
    expect(await product.database.sql`select from identities where user_id = ${user_id}`).toHaveLength(0);
  });

  test('deactivated is rejected, linked before or not', async () => {
    const { email, user_id } = await product.signIn('customer');
    issuer.person = newSubject({ email });
    await product.database.sql`update users set deactivated_at = now() where id = ${user_id}`;
    expect(await browser().signOn()).toContain('sign_on=deactivated');
    await product.database.sql`update users set deactivated_at = null where id = ${user_id}`;
    expect(await browser().signOn()).toBe('/dashboard');
    await product.database.sql`update users set deactivated_at = now() where id = ${user_id}`;
    const visitor = browser();
    expect(await visitor.signOn()).toContain('sign_on=deactivated');
    expect(await visitor.session()).toBeNull();
    const failed = await product.database
      .sql`select from sign_ins where user_id = ${user_id} and not succeeded`;
    expect(failed).toHaveLength(2);
  });
});

test('concurrent first sign-ins of one subject create one account', async () => {
  const person = newSubject();
  issuer.person = person;
  const ends = await Promise.all([browser(), browser(), browser()].map((each) => each.signOn()));
  expect(ends.every((end) => end === '/dashboard' || end.endsWith('sign_on=expired'))).toBe(true);
  expect(ends).toContain('/dashboard');
  expect(await product.database.sql`select from users where email = ${String(person.email)}`).toHaveLength(1);
});

test('the browser’s former session ends with the sign-in', async () => {
  issuer.person = newSubject();
  const person = browser();
  await person.signOn();
  const former = new Map(person.ours);
  await person.signOn();
  const thief = browser();
  for (const [name, value] of former) thief.ours.set(name, value);
  expect(await thief.session()).toBeNull();
});

test('the sign-in methods say whether single sign-on is available', async () => {
  expect((await product.visitor.request('GET', '/api/people/sign-in-methods')).json()).toEqual({
    single_sign_on: true,
  });
});
