import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let otherClient: TestPerson;
let staff: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  otherClient = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(owner);
});
afterAll(() => product.close());

const raise = (input: object, tracking_number = number) =>
  staff.request('POST', `/api/shipments/${tracking_number}/exceptions`, input);
const listOf = async (who: Pick<TestPerson, 'request'>, tracking_number = number) =>
  (await who.request('GET', `/api/shipments/${tracking_number}/exceptions`)).json().exceptions;
const blockersOf = async (tracking_number: string) => {
  const { blockers } = (await staff.request('GET', `/api/shipments/${tracking_number}/blockers`)).json();
  return blockers.map(({ code, object }: { code: string; object: string }) => `${code} ${object}`);
};

test('one exception is open for each code and object, until it is resolved', async () => {
  const damage = { code: 'DAMAGE', object: 'MSKU9070323', severity: 'high', blocks: ['delivery'] };
  const raised = await raise({ ...damage, owner_id: staff.user_id, due_at: '2026-12-01T09:00:00+08:00' });
  expect(raised.statusCode).toBe(201);
  expect(raised.json()).toMatchObject({
    ...damage,
    owner: { user_id: staff.user_id },
    due_at: '2026-12-01T01:00:00.000Z',
    raised_by: expect.any(String),
    resolved_at: null,
  });
  expect((await raise(damage)).statusCode).toBe(409);
  expect((await raise({ ...damage, object: 'CSQU3054383' })).statusCode).toBe(201);
  expect((await raise({ ...damage, owner_id: owner.user_id })).json().issues).toMatchObject([
    { path: 'owner_id' },
  ]);
  const { id } = raised.json();
  const resolve = (resolution: string) =>
    staff.request('POST', `/api/exceptions/${id}/resolve`, { resolution });
  expect((await resolve('  ')).statusCode).toBe(422);
  expect((await resolve('Repacked')).json()).toMatchObject({ resolution: 'Repacked', version: 2 });
  expect((await resolve('Again')).statusCode).toBe(409);
  expect((await staff.request('PATCH', `/api/exceptions/${id}`, { severity: 'low' })).statusCode).toBe(409);
  expect((await raise(damage)).statusCode).toBe(201);
});

test('a change leaves what it does not name', async () => {
  const named = {
    object: 'MSKU9070324',
    severity: 'high',
    description: 'Wet cartons',
    customer_text: 'Some cartons are wet.',
    due_at: '2026-12-01T01:00:00.000Z',
    blocks: ['delivery'],
  };
  const exception = { code: 'DAMAGE', ...named, owner_id: staff.user_id };
  const { id } = (await raise(exception, await bookNingboDuisburg(owner))).json();
  const changed = await staff.request('PATCH', `/api/exceptions/${id}`, { description: 'Dry again' });
  expect(changed.json()).toMatchObject({
    ...named,
    description: 'Dry again',
    owner: { user_id: staff.user_id },
  });
});

test('a change names what it was based on, and is in the history', async () => {
  const { id, version } = (await raise({ code: 'SHORTAGE' })).json();
  const change = (input: object, at: number) =>
    staff.request('PATCH', `/api/exceptions/${id}`, input, { 'if-match': `"${at}"` });
  expect((await change({ blocks: ['invoicing'] }, version)).json()).toMatchObject({
    blocks: ['invoicing'],
    version: version + 1,
  });
  expect((await change({ severity: 'high' }, version)).statusCode).toBe(412);
  const { entries } = (await staff.request('GET', `/api/shipments/${number}/history`)).json();
  expect(entries[0]).toMatchObject({
    action: 'exceptions.change',
    changes: [{ field: 'blocks', from: '', to: 'invoicing' }],
  });
});

test('customers read the text for them, and nothing else', async () => {
  await raise({
    code: 'ROLLED',
    description: 'The carrier offers 180 a box',
    customer_text: 'Loaded on the next sailing.',
    blocks: ['departure'],
    owner_id: staff.user_id,
  });
  const listed = await listOf(owner);
  expect(listed).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toMatch(new RegExp(`180 a box|${staff.user_id}`));
  expect(listed[0]).toMatchObject({
    code: 'ROLLED',
    customer_text: 'Loaded on the next sailing.',
    description: '',
    owner: null,
    raised_by: null,
    blocks: [],
  });
  for (const [who, status] of [
    [otherClient, 404],
    [product.visitor, 401],
  ] as const)
    expect((await who.request('GET', `/api/shipments/${number}/exceptions`)).statusCode).toBe(status);
  expect((await owner.request('GET', `/api/shipments/${number}/blockers`)).statusCode).toBe(403);
});

test('a shipment waits for its carrier bookings, holds and exceptions that block', async () => {
  const shipped = await bookNingboDuisburg(owner);
  await put(staff, shipped, 'legs', NINGBO_DUISBURG_LEGS);
  await put(staff, shipped, 'parties', [{ role: 'shipper', name: 'Beilun Ceramics' }]);
  expect(await blockersOf(shipped)).toEqual([]);
  await raise(
    { code: 'DOCUMENT_MISSING', object: 'Declaration of conformity', blocks: ['customs_release'] },
    shipped,
  );
  await raise({ code: 'OTHER', description: 'Blocks nothing' }, shipped);
  const booking = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    kind: 'direct',
    shipments: [shipped],
  });
  await staff.request('POST', `/api/shipments/${shipped}/status`, { status: 'customs', confirmed: true });
  expect(await blockersOf(shipped)).toEqual([
    'DOCUMENT_MISSING Declaration of conformity',
    `CUSTOMS_HOLD ${shipped}`,
    `CONSIGNEE_MISSING ${shipped}`,
  ]);
  const { id } = booking.json();
  await staff.request('POST', `/api/carrier-bookings/${id}/depart`, { override_reason: 'Sent by courier' });
  expect(await blockersOf(shipped)).not.toContain(`CONSIGNEE_MISSING ${shipped}`);
});

test('a slip of the estimate raises one, and its recovery resolves it', async () => {
  const shipped = await bookNingboDuisburg(owner);
  const { promised_delivery } = await fileOf(staff, shipped);
  const moveTo = async (days: number) => {
    const { version } = (await staff.request('GET', `/api/shipments/${shipped}/record`)).json();
    const at = new Date(new Date(promised_delivery).getTime() + days * 86_400_000).toISOString();
    const edited = await staff.request('POST', `/api/shipments/${shipped}`, {
      version,
      change: { estimated_delivery_date: at },
      reason: 'Rolled in Singapore',
    });
    expect(edited.statusCode).toBe(200);
  };
  await moveTo(3);
  await moveTo(9);
  expect(await listOf(owner, shipped)).toMatchObject([
    {
      code: 'DELAY',
      severity: 'high',
      customer_text: expect.stringMatching(/9 days.*Rolled/),
      resolved_at: null,
    },
  ]);
  await moveTo(0);
  expect(await listOf(staff, shipped)).toMatchObject([
    { code: 'DELAY', raised_by: null, resolution: 'The estimate meets the promise again.' },
  ]);
});

test.each(['delivered', 'cancelled'])('a shipment that is %s is not delayed any longer', async (status) => {
  const shipped = await bookNingboDuisburg(owner);
  const { promised_delivery } = await fileOf(staff, shipped);
  const { version } = (await staff.request('GET', `/api/shipments/${shipped}/record`)).json();
  const at = new Date(new Date(promised_delivery).getTime() + 4 * 86_400_000).toISOString();
  await staff.request('POST', `/api/shipments/${shipped}`, {
    version,
    change: { estimated_delivery_date: at },
    reason: 'Rolled in Singapore',
  });
  expect(await listOf(owner, shipped)).toMatchObject([{ code: 'DELAY', resolved_at: null }]);
  await raise({ code: 'OTHER', customer_text: 'A box is wet.' }, shipped);
  await staff.request('POST', `/api/shipments/${shipped}/status`, { status, confirmed: true });
  expect(await listOf(owner, shipped)).toMatchObject([
    { code: 'OTHER', resolved_at: null },
    { code: 'DELAY', resolved_at: expect.any(String) },
  ]);
});

test('the customer’s webhooks get what has a text for them, and its resolution', async () => {
  const { id } = (
    await owner.request('POST', '/api/webhooks', {
      url: 'https://hooks.example.com/freight',
      events: ['exception.*'],
    })
  ).json();
  const text = 'One carton is wet. We are drying it.';
  const { id: internal } = (await raise({ code: 'OTHER', object: 'internal' })).json();
  await staff.request('PATCH', `/api/exceptions/${internal}`, { description: 'For staff' });
  const { id: exception } = (
    await raise({ code: 'OTHER', object: 'CSQU3054383', customer_text: text })
  ).json();
  await staff.request('POST', `/api/exceptions/${exception}/resolve`, { resolution: 'Dried' });
  const { deliveries } = (await owner.request('GET', `/api/webhooks/${id}/deliveries`)).json();
  expect(deliveries.map(({ type }: { type: string }) => type).sort()).toEqual([
    'exception.raised',
    'exception.resolved',
  ]);
  const edited = await raise({ code: 'OTHER', object: 'MSKU9070323' });
  await staff.request('PATCH', `/api/exceptions/${edited.json().id}`, { customer_text: text });
  const bodies = await product.database.sql`select data from webhook_deliveries where webhook_id = ${id}`;
  expect(bodies).toHaveLength(3);
  for (const { data } of bodies)
    expect(data).toEqual({ tracking_number: number, status: expect.any(String), kind: 'other', text });
});
