import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './pool/connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let pool: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url, 1);
});
afterAll(async () => {
  await pool.close();
  await database.remove();
});

/** Conditions and orders as the statements have them, each with the index that serves it. */
test.each([
  [
    'carrier_cut_offs_ahead',
    `select from carrier_cut_offs where met_at is null and at > now() and at <= now() + interval '2 days' order by at`,
  ],
  [
    'customs_holds_longest',
    `select from customs_holds join lateral (
        select from shipments where id = customs_holds.shipment_id and not test and status in ('customs') limit 1) as held on true
      order by customs_holds.since asc nulls last, customs_holds.shipment_id asc nulls last limit 51`,
  ],
  ['debt_counters_of_client', `select from debt_counters where organisation_id = gen_random_uuid()`],
  [
    'invoices_unpaid',
    `select from invoices where status = 'Pending' order by issued_at desc nulls last, id desc nulls last limit 51`,
  ],
  [
    'invoices_unpaid_of_client',
    `select from invoices where organisation_id = gen_random_uuid() and status = 'Pending'`,
  ],
  ['billed_names_search', `select from billed_names where name ilike '%quayside%'`],
  [
    'mail_outbox_by_subject',
    `select from unnest(array['Message about GS1']) as titles (title)
      join mail_outbox on subject ~>=~ title and subject ~<~ (title || chr(1114111))`,
  ],
  ['notifications_by_age', `delete from notifications where created_at < now() - interval '1 year'`],
  ['notifications_about', `delete from notifications where related_id = any(array['GS1', 'GS2'])`],
  [
    'quotes_by_status',
    `select from quotes where status = 'rejected' order by created_at desc nulls last, id desc nulls last limit 51`,
  ],
  [
    'quotes_pending',
    `select count(*) from quotes where organisation_id = gen_random_uuid() and status = 'pending'`,
  ],
  [
    'shipments_unconfirmed',
    `select currency, sum(cost_cents) from shipments where organisation_id = gen_random_uuid()
      and price_status = 'indicative' and status <> 'cancelled' group by currency`,
  ],
  [
    'Index Only Scan using shipments_unconfirmed',
    `select count(*) from shipments where price_status = 'indicative' and status <> 'cancelled' and not test`,
  ],
  [
    'quotes_offered',
    `select from quotes where organisation_id = gen_random_uuid() and status = 'approved' and valid_until > now() order by valid_until limit 20`,
  ],
  [
    'quotes_unconverted',
    `delete from quotes where created_at < now() - interval '3 years' and status <> 'converted'`,
  ],
])('%s serves its statement', async (index, statement) => {
  await pool.sql.begin(async (sql) => {
    // The tables are empty, so that reading them whole would be cheapest.
    await sql`set local enable_seqscan = off`;
    await sql`set local enable_sort = off`;
    expect(JSON.stringify(await sql.unsafe(`explain ${statement}`))).toContain(index);
  });
});
