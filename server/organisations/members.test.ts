import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '#domain/people/permissions.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { joinOrganisation } from './members-for-tests.ts';

let product: TestApp;
let manager: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  manager = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const membersPath = (of = manager) => `/api/organisations/${of.organisation_id}/members`;

describe('members', () => {
  test('are invited by mail and have no right before they accept', async () => {
    const email = 'new.colleague@test.example';
    const response = await manager.request('POST', membersPath(), { email, permissions: ['book'] });
    expect(response.json()).toMatchObject({
      email,
      full_name: 'New Colleague',
      permissions: ['view', 'book'],
      status: 'invited',
    });
    const again = await manager.request('POST', membersPath(), { email, permissions: ['view'] });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_MEMBER']);
  });

  test('are named their company before a requested password accepts the invitation', async () => {
    const email = 'signs-up-later@test.example';
    await manager.request('POST', membersPath(), { email, permissions: ['view', 'book'] });
    await product.visitor.request('POST', '/api/people/password-reset-request', { email });
    const mails = await product.database
      .sql`select text from mail_outbox where recipient = ${email} order by id`;
    const { name } = (await manager.request('GET', '/api/organisation')).json();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text.replace(/\s+/g, ' ')).toContain(`you join ${name}`);
  });

  test('one person belongs to one organisation', async () => {
    const response = await manager.request('POST', membersPath(), {
      email: outsider.email,
      permissions: ['view'],
    });
    expect([response.statusCode, response.json().code]).toEqual([409, 'MEMBER_ELSEWHERE']);
    const staff = await manager.request('POST', membersPath(), {
      email: dispatcher.email,
      permissions: ['view'],
    });
    expect(staff.statusCode).toBe(409);
  });

  test('of a former one accept by the link, after signing in', async () => {
    const leaver = await joinOrganisation(product, outsider, ['view']);
    await product.database.sql`insert into notifications (id, user_id, kind, title, message, digest_due)
      values (gen_random_uuid(), ${leaver.user_id}, 'status_changed', 'T', 'M', true)`;
    expect((await outsider.request('DELETE', `${membersPath(outsider)}/${leaver.id}`)).statusCode).toBe(200);
    expect((await leaver.request('GET', '/api/shipments')).statusCode).toBe(401);
    expect(
      await product.database.sql`select from notifications where user_id = ${leaver.user_id} and digest_due`,
    ).toHaveLength(0);
    const back = await product.comeBack(leaver);
    expect((await back.request('GET', '/api/organisation')).statusCode).toBe(404);
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(403);
    const invited = await manager.request('POST', membersPath(), {
      email: leaver.email,
      permissions: ['view'],
    });
    const accept = `${membersPath()}/${invited.json().id}/accept`;
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(403);
    expect((await manager.request('POST', accept, {})).statusCode).toBe(404);
    expect((await back.request('POST', accept, {})).json()).toMatchObject({ id: manager.organisation_id });
    expect((await back.request('GET', '/api/shipments')).statusCode).toBe(200);
  });

  test('who only were invited are not booked for', async () => {
    const response = await manager.request('POST', membersPath(), {
      email: 'not.yet@test.example',
      permissions: ['view'],
    });
    const { user_id } = response.json();
    const { organisation_id } = manager;
    for (const client of [{ user_id }, { user_id, organisation_id }]) {
      const booked = await dispatcher.request('POST', '/api/functions/create-shipment', {
        origin_city: 'Houston',
        origin_country: 'US',
        destination_city: 'Rotterdam',
        destination_country: 'NL',
        cargo_description: 'Glass lamps',
        cargo_weight: 1200,
        service_type: 'standard',
        transport_mode: 'sea',
        ...client,
      });
      expect([booked.statusCode, booked.json().code], booked.body).toEqual([404, 'UNKNOWN_CLIENT']);
    }
  });

  test('nobody grants what they lack', async () => {
    const deputy = await joinOrganisation(product, manager, ['manage']);
    const invite = (permissions: Permission[]) =>
      deputy.request('POST', membersPath(), { email: `${Math.random()}@test.example`, permissions });
    expect((await invite(['money'])).statusCode).toBe(403);
    expect((await invite(['book'])).statusCode).toBe(403);
    expect((await invite(['view'])).statusCode).toBe(201);
    const own = `${membersPath()}/${deputy.id}`;
    expect((await deputy.request('PATCH', own, { permissions: ['manage', 'money'] })).statusCode).toBe(403);
    const viewer = await joinOrganisation(product, manager, ['money']);
    const reduced = await deputy.request('PATCH', `${membersPath()}/${viewer.id}`, {
      permissions: ['money', 'view'],
    });
    expect(reduced.json().permissions).toEqual(['view', 'money']);
  });

  test('the last manager can be neither removed nor reduced', async () => {
    const founder = await product.signIn('customer');
    const path = membersPath(founder);
    const [{ id }] = (await founder.request('GET', path)).json().members;
    expect((await founder.request('DELETE', `${path}/${id}`)).statusCode).toBe(409);
    expect((await founder.request('PATCH', `${path}/${id}`, { permissions: ['view'] })).statusCode).toBe(409);
    await joinOrganisation(product, founder, ['manage']);
    expect((await founder.request('DELETE', `${path}/${id}`)).statusCode).toBe(200);
  });

  test('are managed by managers and staff only', async () => {
    const viewer = await joinOrganisation(product, manager, ['view']);
    const invitation = { email: 'x@test.example', permissions: ['view'] };
    expect((await viewer.request('POST', membersPath(), invitation)).statusCode).toBe(403);
    expect((await viewer.request('GET', membersPath())).statusCode).toBe(200);
    expect((await outsider.request('POST', membersPath(), invitation)).statusCode).toBe(404);
    expect((await outsider.request('GET', membersPath())).statusCode).toBe(404);
    expect((await dispatcher.request('GET', membersPath())).statusCode).toBe(200);
  });
});
