import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { book, recordOf, type Staff } from './console-for-tests.ts';

let product: TestApp;
let customer: Staff;
let ada: Staff;
let bob: Staff;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  ada = await product.signIn('dispatcher');
  bob = await product.signIn('admin');
});
afterAll(() => product.close());

const setAll = (by: Staff, tracking_numbers: string[], status: string, more: object = {}, headers = {}) =>
  by.request('POST', '/api/fleet/status', { tracking_numbers, status, ...more }, headers);

/** Inserts rows, which is faster than booking. */
async function fill(count: number, prefix: string): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    user_id: customer.user_id,
    tracking_number: `${prefix}${String(index).padStart(10, '0')}`,
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Valves',
    cargo_weight: 1,
    cost_cents: 1,
  }));
  await product.database.db.insert(shipments).values(rows);
  return rows.map(({ tracking_number }) => tracking_number);
}

test('each shipment gets its own result, in the requested order', async () => {
  const [usual, same, ended] = [await book(customer), await book(customer), await book(customer)];
  await setAll(ada, [same], 'customs');
  await setAll(ada, [ended], 'delivered');
  const numbers = [ended, 'GS000000000', same, usual.toLowerCase()];
  expect((await setAll(ada, numbers, 'customs')).json().results).toEqual([
    { tracking_number: ended, outcome: 'unusual' },
    { tracking_number: 'GS000000000', outcome: 'not_found' },
    { tracking_number: same, outcome: 'unchanged' },
    { tracking_number: usual, outcome: 'changed' },
  ]);
  expect(await recordOf(ada, usual)).toMatchObject({
    status: 'customs',
    events: [{ by: 'Test dispatcher 2' }, {}],
  });
  expect((await recordOf(ada, ended)).status).toBe('delivered');
  const confirmed = await setAll(ada, [ended], 'customs', { confirmed: true });
  expect(confirmed.json().results).toEqual([{ tracking_number: ended, outcome: 'changed' }]);
});

test('one that fails does not affect the others', async () => {
  const numbers = await fill(60, 'TRK1');
  const bad = numbers[7] as string;
  const { id } = await recordOf(ada, bad);
  await product.database.db.execute(sql`
    create function refuse_one() returns trigger language plpgsql as
    $$ begin if new.shipment_id = ${sql.raw(`'${id}'`)} then raise exception 'not this one'; end if; return new; end $$`);
  await product.database.db.execute(
    sql`create trigger refuse_one before insert on tracking_events for each row execute function refuse_one()`,
  );
  const { results } = (await setAll(ada, numbers, 'confirmed')).json();
  expect(results.filter(({ outcome }: { outcome: string }) => outcome !== 'changed')).toEqual([
    { tracking_number: bad, outcome: 'failed' },
  ]);
  expect(await recordOf(ada, bad)).toMatchObject({ status: 'pending', version: 1, events: [] });
  expect(await recordOf(ada, numbers[8] as string)).toMatchObject({ status: 'confirmed', version: 2 });
  await product.database.db.execute(sql`drop trigger refuse_one on tracking_events`);
});

test('500 are changed at once, and a repeated call returns the same response without writing again', async () => {
  const numbers = await fill(500, 'TRK2');
  const click = () => setAll(ada, numbers, 'in_transit', {}, { 'idempotency-key': 'bulk' });
  const first = (await click()).json();
  expect(new Set(first.results.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(['changed']),
  );
  expect((await click()).json()).toEqual(first);
  const [row] = await product.database.db
    .select({ version: shipments.version })
    .from(shipments)
    .where(eq(shipments.tracking_number, numbers[499] as string));
  expect(row?.version).toBe(2);
});

test('concurrent changes of the same shipments in opposite order do not deadlock', async () => {
  const numbers = await fill(120, 'TRK3');
  const backwards = numbers.toReversed();
  const responses = await Promise.all([
    setAll(ada, numbers, 'confirmed'),
    setAll(bob, backwards, 'picked_up'),
    setAll(ada, backwards, 'in_transit', { confirmed: true }),
    setAll(bob, numbers, 'customs', { confirmed: true }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  for (const response of responses)
    expect(response.json().results.map(({ outcome }: { outcome: string }) => outcome)).not.toContain(
      'failed',
    );
  const rows = await product.database.db
    .select({ status: shipments.status })
    .from(shipments)
    .where(sql`${shipments.tracking_number} like 'TRK3%'`);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(1);
});

test.each([
  ['no shipment', []],
  ['more than 500', Array.from({ length: 501 }, (_, index) => `GS${index}`)],
])('%s is refused', async (_, numbers) =>
  expect((await setAll(ada, numbers, 'customs')).statusCode).toBe(422),
);
