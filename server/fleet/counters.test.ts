import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { compactCounters } from './compact-counters.ts';
import { shipmentOf } from './fleet-for-tests.ts';

let product: TestApp;
let clients: string[];
beforeAll(async () => {
  product = await startTestApp();
  clients = await Promise.all(
    Array.from({ length: 3 }, async () => (await product.signIn('customer')).organisation_id),
  );
});
afterAll(() => product.close());

/** The trigger counts and the actual counts; empty groups are omitted. */
async function compare() {
  const { sql } = product.database;
  const counted = await sql`
    select organisation_id, status, transport_mode, sum(shipments)::int as shipments from shipment_counters
    group by 1, 2, 3 having sum(shipments) <> 0 order by 1, 2, 3`;
  const there = await sql`
    select organisation_id, status, transport_mode, count(*)::int as shipments from shipments group by 1, 2, 3 order by 1, 2, 3`;
  expect([...counted]).toEqual([...there]);
  const anybodys = await sql`
    select status, transport_mode, sum(shipments)::int as shipments from status_counters
    group by 1, 2 having sum(shipments) <> 0 order by 1, 2`;
  const thereAtAll = await sql`
    select status, transport_mode, count(*)::int as shipments from shipments group by 1, 2 order by 1, 2`;
  expect([...anybodys]).toEqual([...thereAtAll]);
  const byClient = await sql`
    select organisation_id, sum(shipments)::int as shipments from client_counters
    group by 1 having sum(shipments) <> 0 order by 1`;
  const thereByClient = await sql`
    select organisation_id, count(*)::int as shipments from shipments where organisation_id is not null group by 1 order by 1`;
  expect([...byClient]).toEqual([...thereByClient]);
  const spent = await sql`
    select organisation_id, month::text, currency, sum(shipments)::int as shipments, sum(cost_cents)::int as cost_cents
    from spending_counters group by 1, 2, 3 having sum(shipments) <> 0 or sum(cost_cents) <> 0 order by 1, 2, 3`;
  const booked = await sql`
    select organisation_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-01') as month, currency,
      count(*)::int as shipments, sum(cost_cents)::int as cost_cents
    from shipments where organisation_id is not null group by 1, 2, 3 order by 1, 2, 3`;
  expect([...spent]).toEqual([...booked]);
  const [documents] = await sql`
    select (select coalesce(sum(documents), 0)::int from document_counters) as counted,
      (select count(*)::int from shipping_documents) as there`;
  expect(documents?.counted).toBe(documents?.there);
}

const compact = () => compactCounters(product.dependencies)({});
const MOMENTS = ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2025-12-15T12:00:00Z'].map(
  (moment) => new Date(moment),
);
const one = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;

test('counters match the data after concurrent writes, with compaction in between', async () => {
  const { db } = product.database;
  const ids: string[] = [];
  const writes = [
    async () => {
      const rows = Array.from({ length: 1 + Math.floor(Math.random() * 20) }, () =>
        shipmentOf({
          organisation_id: one([...clients, null]),
          status: one(SHIPMENT_STATUSES),
          transport_mode: one([...TRANSPORT_MODES, null]),
          currency: one(['USD', 'EUR']),
        }),
      );
      const made = await db.insert(shipments).values(rows).returning({ id: shipments.id });
      ids.push(...made.map(({ id }) => id));
    },
    () =>
      db
        .update(shipments)
        .set({ status: one(SHIPMENT_STATUSES) })
        .where(eq(shipments.id, one(ids))),
    () =>
      db
        .update(shipments)
        .set({ transport_mode: one([...TRANSPORT_MODES, null]), organisation_id: one([...clients, null]) })
        .where(inArray(shipments.id, [one(ids), one(ids)].sort())),
    () =>
      db
        .update(shipments)
        .set({ cargo_weight: 7 })
        .where(eq(shipments.id, one(ids))),
    () =>
      db
        .update(shipments)
        .set({
          cost_cents: Math.floor(Math.random() * 9_000),
          created_at: one(MOMENTS),
          currency: one(['USD', 'EUR']),
        })
        .where(eq(shipments.id, one(ids))),
    () => db.delete(shipments).where(eq(shipments.id, one(ids))),
    () =>
      product.database
        .transaction(async (transaction) => {
          await transaction.insert(shipments).values(shipmentOf({}));
          throw new Error('undone');
        })
        .catch(() => {}),
    compact,
  ] as const;
  await writes[0]();
  for (let round = 0; round < 60; round++)
    await Promise.all([one(writes)(), one(writes)(), one(writes)(), round % 10 === 0 && compact()]);
  await compare();
  await Promise.all([compact(), compact()]);
  await compare();
  const [longest] = await product.database.sql`
    select count(*)::int as rows from shipment_counters group by organisation_id, status, transport_mode order by 1 desc limit 1`;
  expect(longest?.rows).toBe(1);
});

test('shipments of a deleted account are counted without a client', async () => {
  await product.database.db.delete(users).where(eq(users.id, clients[0] as string));
  await compare();
});

test('documents are counted when inserted and deleted, also with their shipment', async () => {
  const { db } = product.database;
  const rows = await db
    .insert(shipments)
    .values([shipmentOf({}), shipmentOf({})])
    .returning();
  await db.insert(shippingDocuments).values(
    rows.flatMap(({ id, tracking_number }) =>
      ['bill_of_lading', 'packing_list'].map((type) => ({
        shipment_id: id,
        document_type: type as 'bill_of_lading',
        document_number: `${type}-${tracking_number}`,
        document_data: {},
      })),
    ),
  );
  await compare();
  await compact();
  await db.delete(shipments).where(eq(shipments.id, rows[0]?.id as string));
  await compare();
  await compact();
  await compare();
});
