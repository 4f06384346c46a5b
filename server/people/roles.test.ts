import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/people/role.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../test-app.ts';
import { findProfile } from './profiles-table.ts';
import { userRoles } from './user-roles-table.ts';

type Person = Visitor & { user_id: string; email: string };

let product: TestApp;
let admin: Person;
let dispatcher: Person;
let customer: Person;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  [admin, dispatcher, customer] = [
    await product.signIn('admin'),
    await product.signIn('dispatcher'),
    await product.signIn('customer'),
  ];
});

const give = (by: Visitor, to: Person, role: Role, more: object = {}, headers = {}) =>
  by.request('POST', `/api/people/${to.user_id}/role`, { role, ...more }, headers);
const roleOf = async ({ user_id }: Person) => (await findProfile(product.database.db, user_id))?.role;
const notificationsOf = ({ user_id }: Person) =>
  product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(notifications.id);

describe('a person’s role', () => {
  test('is changed in profile and assignment, notified, and audited', async () => {
    await product.database.sql`
      update user_roles set created_at = now() - interval '1 year' where user_id = ${customer.user_id}`;
    product.published.length = 0;
    const response = await give(dispatcher, customer, 'driver');
    expect(response.statusCode, response.body).toBe(200);
    expect(product.published).toContainEqual({
      channel: 'fleet',
      event: 'person_changed',
      data: { user_id: customer.user_id },
    });
    expect(await roleOf(customer)).toBe('driver');

    const [assigned] = await product.database.db
      .select()
      .from(userRoles)
      .where(eq(userRoles.user_id, customer.user_id));
    expect(assigned).toMatchObject({ role: 'driver', assigned_by: dispatcher.user_id });
    expect(Date.now() - (assigned?.created_at.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await notificationsOf(customer)).toMatchObject([
      {
        kind: 'role_changed',
        type: 'info',
        title: 'Role Updated',
        message: 'Your role has been updated to driver',
      },
    ]);
    const [entry] = await product.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject_id, customer.user_id))
      .orderBy(auditLog.id);
    expect(entry).toMatchObject({
      actor_id: dispatcher.user_id,
      action: 'people.changeRole',
      detail: { changes: { role: ['customer', 'driver'] } },
    });
  });

  test('takes effect at once: all sessions of the person end, and the next one has the new permissions', async () => {
    expect((await dispatcher.request('GET', '/api/people')).statusCode).toBe(200);
    await give(admin, dispatcher, 'customer');
    expect((await dispatcher.request('GET', '/api/people')).statusCode).toBe(401);
    expect((await dispatcher.request('GET', '/api/people/session')).json()).toBeNull();
    const again = { email: dispatcher.email, password: TEST_PASSWORD };
    expect((await product.visitor.request('POST', '/api/people/sign-in', again)).json().role).toBe(
      'customer',
    );
  });

  test('is changed once when the request is repeated', async () => {
    const headers = { 'idempotency-key': 'the same' };
    for (const _ of [1, 2])
      expect((await give(admin, customer, 'driver', {}, headers)).json()).toMatchObject({ role: 'driver' });
    await give(admin, customer, 'driver');
    expect(await notificationsOf(customer)).toHaveLength(1);
  });

  test('is not overwritten after a concurrent change', async () => {
    await give(admin, customer, 'driver');
    const response = await give(admin, customer, 'dispatcher', { from: 'customer' });
    expect([response.statusCode, response.json().current]).toEqual([409, 'driver']);
    expect(await roleOf(customer)).toBe('driver');
  });

  test.each<['dispatcher' | 'admin', 'customer' | 'dispatcher' | 'admin', Role, number, string]>([
    ['dispatcher', 'customer', 'dispatcher', 403, 'ADMIN_ONLY'],
    ['dispatcher', 'customer', 'admin', 403, 'ADMIN_ONLY'],
    ['dispatcher', 'admin', 'customer', 403, 'ADMIN_ONLY'],
    ['dispatcher', 'dispatcher', 'customer', 409, 'OWN_ROLE'],
    ['admin', 'admin', 'customer', 409, 'OWN_ROLE'],
  ])('a %s cannot make a %s a %s', async (by, to, role, status, code) => {
    const people = { admin, dispatcher, customer };
    const response = await give(people[by], people[to], role);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await roleOf(people[to])).toBe(to);
  });

  test('must be a valid role of an existing person', async () => {
    const without = await give(admin, customer, '' as Role);
    expect([without.statusCode, without.json().issues[0].message]).toEqual([422, 'Select a role.']);
    const nobody = { ...customer, user_id: '00000000-0000-7000-8000-000000000000' };
    expect((await give(admin, nobody, 'driver')).statusCode).toBe(404);
  });

  test('of two admins who demote each other concurrently, one remains', async () => {
    for (const _ of [1, 2, 3]) {
      const [ada, bob] = [await product.signIn('admin'), await product.signIn('admin')];
      const responses = await Promise.all([give(ada, bob, 'customer'), give(bob, ada, 'customer')]);
      const [first, second] = responses.map(({ statusCode }) => statusCode).sort();
      expect(first).toBe(200);
      // The other one's session has ended, or ends while the call waits.
      expect([401, 403]).toContain(second);
      expect([await roleOf(ada), await roleOf(bob)].sort()).toEqual(['admin', 'customer']);
    }
  });

  test.each(['customer', 'driver'] as const)('cannot be changed or read by a %s', async (role) => {
    const person = await product.signIn(role);
    for (const response of [
      await give(person, customer, 'driver'),
      await person.request('GET', '/api/people'),
      await person.request('GET', `/api/people/${customer.user_id}`),
      await person.request('GET', `/api/people/${customer.user_id}/sign-ins`),
      await person.request('GET', '/api/audit'),
    ])
      expect(response.statusCode).toBe(403);
  });
});
