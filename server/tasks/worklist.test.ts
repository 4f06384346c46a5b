import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let admin: TestPerson;
let staff: TestPerson;
let customer: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  number = await bookNingboDuisburg(customer);
});
afterAll(() => product.close());

const addTask = async (title: string, more: object = {}, of = number) => {
  const added = await admin.request('POST', `/api/shipments/${of}/tasks`, { title, ...more });
  expect(added.statusCode, added.body).toBe(201);
  return added.json().id as string;
};
const raise = async (object: string, more: object = {}, of = number) => {
  const raised = await admin.request('POST', `/api/shipments/${of}/exceptions`, {
    code: 'DAMAGE',
    object,
    ...more,
  });
  expect(raised.statusCode, raised.body).toBe(201);
  return raised.json().id as string;
};
const read = async (path: string, by = staff) => (await by.request('GET', `/api${path}`)).json();
const titlesOf = async (query = '', by = staff) =>
  (await read(`/tasks?${query}`, by)).tasks.map(({ title }: { title: string }) => title);
const objectsOf = async (query = '', by = staff) =>
  (await read(`/exceptions?${query}`, by)).exceptions.map(({ object }: { object: string }) => object);

test('open tasks are listed across shipments by due date, of one owner, of nobody or of anyone', async () => {
  const other = await bookNingboDuisburg(customer, { destination_city: 'Hamburg' });
  const mine = { owner_id: staff.user_id };
  await addTask('No date', mine);
  await addTask('Second', { due_at: '2026-12-02T09:00:00Z', ...mine }, other);
  await addTask('First', { due_at: '2026-12-01T09:00:00Z' });
  await addTask('Of the admin', { due_at: '2026-12-03T09:00:00Z', owner_id: admin.user_id });
  const done = await addTask('Done', mine);
  await admin.request('PATCH', `/api/tasks/${done}`, { done: true });
  expect(await titlesOf()).toEqual(['First', 'Second', 'Of the admin', 'No date']);
  expect(await titlesOf('owner=me')).toEqual(['Second', 'No date']);
  expect(await titlesOf('owner=nobody')).toEqual(['First']);
  expect((await read('/tasks?owner=me')).tasks[0]).toMatchObject({
    title: 'Second',
    tracking_number: other,
    client: expect.any(String),
    origin_city: 'Ningbo',
    destination_city: 'Hamburg',
    time_zone: 'Europe/Berlin',
    owner: { user_id: staff.user_id },
    done_at: null,
    version: 1,
  });
  expect(await read('/tasks/count')).toEqual({ tasks: 2, exceptions: 0 });
  const pages: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: { tasks: { title: string }[]; next: string | null } = await read(
      `/tasks?limit=1${after && `&after=${after}`}`,
    );
    pages.push(...page.tasks.map(({ title }) => title));
    after = page.next;
  }
  expect(pages).toEqual(['First', 'Second', 'Of the admin', 'No date']);
  const reopened = await admin.request('PATCH', `/api/tasks/${done}`, {
    done: false,
    due_at: '2026-11-30T09:00:00Z',
  });
  expect(reopened.json()).toMatchObject({ done_at: null });
  expect((await titlesOf('owner=me'))[0]).toBe('Done');
  expect((await customer.request('GET', '/api/tasks')).statusCode).toBe(403);
  expect((await staff.request('GET', '/api/tasks?owner=someone')).statusCode).toBe(422);
});

test('standard tasks are due as in the file, and follow the legs and the estimate', async () => {
  const following = await bookNingboDuisburg(customer);
  await admin.request('POST', `/api/shipments/${following}/tasks/standard`);
  const duesOf = async () => {
    const inFile: { title: string; due_at: string | null }[] = (await read(`/shipments/${following}/tasks`))
      .tasks;
    const listed: ((typeof inFile)[number] & { tracking_number: string })[] = (
      await read('/tasks?owner=nobody&limit=100')
    ).tasks;
    const own = listed.filter(({ tracking_number }) => tracking_number === following);
    const dues = (tasks: typeof inFile) =>
      Object.fromEntries(tasks.map(({ title, due_at }) => [title, due_at]));
    expect(dues(own)).toEqual(dues(inFile));
    return dues(own);
  };
  const booked = await duesOf();
  await put(admin, following, 'legs', NINGBO_DUISBURG_LEGS);
  const planned = await duesOf();
  expect(planned['Book the carrier']).toBe('2026-11-14T14:00:00.000Z');
  expect(planned['Send the arrival notice']).not.toBe(booked['Send the arrival notice']);
  const later = NINGBO_DUISBURG_LEGS.map((leg) =>
    leg.role === 'main' ? { ...leg, etd: '2026-11-30T22:00:00+08:00' } : leg,
  );
  await put(admin, following, 'legs', later);
  expect((await duesOf())['Book the carrier']).toBe('2026-11-16T14:00:00.000Z');
  await product.database.sql`update leg_details set eta = null
    where shipment_id = (select id from shipments where tracking_number = ${following})`;
  await product.database.sql`update shipments set estimated_delivery_date = '2027-02-01T00:00:00Z'
    where tracking_number = ${following}`;
  expect((await duesOf())['Send the arrival notice']).toBe('2027-01-27T00:00:00.000Z');
});

test('open exceptions are listed across shipments, the most severe first, then the oldest', async () => {
  const other = await bookNingboDuisburg(customer);
  const mine = { owner_id: staff.user_id };
  await raise('Low', { severity: 'low' });
  await raise('Older', { severity: 'medium', ...mine });
  await raise('Newer', { severity: 'medium', owner_id: admin.user_id }, other);
  await raise('Urgent', { severity: 'high', ...mine }, other);
  const resolved = await raise('Resolved', mine);
  await admin.request('POST', `/api/exceptions/${resolved}/resolve`, { resolution: 'Repacked' });
  expect(await objectsOf()).toEqual(['Urgent', 'Older', 'Newer', 'Low']);
  expect(await objectsOf('owner=me')).toEqual(['Urgent', 'Older']);
  expect(await objectsOf('owner=nobody')).toEqual(['Low']);
  const first = await read('/exceptions?limit=1');
  expect(first.exceptions[0]).toMatchObject({
    tracking_number: other,
    code: 'DAMAGE',
    client: expect.any(String),
    destination_city: 'Duisburg',
    owner: { user_id: staff.user_id },
    raised_by: expect.any(String),
    version: 1,
  });
  expect(await objectsOf(`limit=2&after=${first.next}`)).toEqual(['Older', 'Newer']);
  expect((await read('/tasks/count')).exceptions).toBe(2);
  expect((await customer.request('GET', '/api/exceptions')).statusCode).toBe(403);
});

test('test shipments and standard tasks of cancelled ones are absent', async () => {
  const [tested, cancelled] = [await bookNingboDuisburg(customer), await bookNingboDuisburg(customer)];
  await addTask('Of the test', {}, tested);
  await raise('Of the test', {}, tested);
  await product.database.sql`update shipments set test = true where tracking_number = ${tested}`;
  await addTask('Refund the deposit', {}, cancelled);
  await admin.request('POST', `/api/shipments/${cancelled}/tasks/standard`);
  const set = await admin.request('POST', `/api/shipments/${cancelled}/status`, {
    status: 'cancelled',
    confirmed: true,
  });
  expect(set.statusCode).toBe(200);
  const { tasks } = await read('/tasks?limit=100');
  const titlesFor = (of: string) =>
    tasks
      .filter(({ tracking_number }: { tracking_number: string }) => tracking_number === of)
      .map(({ title }: { title: string }) => title);
  expect([titlesFor(tested), titlesFor(cancelled)]).toEqual([[], ['Refund the deposit']]);
  const { sql } = product.database;
  const open = async () => {
    const rows = await sql`select title from tasks join shipments on shipments.id = shipment_id
      where tracking_number = ${cancelled} and done_at is null and not cancelled`;
    return rows.length;
  };
  expect(await open()).toBe(1);
  // With the shipment, its standard tasks return.
  await sql`update shipments set status = 'confirmed' where tracking_number = ${cancelled}`;
  expect(await open()).toBeGreaterThan(1);
  await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const plan = await transaction`explain select id from tasks where done_at is null and not cancelled
      order by coalesce(computed_due_at, 'infinity') asc nulls last, id asc nulls last limit 51`;
    expect(JSON.stringify(plan)).toContain('tasks_open');
  });
  expect(await objectsOf()).not.toContain('Of the test');
});

test('a limited dispatcher has the work of their branches, also of what they own', async () => {
  const limited = await product.signIn('dispatcher');
  const mine = { owner_id: limited.user_id };
  await addTask('Elsewhere', mine);
  await raise('Elsewhere', mine);
  const entity = await admin.request('POST', '/api/legal-entities', { name: 'Inc.', base_currency: 'USD' });
  await admin.request('POST', '/api/branches', {
    code: 'HOU',
    name: 'Houston',
    city: 'Houston',
    country: 'US',
    sender_address: '1 Main Street, Houston',
    legal_entity_id: entity.json().id,
  });
  const houston = await bookNingboDuisburg(customer, {
    origin_city: 'Houston',
    origin_country: 'United States',
  });
  await addTask('In Houston', mine, houston);
  await raise('In Houston', mine, houston);
  expect(await titlesOf('owner=me', limited)).toEqual(expect.arrayContaining(['Elsewhere', 'In Houston']));
  await admin.request('PUT', `/api/people/${limited.user_id}/branches`, {
    home_branch: null,
    branches: ['HOU'],
  });
  expect(await titlesOf('', limited)).toEqual(['In Houston']);
  expect(await objectsOf('', limited)).toEqual(['In Houston']);
  expect(await read('/tasks/count', limited)).toEqual({ tasks: 1, exceptions: 1 });
});
