import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registerDevice } from '#server/devices/devices-for-tests.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from './contract-operations.ts';
import { type Belongings, type Customer, createBelongings } from './ownership-world.ts';

/** A list in one of its sort orders. */
interface Paged {
  title: string;
  path: string;
  access: ContractOperation['meta']['access'];
  query: Record<string, string>;
}

/** Every list of the contract that takes `after`, once for each sort order. */
const lists: Paged[] = CONTRACT_OPERATIONS.flatMap(({ name, path, meta, inputSchema }) => {
  const shape = inputSchema instanceof z.ZodObject ? inputSchema.shape : {};
  if (!('after' in shape)) return [];
  const orders = sortsOf(shape).flatMap((sort) =>
    'reverse' in shape ? [sort, { ...sort, reverse: 'true' }] : [sort],
  );
  return orders.map((query) => ({
    title: `${name} ${new URLSearchParams(query)}`.trim(),
    path: `/api${path}`,
    access: meta.access,
    query,
  }));
});

function sortsOf({ sort }: Record<string, unknown>): Record<string, string>[] {
  if (!(sort instanceof z.ZodType)) return [{}];
  const { enum: names } = z.toJSONSchema(sort, { io: 'input' }) as { enum: string[] };
  return names.map((name) => ({ sort: name }));
}

let product: TestApp;
let ada: Customer;
let admin: Customer;
let adas: Belongings;
const cursors = new Map<Paged, string>();

beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('customer');
  admin = await product.signIn('admin');
  adas = await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  await createBelongings(product, ada, { word: 'Quillfeather', origin_city: 'Seattle', digit: 7 });
  for (const name of ['Truck 7', 'Van 8']) await registerDevice(product, admin, name);
  for (const message of ['One question', 'Another question'])
    await product.visitor.request('POST', '/api/contact', { name: 'A Writer', email: ada.email, message });
  await admin.request('POST', `/api/shipments/${adas.tracking_number}/status`, { status: 'confirmed' });
  await product.database.sql`
    insert into job_applications (id, job_slug, job_title, full_name, email, cv, cv_name, cv_type)
    select gen_random_uuid(), 'dispatcher', 'Dispatcher', 'Ann', n || '@trade.example', '%PDF', 'cv.pdf', 'application/pdf'
    from generate_series(1, 2) as n`;
  for (const rate of ['1.08', '1.09'])
    await admin.request('POST', '/api/exchange-rates', {
      from: 'EUR',
      to: 'USD',
      date: '2026-11-20',
      rate,
      source: 'ECB',
    });
  await product.signIn('customer');
  await ada.request('POST', `/api/shipments/${adas.tracking_number}/messages`, { text: 'Another message' });
  for (const list of lists) {
    const first = await readPage(list, { limit: '1' });
    cursors.set(list, first.json().next);
  }
});
afterAll(() => product.close());

function readPage({ path, access, query }: Paged, more: Record<string, string>) {
  const filled = path
    .replace(/\{tracking(?:Number|_number)\}/, adas.tracking_number)
    .replace('{user_id}', adas.user_id)
    .replace('/organisations/{id}', `/organisations/${adas.organisation_id}`)
    .replace('/webhooks/{id}', `/webhooks/${adas.webhook_id}`)
    .replace('/tariffs/{id}', `/tariffs/${adas.tariff_id}`);
  const reader = access === 'signed-in' ? ada : admin;
  return reader.request('GET', `${filled}?${new URLSearchParams({ ...query, ...more })}`);
}

test('every paged list is found', () => {
  expect(new Set(lists.map(({ path }) => path)).size).toBe(30);
});

describe.each(lists)('$title', (list) => {
  test('continues after its own cursor', async () => {
    const after = cursors.get(list) as string;
    expect(after).toEqual(expect.any(String));
    const [first, second] = [
      await readPage(list, { limit: '1' }),
      await readPage(list, { limit: '1', after }),
    ];
    expect(second.statusCode, second.body).toBe(200);
    expect(rowsOf(second.json())).toHaveLength(1);
    expect(rowsOf(second.json())).not.toEqual(rowsOf(first.json()));
  });

  test.each(['garbage', '', '_', '2026-01-01T00:00:00.000Z_x', '\\', '%00', 'x'.repeat(150)])(
    'refuses %j as a cursor',
    async (after) => expectRefused(await readPage(list, { after })),
  );

  test('refuses its own cursor with anything missing, added or changed', async () => {
    const after = cursors.get(list) as string;
    for (const broken of [after.slice(0, -1), `${after}0`, after.slice(1), `${after}_`, `_${after}`])
      expectRefused(await readPage(list, { after: broken }));
  });

  test('refuses the cursors of other lists and other orders', async () => {
    for (const [other, after] of cursors)
      if (other !== list) expectRefused(await readPage(list, { after }), other.title);
  });
});

/** The rows of a page: the only field with a list. */
function rowsOf(answer: Record<string, unknown>): unknown {
  return Object.values(answer).find(Array.isArray);
}

function expectRefused({ statusCode, json, body }: Awaited<ReturnType<typeof readPage>>, of = '') {
  expect(statusCode, `${of} ${body}`).toBe(422);
  expect(json().issues).toEqual([{ path: 'after', message: expect.any(String) }]);
}
