import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDocumentsOf } from '../documents/document-rows.ts';
import { listInvoicesOf } from '../invoices/invoice-rows.ts';
import { pageNotificationsOf } from '../notifications/notifications-table.ts';
import { listQuotesOf } from '../quotes/quote-rows.ts';
import { sumUnconfirmedOf } from '../shipment-records/shipments-table.ts';
import { listShipmentsOf } from '../shipments/shipment-rows.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { type Connection, connect, WITHOUT_LIMITS } from './pool/connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MANY = 10_000;
/** Rows of other customers in the same tables. */
const MORE = 5_000;
const PAGE = 50;

interface Page {
  limit: number;
  after: string | undefined;
}
type List = (connection: Connection, page: Page) => Promise<{ names: string[]; next: string | null }>;

let own: TestDatabase;
let product: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  own = await createTestDatabase();
  // Writing that many rows may take longer than a call may.
  product = await startTestApp({ database: connect(own.url, 5, WITHOUT_LIMITS) });
  owner = await product.signIn('customer');
  const other = await product.signIn('customer');
  await fillFor(owner, MANY, 1);
  await fillFor(other, MORE, 2);
  await product.database.sql`analyze`;
}, 120_000);
afterAll(async () => {
  await product.close();
  await product.database.close();
  await own.remove();
});

/**
 * Creates rows a microsecond apart, a few at the same moment, so that a page ends between rows of the same
 * millisecond. The owner alternates from row to row, as in production.
 */
async function fillFor({ user_id, organisation_id, email }: TestPerson, rows: number, start: number) {
  const { sql } = product.database;
  const moment = sql`timestamptz '2026-03-01T00:00:00Z' + (${start} + 2 * n / 3 * 3) * interval '1 microsecond'`;
  await sql`
    with booked as (
      insert into shipments (id, organisation_id, tracking_number, origin_city, origin_country, destination_city,
        destination_country, cargo_description, cargo_weight, cost_cents, status, estimated_delivery_date, created_at)
      select gen_random_uuid(), ${organisation_id}, ${email} || n, 'Houston', 'US', 'Łódź', 'PL', 'Valves', 1,
        n % 7 * 1000, case n % 3 when 0 then 'delivered' when 1 then 'in_transit' else 'pending' end,
        case when n % 5 = 0 then null else ${moment} + n % 3 * interval '1 day' end, ${moment}
      from generate_series(1, ${rows}::int) as n returning id, tracking_number, created_at
    ), papers as (
      insert into shipping_documents (id, shipment_id, document_type, document_number, document_data, verification_code, created_at)
      select gen_random_uuid(), id, 'packing_list', tracking_number, '{}', id, created_at from booked
    )
    insert into invoices (id, number, shipment_id, organisation_id, amount_cents, carried, issued_at, due_at)
    select gen_random_uuid(), tracking_number, id, ${organisation_id}, 100, '{}', created_at, created_at from booked`;
  await sql`
    insert into quotes (id, reference, email, origin_city, origin_country, destination_city, destination_country,
      cargo_description, created_at)
    select gen_random_uuid(), ${email} || n, upper(${email}), 'Houston', 'US', 'Łódź', 'PL', 'Valves', ${moment}
    from generate_series(1, ${rows}::int) as n`;
  await sql`
    insert into notifications (id, user_id, kind, title, message, read, created_at)
    select gen_random_uuid(), ${user_id}, 'status_changed', 'T', 'M', n % 2 = 0, ${moment}
    from generate_series(1, ${rows}::int) as n`;
}

const shipmentsBy =
  (sort: 'arrival' | 'newest' | 'cost'): List =>
  async (connection, page) => {
    const { shipments, next } = await listShipmentsOf(connection, owner.organisation_id, { ...page, sort });
    return { names: shipments.map(({ id }) => id), next };
  };
const notificationsShown =
  (unread_only: boolean): List =>
  async (connection, page) => {
    const wanted = { ...page, unread_only };
    const { notifications, next } = await pageNotificationsOf(connection, owner.user_id, wanted);
    return { names: notifications.map(({ id }) => id), next };
  };

describe.each<[string, number, List]>([
  ['shipments by arrival', MANY, shipmentsBy('arrival')],
  ['shipments by booking', MANY, shipmentsBy('newest')],
  ['shipments by cost', MANY, shipmentsBy('cost')],
  [
    'quotes',
    MANY,
    async (connection, page) => {
      const { quotes, next } = await listQuotesOf(connection, { ...owner, email_verified: true }, page);
      return { names: quotes.map(({ id }) => id), next };
    },
  ],
  [
    'documents',
    MANY,
    async (connection, page) => {
      const { documents, next } = await listDocumentsOf(connection, owner.organisation_id, {
        ...page,
        hidden: [],
      });
      return { names: documents.map(({ id }) => id), next };
    },
  ],
  [
    'invoices',
    MANY,
    async (connection, page) => {
      const { invoices, next } = await listInvoicesOf(connection, owner.organisation_id, {
        ...page,
        now: new Date(),
      });
      return { names: invoices.map(({ number }) => number), next };
    },
  ],
  ['notifications', MANY, notificationsShown(false)],
  ['unread notifications', MANY / 2, notificationsShown(true)],
])('%s', (_, rows, list) => {
  const keys: string[] = [];

  test('show each row on exactly one page, however close in time the rows were written', async () => {
    const names: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await list(product.database.db, { limit: 499, after });
      names.push(...page.names);
      if (page.next === null) break;
      after = page.next;
      keys.push(after);
    }
    expect([names.length, new Set(names).size]).toEqual([rows, rows]);
  });

  test('read a deep page as cheaply as the first', async () => {
    for (const after of [undefined, keys.at(-2)])
      expect(await rowsRead((connection) => list(connection, { limit: PAGE, after }))).toBeLessThan(6 * PAGE);
  });
});

test('unconfirmed prices are summed from their rows only, also by a cached plan', async () => {
  await product.database.sql`
    update shipments set price_status = 'confirmed'
    where organisation_id = ${owner.organisation_id} and cost_cents <> 6000`;
  const rows = await rowsRead(async (connection) => {
    await connection.execute('set local plan_cache_mode = force_generic_plan');
    const sums = await sumUnconfirmedOf(connection, owner.organisation_id);
    expect(sums.get('USD')).toBeGreaterThan(0);
  });
  expect(rows).toBeLessThan(MANY / 5);
});

/** The number of rows that PostgreSQL fetched from the product’s tables for the work. */
async function rowsRead(work: (connection: Connection) => Promise<unknown>): Promise<number> {
  return product.database.transaction(async (transaction) => {
    const soFar = async () => {
      const [counted] = await transaction.execute<{ rows: number }>(
        'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables',
      );
      return counted?.rows ?? 0;
    };
    const before = await soFar();
    await work(transaction);
    return (await soFar()) - before;
  });
}
