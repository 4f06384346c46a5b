import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';
import { quotes } from './quotes-table.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let dispatcher: Person;
let customer: Person;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const setStatus = (id: string, status: string, from?: string, staff = dispatcher) =>
  staff.request('POST', `/api/quotes/${id}/status`, { status, ...(from && { from }) });
const accept = (id: string) => customer.request('POST', `/api/quotes/${id}/accept`, {});
async function stored(id: string) {
  const [quote] = await product.database.db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}

test('statuses can change in any order, and each change is audited', async () => {
  const id = await askFor(product, customer.email);
  for (const status of ['approved', 'rejected', 'pending', 'rejected', 'rejected'])
    expect((await setStatus(id, status)).statusCode).toBe(200);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, id))
    .orderBy(auditLog.id);
  expect(audited.slice(1).map(({ actor_id, detail }) => [actor_id, detail.changes])).toEqual([
    [dispatcher.user_id, { status: ['pending', 'approved'] }],
    [dispatcher.user_id, { status: ['approved', 'rejected'] }],
    [dispatcher.user_id, { status: ['rejected', 'pending'] }],
    [dispatcher.user_id, { status: ['pending', 'rejected'] }],
  ]);
  const reference = (await stored(id))?.reference;
  expect(
    product.published.filter(({ channel, event }) => channel === 'fleet' && event === 'quote_changed'),
  ).toEqual(Array(4).fill(expect.objectContaining({ data: { reference } })));
});

test('a quote approved without an offer can’t be accepted', async () => {
  const id = await askFor(product, customer.email);
  await setStatus(id, 'approved');
  expect(await stored(id)).toMatchObject({ status: 'approved', answered_at: null, answered_by: null });
  expect((await accept(id)).json().code).toBe('NOT_OFFERED');
});

test('another status closes an offer, approval reopens it', async () => {
  const id = await askFor(product, customer.email);
  await offer(dispatcher, id);
  await setStatus(id, 'pending');
  expect((await accept(id)).json().code).toBe('NOT_OFFERED');
  await setStatus(id, 'approved');
  await customer.request('POST', `/api/quotes/${id}/decline`, {});
  await setStatus(id, 'approved');
  expect((await stored(id))?.decided_at).toBeNull();
  expect((await accept(id)).statusCode).toBe(201);
});

test('only creating its shipment makes it converted, for good', async () => {
  const id = await askFor(product, customer.email);
  const refused = await setStatus(id, 'converted');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'NEEDS_SHIPMENT',
      detail: 'A quote is converted by creating its shipment. Use Convert.',
    },
  ]);
  expect((await stored(id))?.status).toBe('pending');
  await offer(dispatcher, id);
  const { tracking_number } = (await accept(id)).json();
  expect((await setStatus(id, 'pending')).json()).toMatchObject({
    code: 'ALREADY_CONVERTED',
    tracking_number,
  });
});

test('a change based on an outdated status is refused', async () => {
  const id = await askFor(product, customer.email);
  await setStatus(id, 'rejected', 'pending');
  expect((await setStatus(id, 'approved', 'pending')).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: 'rejected',
  });
  expect((await stored(id))?.status).toBe('rejected');
});

test('unknown quotes and people who are not staff are refused', async () => {
  expect((await setStatus('00000000-0000-7000-8000-000000000000', 'approved')).statusCode).toBe(404);
  const id = await askFor(product, customer.email);
  expect((await setStatus(id, 'approved', undefined, customer)).statusCode).toBe(403);
});
