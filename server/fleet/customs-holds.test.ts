import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { shipmentOf } from './fleet-for-tests.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const HOUR = 3_600_000;

let product: TestApp;
let dispatcher: Visitor;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function list(query: string) {
  const response = await dispatcher.request('GET', `/api/fleet?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as {
    shipments: { id: string; tracking_number: string; held_since: string | null }[];
    next: string | null;
  };
}

async function inTransit(): Promise<{ id: string; tracking_number: string }> {
  const [made] = await product.database.db
    .insert(shipments)
    .values(shipmentOf({ status: 'in_transit', updated_at: NOW }))
    .returning();
  return made as { id: string; tracking_number: string };
}

test('counts from the first event of the hold, until the shipment leaves', async () => {
  const { sql } = product.database;
  const { id, tracking_number } = await inTransit();
  const held = async () => {
    const { shipments: found } = await list(`tracking_number=${tracking_number}`);
    return found[0]?.held_since;
  };
  const event = (hours: number, status = 'customs') => sql`
    insert into tracking_events (id, shipment_id, status, location, occurred_at)
    values (gen_random_uuid(), ${id}, ${status}, 'Rotterdam, NL', ${new Date(NOW.getTime() + hours * HOUR)})`;
  await event(-30);
  expect(await held()).toBeNull();
  await sql`update shipments set status = 'customs' where id = ${id}`;
  expect(await held()).toBe('2026-03-14T06:00:00.000Z');
  await event(-10);
  expect(await held()).toBe('2026-03-14T06:00:00.000Z');
  // The hold before a departure was that of the export.
  await event(-20, 'in_transit');
  await event(-8);
  expect(await held()).toBe('2026-03-15T02:00:00.000Z');
  await sql`update tracking_events set occurred_at = occurred_at - interval '5 hours'
    where shipment_id = ${id} and occurred_at = '2026-03-15T02:00:00Z'`;
  expect(await held()).toBe('2026-03-14T21:00:00.000Z');
  await sql`delete from tracking_events where shipment_id = ${id}`;
  expect(await held()).toBe(NOW.toISOString());
  await sql`update shipments set status = 'out_for_delivery' where id = ${id}`;
  expect(await held()).toBeNull();
  await sql`update shipments set status = 'customs' where id = ${id}`;
  await event(-1);
  await sql`delete from shipments where id = ${id}`;
  expect(await sql`select from customs_holds where shipment_id = ${id}`).toHaveLength(0);
});

test.each(['', '&reverse=true'])(
  'the longest held are listed first%s, on one page and one by one',
  async (reverse) => {
    await product.database.db
      .insert(shipments)
      .values(
        Array.from({ length: 9 }, (_, n) =>
          shipmentOf({ status: 'customs', updated_at: new Date(NOW.getTime() - (n % 4) * HOUR) }),
        ),
      );
    const query = `status=customs&sort=held${reverse}`;
    const whole = (await list(`${query}&limit=500`)).shipments;
    const since = whole.map(({ held_since }) => held_since);
    expect(since).toEqual(reverse ? since.toSorted().toReversed() : since.toSorted());
    const found: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `${query}&limit=1${after && `&after=${after}`}`,
      );
      found.push(...page.shipments.map(({ id }) => id));
      after = page.next;
    }
    expect(found).toEqual(whole.map(({ id }) => id));
    const all = (await list(`sort=held&limit=500${reverse}`)).shipments;
    expect(all.filter(({ held_since }) => held_since !== null)).toEqual(whole);
  },
);
