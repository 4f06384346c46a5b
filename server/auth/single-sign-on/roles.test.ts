import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/people/role.ts';
import type { TestApp } from '../../test-app.ts';
import { TestBrowser } from './browser-for-tests.ts';
import type { Subject, TestIssuer } from './issuer-for-tests.ts';
import { newSubject, startWithIssuer } from './single-sign-on-for-tests.ts';

const ROLES = {
  claim: 'groups',
  groups: new Map<string, Role>([
    ['drivers', 'driver'],
    ['desk', 'dispatcher'],
    ['it', 'admin'],
  ]),
};

let product: TestApp;
let issuer: TestIssuer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ product, issuer, close } = await startWithIssuer({ roles: ROLES }));
});
afterAll(() => close());

async function signOn(person: Subject): Promise<{ browser: TestBrowser; session: Record<string, unknown> }> {
  issuer.person = person;
  const browser = new TestBrowser(product);
  expect(await browser.signOn()).toBe('/dashboard');
  return { browser, session: (await browser.session()) ?? {} };
}

test('the groups scope is requested', async () => {
  const start = await new TestBrowser(product).start();
  expect(start.searchParams.get('scope')).toBe('openid email profile groups');
});

test('a new account has the highest role of the groups', async () => {
  const { session } = await signOn(newSubject({ groups: ['drivers', 'desk', 'sales'] }));
  expect(session).toMatchObject({ role: 'dispatcher' });
});

test('the groups of each sign-in determine the role, whatever was assigned here', async () => {
  const person = newSubject({ groups: ['desk'] });
  const first = await signOn(person);
  const user_id = String(first.session.user_id);
  const { session, browser } = await signOn({ ...person, groups: ['drivers'] });
  expect(session).toMatchObject({ user_id, role: 'driver' });
  expect(await first.browser.session()).toBeNull();
  expect(product.published).toContainEqual(
    expect.objectContaining({ channel: expect.stringContaining(user_id), event: 'changed' }),
  );
  const { notifications } = (await browser.visit('/api/notifications')).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ message: 'Your role has been updated to driver' }),
  );
  const [entry] = await product.database.sql`
    select actor_id, detail from audit_log where subject_id = ${user_id} and action = 'people.changeRole'`;
  expect(entry).toMatchObject({
    actor_id: null,
    detail: { by: 'single sign-on', changes: { role: ['dispatcher', 'driver'] }, ended: 1 },
  });

  const admin = await product.signIn('admin');
  await admin.request('POST', `/api/people/${user_id}/role`, { role: 'admin' });
  expect((await signOn({ ...person, groups: [] })).session).toMatchObject({ user_id, role: 'customer' });
  expect((await signOn({ ...person, groups: [] })).session).toMatchObject({ role: 'customer' });
  const changes = await product.database
    .sql`select from audit_log where subject_id = ${user_id} and action = 'people.changeRole'`;
  expect(changes).toHaveLength(3);
});

test('an admin’s address grants no role', async () => {
  const other = await product.signIn('admin');
  const { email, user_id } = await product.signIn('admin');
  const { session } = await signOn(newSubject({ email, groups: [] }));
  expect(session).toMatchObject({ user_id, role: 'customer' });
  expect((await other.request('GET', '/api/people')).statusCode).toBe(200);
});

test('one of the last admins keeps the role, even with concurrent sign-ins', async () => {
  await product.database.sql`update profiles set role = 'customer' where role = 'admin'`;
  const people = [newSubject({ groups: ['it'] }), newSubject({ groups: ['it'] })] as const;
  for (const person of people) await signOn(person);
  const deactivated = await product.signIn('admin');
  await product.database.sql`update users set deactivated_at = now() where id = ${deactivated.user_id}`;
  const callbacks: [TestBrowser, string][] = [];
  for (const person of people) {
    issuer.person = { ...person, groups: [] };
    const browser = new TestBrowser(product);
    callbacks.push([browser, await browser.follow(await browser.start())]);
  }
  await Promise.all(callbacks.map(([browser, callback]) => browser.finish(callback)));
  const roles = await Promise.all(callbacks.map(async ([browser]) => (await browser.session())?.role));
  expect(roles.sort()).toEqual(['admin', 'customer']);
});
