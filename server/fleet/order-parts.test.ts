import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FleetSort } from '#contract/fleet.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { listFleet } from './fleet-rows.ts';

const NOW = new Date('2026-03-15T12:20:00Z');
const [FINISHED, AHEAD, LATE, UNDATED] = [4_000, 600, 30, 20];
/** One in a hundred of those ahead of their promised day. */
const HELD = AHEAD / 100;
const ALL = FINISHED + AHEAD + LATE + UNDATED;

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  await product.database.sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`
    insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
      cargo_description, cargo_weight, cost_cents, status, estimated_delivery_date, promise_ends_at, created_at, updated_at)
    select gen_random_uuid(), 'GS7' || lpad(n::text, 8, '0'), 'Houston', 'US', 'Rotterdam', 'NL', 'Steel', 1, 1,
      case when n < ${FINISHED} then 'delivered' when n % 100 = 0 and n < ${FINISHED + AHEAD} then 'customs' else 'in_transit' end,
      case when n < ${ALL - UNDATED} then ${NOW}::timestamptz end,
      case when n < ${FINISHED + AHEAD} then ${NOW}::timestamptz + (n % 40 + 1) * interval '1 day'
        when n < ${ALL - UNDATED} then ${NOW}::timestamptz - n % 10 * interval '1 day' - interval '2 hours' end,
      ${NOW}::timestamptz - (${ALL} - n) * interval '1 minute', ${NOW}::timestamptz - n % 50 * interval '1 hour'
    from generate_series(0, ${ALL - 1}) as n`;
  });
  await product.database.sql`analyze shipments`;
}, 60_000);
afterAll(() => product.close());

async function rowsRead(transaction: Transaction): Promise<number> {
  const [counted] = await transaction.execute<{ rows: number }>(
    "select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'shipments'",
  );
  return counted?.rows ?? 0;
}

const page = (sort: FleetSort, reverse: boolean, after?: string, { now = NOW, limit = 100 } = {}) =>
  product.database.transaction(async (transaction) => {
    const before = await rowsRead(transaction);
    const wanted = { sort, reverse, after, limit, now, isByHolds: true };
    const { shipments, next } = await listFleet(transaction, wanted, undefined);
    const read = (await rowsRead(transaction)) - before;
    return { numbers: shipments.map(({ tracking_number }) => tracking_number), next, read };
  });

test.each([
  ['late', false],
  ['late', true],
  ['held', false],
  ['held', true],
] as const)('by %s, reversed: %s, each page reads a small part of the shipments', async (sort, reverse) => {
  const [numbers, mostRead] = [new Set<string>(), [0]];
  for (let after: string | undefined; ; ) {
    const { next, ...found } = await page(sort, reverse, after);
    for (const number of found.numbers) numbers.add(number);
    mostRead.push(found.read);
    if (next === null) break;
    after = next;
  }
  expect(numbers.size).toBe(ALL);
  expect(Math.max(...mostRead)).toBeLessThan(1_000);
});

test('late shipments come first, then those that are due next', async () => {
  const { numbers } = await page('late', false);
  const { sql } = product.database;
  const rows = await sql<{ tracking_number: string; days: number }[]>`
    select tracking_number, extract(day from ${NOW}::timestamptz - promise_ends_at)::int as days from shipments
    where tracking_number = any(${numbers})`;
  const days = new Map(rows.map((row) => [row.tracking_number, row.days]));
  const found = numbers.map((number) => days.get(number) ?? 0);
  expect(found.slice(0, LATE).every((each) => each >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => other - one));
  expect(found.at(-1)).toBeLessThan(0);
});

test('a list that is read for days has the shipments of one that is read at once', async () => {
  const MANY = 200;
  const listed: string[] = [];
  let after: string | undefined;
  for (let now = NOW; listed.length < MANY; now = new Date(now.getTime() + DAY_MS)) {
    const { numbers, next } = await page('late', false, after, { now, limit: 10 });
    listed.push(...numbers);
    after = next ?? undefined;
  }
  expect(listed).toEqual((await page('late', false, undefined, { limit: MANY })).numbers);
});

test('held ones come first, the longest in customs before', async () => {
  const { numbers } = await page('held', false);
  const held = await product.database.sql<{ tracking_number: string }[]>`
    select tracking_number from shipments where status = 'customs' order by updated_at`;
  expect(held).toHaveLength(HELD);
  expect(new Set(numbers.slice(0, HELD))).toEqual(new Set(held.map((row) => row.tracking_number)));
});
