import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bookedBySea } from '../../documents/documents-for-tests.ts';
import { inThisProcess } from '../../live/broadcast-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { endViews } from './end-views.ts';

const MINUTE_MS = 60_000;
const UNKNOWN = '01900000-0000-7000-8000-00000000ffff';

let now = new Date();
let product: TestApp;
let customer: TestPerson;
let other: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now, broadcast: inThisProcess() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await product.signIn('customer');
  other = await product.signIn('customer');
  number = await bookedBySea(customer);
});
afterAll(() => product.close());

const startAs = (staff: TestPerson, body: object = {}, id = customer.organisation_id) =>
  staff.request('POST', `/api/organisations/${id}/view`, body);
const stop = (staff: TestPerson) =>
  staff.request('POST', '/api/organisations/stop-viewing', {}, { 'idempotency-key': crypto.randomUUID() });
const sessionOf = async (staff: TestPerson) => (await staff.request('GET', '/api/people/session')).json();
const endingsBy = (staff: TestPerson) => product.database.sql`
  select subject_id, detail from audit_log
  where actor_id = ${staff.user_id} and action = 'organisations.stopViewing' order by created_at`;

async function viewing(body: object = {}): Promise<TestPerson> {
  const staff = await product.signIn('dispatcher');
  const started = await startAs(staff, body);
  expect(started.statusCode, started.body).toBe(200);
  return staff;
}

test('staff see what a member sees, and write nothing', async () => {
  const staff = await viewing();
  const { shipments } = (await staff.request('GET', '/api/shipments')).json();
  expect(shipments).toMatchObject([{ tracking_number: number, cost_cents: expect.any(Number) }]);
  expect(await sessionOf(staff)).toMatchObject({
    role: 'customer',
    organisation: { id: customer.organisation_id },
    permissions: ['view', 'book', 'money', 'manage'],
    viewing: { organisation: { id: customer.organisation_id } },
  });
  expect((await staff.request('GET', '/api/fleet')).statusCode).toBe(403);
  expect((await staff.request('GET', `/api/organisations/${other.organisation_id}`)).statusCode).toBe(404);
  const own = (await staff.request('GET', '/api/organisation')).json();
  expect(own).not.toHaveProperty('credit_status');
  for (const [path, body] of [
    [`/api/shipments/${number}/messages`, { text: 'Written by nobody' }],
    [`/api/organisations/${customer.organisation_id}/view`, {}],
    ['/api/people/sign-in', {}],
  ] as const) {
    const refused = await staff.request('POST', path, body);
    expect([path, refused.statusCode, refused.json().code]).toEqual([path, 403, 'VIEW_ONLY']);
  }
  const upload = await staff.request(
    'POST',
    '/api/uploads',
    {},
    { 'tus-resumable': '1.0.0', 'upload-length': '10' },
  );
  expect([upload.statusCode, upload.json().code]).toEqual([403, 'VIEW_ONLY']);
});

test('the permissions can be those of a member without prices', async () => {
  const staff = await viewing({ permissions: ['view'] });
  const { shipments } = (await staff.request('GET', '/api/shipments')).json();
  expect(shipments).toMatchObject([{ tracking_number: number, cost_cents: null }]);
  expect((await staff.request('GET', '/api/invoices')).statusCode).toBe(403);
});

test('the view begins and ends in the audit log, with who, which company and why', async () => {
  const staff = await viewing();
  expect((await stop(staff)).json()).toEqual({ id: customer.organisation_id });
  expect((await stop(staff)).json()).toEqual({ id: null });
  expect(await sessionOf(staff)).not.toHaveProperty('viewing');
  expect((await staff.request('GET', '/api/fleet')).statusCode).toBe(200);
  const { entries } = (await staff.request('GET', `/api/audit?person=${staff.user_id}`)).json();
  expect(entries).toMatchObject([
    {
      action: 'organisations.stopViewing',
      subject_id: customer.organisation_id,
      detail: { ended_by: 'viewer' },
    },
    {
      action: 'organisations.view',
      subject_id: customer.organisation_id,
      detail: { permissions: ['view', 'book', 'money', 'manage'], until: expect.any(String) },
    },
  ]);
});

test('it belongs to one session', async () => {
  const staff = await viewing();
  const elsewhere = await product.comeBack(staff);
  expect((await elsewhere.request('GET', '/api/fleet')).statusCode).toBe(200);
});

test('it ends with the session: signed out, or with another role', async () => {
  const leaver = await viewing();
  expect((await leaver.request('POST', '/api/people/sign-out', {})).statusCode).toBe(200);
  const demoted = await viewing();
  const admin = await product.signIn('admin');
  const changed = await admin.request('POST', `/api/people/${demoted.user_id}/role`, { role: 'customer' });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await demoted.request('GET', '/api/shipments')).statusCode).toBe(401);
  for (const staff of [leaver, demoted])
    expect(await endingsBy(staff)).toMatchObject([
      { subject_id: customer.organisation_id, detail: { ended_by: 'session' } },
    ]);
});

test('it ends after 30 minutes, even without activity', async () => {
  const staff = await viewing();
  const start = now;
  now = new Date(start.getTime() + 29 * MINUTE_MS);
  expect((await staff.request('GET', '/api/fleet')).statusCode).toBe(403);
  now = new Date(start.getTime() + 30 * MINUTE_MS);
  expect((await staff.request('GET', '/api/fleet')).statusCode).toBe(200);
  await endViews(product.dependencies)({});
  await endViews(product.dependencies)({});
  expect(await endingsBy(staff)).toMatchObject([{ detail: { ended_by: 'time' } }]);
  now = start;
});

test('only staff start it, of companies that exist', async () => {
  expect((await startAs(customer)).statusCode).toBe(403);
  const dispatcher = await product.signIn('dispatcher');
  expect((await startAs(dispatcher, {}, UNKNOWN)).statusCode).toBe(404);
});

test('open pages reconnect when it starts, and get no channel of staff', async () => {
  const staff = await product.signIn('dispatcher');
  const { port } = product.app.server.address() as AddressInfo;
  const open = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      headers: { cookie: staff.cookie ?? '' },
    });
    await once(socket, 'open');
    return socket;
  };
  const before = await open();
  const closed = once(before, 'close');
  await startAs(staff);
  await closed;
  const after = await open();
  after.send(JSON.stringify({ type: 'subscribe', topic: 'fleet' }));
  const [answer] = await once(after, 'message');
  expect(JSON.parse(String(answer))).toMatchObject({ type: 'refused' });
  const ended = once(after, 'close');
  await stop(staff);
  await ended;
});
