import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FleetFilter } from '#contract/fleet.ts';
import type { ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { fleetMatching } from '../fleet/fleet-filter.ts';
import { listFleet } from '../fleet/fleet-rows.ts';
import { sortByAttention } from '../shipments/needs-attention.ts';
import { listShipmentsOf } from '../shipments/shipment-rows.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = new Date('2026-03-15T12:20:00Z');
const CLIENTS = 20;
const [ALL, ACTIVE, LATE] = [30_000, 6_000, 300];
const LIMIT = 25;
/** The first client. */
const organisation_id = '01900000-0000-7000-8000-000000000000';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  await product.database.sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`insert into organisations (id, name)
      select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Client ' || n from generate_series(0, ${CLIENTS - 1}) n`;
    // The first client has 12 active shipments; late ones are the lightest and cheapest.
    await sql`insert into shipments (id, tracking_number, organisation_id, origin_city, origin_country, destination_city,
        destination_country, cargo_description, cargo_weight, cost_cents, status, estimated_delivery_date, promise_ends_at, created_at)
      select gen_random_uuid(), 'GS6' || lpad(n::text, 8, '0'),
        ('01900000-0000-7000-8000-' || lpad((case when n < ${ACTIVE} and n % ${CLIENTS} = 0 and n > 240 then 1 else n % ${CLIENTS} end)::text, 12, '0'))::uuid,
        'Houston', 'US', 'Rotterdam', 'NL', 'Steel', n + 1, n + 1,
        case when n >= ${ACTIVE} then (case when n % 50 = 0 then 'cancelled' else 'delivered' end)
          when n % 7 = 0 then 'customs' else 'in_transit' end,
        ${NOW}::timestamptz + n % 60 * interval '1 day',
        ${NOW}::timestamptz + (case when n < ${LATE} then -2 else n % 60 + 3 end) * interval '1 day',
        ${NOW}::timestamptz - (${ALL} - n) * interval '1 minute'
      from generate_series(0, ${ALL - 1}) as n`;
  });
  await product.database.sql`analyze shipments`;
}, 60_000);
afterAll(() => product.close());

interface Page {
  shipments: unknown[];
  next: string | null;
}

/** The rows of shipments that each of the first pages reads. */
async function readBy(pages: number, list: (transaction: Transaction, after?: string) => Promise<Page>) {
  const reads: number[] = [];
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    await product.database.transaction(async (transaction) => {
      const before = await rowsRead(transaction);
      const { next } = await list(transaction, after);
      reads.push((await rowsRead(transaction)) - before);
      after = next ?? undefined;
    });
    if (after === undefined) break;
  }
  return Math.max(...reads);
}

async function rowsRead(transaction: Transaction): Promise<number> {
  const [counted] = await transaction.execute<{ rows: number }>(
    "select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'shipments'",
  );
  return counted?.rows ?? 0;
}

const moment = () => ({ now: NOW, timeZones: { at: () => 'UTC', ofTown: () => 'UTC' } });
const NONE: FleetFilter = { late: false, today: false, silent: false, unconfirmed: false };

test.each([
  ['cost', ['delivered'], 100],
  ['newest', ['in_transit'], 100],
  ['arrival', ['delivered', 'cancelled'], 100],
  ['attention', ['cancelled'], 1_500],
  ['attention', ['in_transit'], 100],
] as [ShipmentSort, ShipmentStatus[], number][])(
  'a client’s pages by %s of those %j do not read all others',
  async (sort, status, most) => {
    const most_read = await readBy(3, async (transaction, after) => {
      const byAttention =
        sort === 'attention'
          ? await sortByAttention(transaction, organisation_id, { after, status }, moment())
          : undefined;
      const wanted = { sort, status, byAttention, limit: LIMIT, after };
      return listShipmentsOf(transaction, organisation_id, wanted);
    });
    expect(most_read).toBeLessThan(most);
  },
);

test.each([
  [{ late: true }, { sort: 'weight', reverse: false }, ACTIVE + 100],
  [{ late: true }, { sort: 'arrival', reverse: false }, 1_000],
  [{ status: ['customs'] }, { sort: 'arrival', reverse: false }, 500],
  [{ status: ['delivered', 'cancelled'] }, { sort: 'arrival', reverse: false }, 200],
] as const)('the console’s pages of %j by %j do not read all others', async (chosen, order, most) => {
  const filter: FleetFilter = {
    ...NONE,
    ...chosen,
    status: 'status' in chosen ? [...chosen.status] : undefined,
  };
  const most_read = await readBy(2, async (transaction, after) => {
    const matching = await fleetMatching(transaction, filter, {
      ...moment(),
      silentAfterHours: 12,
      reader: 'staff',
    });
    return listFleet(transaction, { ...order, limit: LIMIT, after, now: NOW, filter }, matching);
  });
  expect(most_read).toBeLessThan(most);
});
