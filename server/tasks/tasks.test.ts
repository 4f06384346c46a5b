import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

interface Listed {
  id: string;
  title: string;
  due_at: string | null;
  version: number;
}

const tasksOf = async (number: string): Promise<Listed[]> =>
  (await staff.request('GET', `/api/shipments/${number}/tasks`)).json().tasks;

test('standard tasks are due by departure and arrival, and follow them', async () => {
  const number = await bookNingboDuisburg(owner);
  await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
  const path = `/api/shipments/${number}/tasks`;
  const added = await staff.request('POST', `${path}/standard`);
  expect(added.statusCode).toBe(200);
  const dueOf = async (title: string) =>
    (await tasksOf(number)).find((task) => task.title.startsWith(title))?.due_at;
  expect(await dueOf('Book the carrier')).toBe('2026-11-14T14:00:00.000Z');
  expect(await dueOf('Send the arrival notice')).toBe('2026-12-28T19:00:00.000Z');
  const legs = NINGBO_DUISBURG_LEGS.map((leg) =>
    leg.role === 'main' ? { ...leg, etd: '2026-11-30T22:00:00+08:00' } : leg,
  );
  await put(staff, number, 'legs', legs);
  expect(await dueOf('Book the carrier')).toBe('2026-11-16T14:00:00.000Z');
  const again = await staff.request('POST', `${path}/standard`);
  expect(again.json().tasks).toHaveLength(added.json().tasks.length);
});

test('standard tasks of steps that lie behind are not added', async () => {
  const titlesOf = async (number: string) =>
    (await staff.request('POST', `/api/shipments/${number}/tasks/standard`))
      .json()
      .tasks.map(({ title }: Listed) => title);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const departed = await bookNingboDuisburg(owner);
  const legs = NINGBO_DUISBURG_LEGS.map(({ role, mode, from, to }) => ({
    role,
    mode,
    from,
    to,
    ...(role === 'main' && { etd: daysAgo(9), atd: daysAgo(9), eta: daysAgo(2) }),
  }));
  expect((await put(staff, departed, 'legs', legs)).statusCode).toBe(200);
  const left = [
    'Send the pre-alert',
    'Send the arrival notice',
    'Lodge the import declaration',
    'Issue the delivery order',
  ];
  const titles = await titlesOf(departed);
  expect(titles).not.toContain('Book the carrier');
  expect(titles).toHaveLength(left.length + 1);
  for (const title of left) expect(titles.join()).toContain(title);

  const delivered = await bookNingboDuisburg(owner);
  const setStatus = (number: string, status: string) =>
    staff.request('POST', `/api/shipments/${number}/status`, { status, confirmed: true });
  expect((await setStatus(delivered, 'delivered')).statusCode).toBe(200);
  expect(await titlesOf(delivered)).toEqual(['Obtain the proof of delivery']);
  const cancelled = await bookNingboDuisburg(owner);
  expect((await setStatus(cancelled, 'cancelled')).statusCode).toBe(200);
  expect(await titlesOf(cancelled)).toEqual([]);
});

test('a task of one’s own is added, moved, done and opened again', async () => {
  const number = await bookNingboDuisburg(owner);
  const path = `/api/shipments/${number}/tasks`;
  expect((await staff.request('POST', path, { title: ' ' })).statusCode).toBe(422);
  const added = await staff.request('POST', path, { title: 'Claim the roll', owner_id: staff.user_id });
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({ title: 'Claim the roll', due_at: null, time_zone: 'Europe/Berlin' });
  const { id, version } = added.json();
  const change = (input: object, at?: number) =>
    staff.request('PATCH', `/api/tasks/${id}`, input, at ? { 'if-match': `"${at}"` } : {});
  const due_at = '2026-12-01T09:00:00.000Z';
  expect((await change({ due_at }, version)).json()).toMatchObject({ due_at, done_at: null });
  expect((await change({ done: true }, version)).statusCode).toBe(412);
  const done = (await change({ done: true })).json();
  expect(done.done_at).toEqual(expect.any(String));
  expect((await change({ done: true })).json()).toMatchObject({
    done_at: done.done_at,
    version: done.version,
  });
  expect(done).toMatchObject({ due_at, owner: { user_id: staff.user_id } });
  await staff.request('POST', path, { title: 'Second' });
  expect((await tasksOf(number)).map(({ title }) => title)).toEqual(['Second', 'Claim the roll']);
  expect((await change({ done: false })).json().done_at).toBeNull();
  expect((await owner.request('GET', path)).statusCode).toBe(403);
  expect((await change({ owner_id: owner.user_id })).json().issues).toMatchObject([{ path: 'owner_id' }]);
});
