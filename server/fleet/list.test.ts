import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLEET_SORTS, type FleetRow } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { isReal } from '../shipment-records/reader.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { findBucket } from './arrival-buckets.ts';
import { findFirst } from './fleet-facets.ts';
import { fleetMatching } from './fleet-filter.ts';
import { listFleet } from './fleet-rows.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const MANY = 1_200;

let product: TestApp;
let dispatcher: Visitor;
let rows: FleetRow[];
let clients: string[];
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
  clients = [];
  for (let made = 0; made < 3; made++) clients.push((await product.signIn('customer')).organisation_id);
  // Many equal values per sort term, so that the last term decides, and timestamps more precise than a Date.
  await product.database.sql`
    insert into shipments (id, organisation_id, tracking_number, origin_city, origin_country, destination_city,
      destination_country, cargo_description, cargo_weight, cost_cents, status, transport_mode,
      estimated_delivery_date, created_at, updated_at)
    select gen_random_uuid(), (${clients}::uuid[])[1 + n % 4], 'GS9' || lpad(n::text, 8, '0'),
      case n % 2 when 0 then 'Houston' else 'Busan' end, case n % 2 when 0 then 'US' else 'KR' end, 'Łódź', 'PL',
      case n % 3 when 0 then 'Valves' else 'Pipes' end, 1 + n % 7 * 0.125, n % 7 * 1000,
      (${[...SHIPMENT_STATUSES]}::text[])[1 + n % 9], (array['air', 'sea', 'road', 'rail'])[1 + n % 5],
      case when n % 5 = 0 then null else ${NOW}::timestamptz + (n % 30 - 10) * interval '1 day' end,
      ${NOW}::timestamptz - n % 50 * interval '1 microsecond', ${NOW}::timestamptz - n % 20 * interval '1 day'
    from generate_series(1, ${MANY}) as n`;
  await product.database.sql`analyze shipments`;
  rows = await all('');
}, 120_000);
afterAll(() => product.close());

async function page(query: string) {
  const response = await dispatcher.request('GET', `/api/fleet?${query}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as { shipments: FleetRow[]; next: string | null };
}

async function all(query: string, limit = 500): Promise<FleetRow[]> {
  const found: FleetRow[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { shipments, next }: Awaited<ReturnType<typeof page>> = await page(
      `limit=${limit}&${query}${after && `&after=${after}`}`,
    );
    found.push(...shipments);
    after = next;
  }
  return found;
}

const numbers = (found: readonly FleetRow[]) => found.map(({ tracking_number }) => tracking_number);
const moment = (text: unknown) => (text === null ? Number.POSITIVE_INFINITY : Date.parse(text as string));
const expected = (row: FleetRow) =>
  // These estimates were never changed, so each is still the promise.
  isActive(row.status) ? moment(row.promised_delivery_date) : Number.POSITIVE_INFINITY;

describe('sorted', () => {
  /** Values that must not decrease from one row to the next. */
  const rising: Record<(typeof FLEET_SORTS)[number], (row: FleetRow) => number[]> = {
    arrival: (row) => [isActive(row.status) ? 0 : 1, expected(row), -moment(row.created_at)],
    newest: (row) => [-moment(row.created_at)],
    updated: (row) => [-moment(row.updated_at)],
    cost: (row) => [-row.cost_cents],
    weight: (row) => [-row.cargo_weight],
    late: (row) => [-row.days_late],
    held: (row) => [moment(row.held_since)],
  };
  test.each(FLEET_SORTS)('by %s, in both directions, each shipment is listed exactly once', async (sort) => {
    const forwards = await all(`sort=${sort}`, 70);
    expect([forwards.length, new Set(numbers(forwards)).size]).toEqual([MANY, MANY]);
    const terms = forwards.map(rising[sort]);
    expect(terms).toEqual(terms.toSorted(compare));
    const back = await all(`sort=${sort}&reverse=true`, 70);
    expect(numbers(back)).toEqual(numbers(forwards).reverse());
  });
});

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] as number) < (other[at] as number) ? -1 : 1;
}

type Keeps = (row: FleetRow) => boolean;

function filters(): [query: string, keeps: Keeps][] {
  const since = new Date('2026-03-10T12:00:00Z');
  return [
    ['status=customs', (row) => row.status === 'customs'],
    ['status=customs&status=created', (row) => ['customs', 'created'].includes(row.status)],
    ['status=delivered&status=cancelled', (row) => !isActive(row.status)],
    ['status=delivered&status=pending', (row) => ['delivered', 'pending'].includes(row.status)],
    ['mode=sea', (row) => row.transport_mode === 'sea'],
    ['mode=sea&mode=rail', (row) => ['sea', 'rail'].includes(row.transport_mode as string)],
    [`client=${clients[0]}`, (row) => row.organisation_id === clients[0]],
    [
      `client=${clients[0]}&client=${clients[1]}`,
      (row) => clients.slice(0, 2).includes(row.organisation_id as string),
    ],
    ['late=true', (row) => row.days_late > 0],
    ['late=false', () => true],
    [`changed_since=${since.toISOString()}`, (row) => moment(row.updated_at) >= since.getTime()],
    ['q=valves', (row) => row.cargo_description === 'Valves'],
  ];
}

describe('filtered', () => {
  test('alone and combined, list and counts agree', { timeout: 240_000 }, async () => {
    for (const [index, [query, keeps]] of filters().entries())
      for (const [otherQuery, otherKeeps] of filters().slice(index)) {
        // Two values of the same filter would be combined instead.
        if (query !== otherQuery && query.split('=')[0] === otherQuery.split('=')[0]) continue;
        const both = query === otherQuery ? query : `${query}&${otherQuery}`;
        const matching = rows.filter((row) => keeps(row) && otherKeeps(row));
        expect(numbers(await all(both)).sort(), both).toEqual(numbers(matching).sort());
        const facets = (await dispatcher.request('GET', `/api/fleet/facets?${both}`)).json();
        expect([facets.matching, facets.all], both).toEqual([
          { count: matching.length, capped: false },
          MANY,
        ]);
      }
  });

  test('by number, also in the order by arrival and beyond other filters', async () => {
    const some = rows.filter((_, index) => index % 100 === 3);
    const query = some.map(({ tracking_number }) => `tracking_number=${tracking_number}`).join('&');
    expect(numbers(await all(query))).toEqual(numbers(some));
    const [first] = some as [FleetRow];
    const others = rows.filter(({ status }) => status !== first.status);
    expect(numbers(await all(`${query}&status=${others[0]?.status}`))).toEqual(
      numbers(some.filter(({ status }) => status === others[0]?.status)),
    );
    expect(await all('tracking_number=GS000000000')).toEqual([]);
  });

  test('each facet is counted under the other facets’ selection', async () => {
    const query = `status=customs&mode=sea&client=${clients[0]}&q=pipes`;
    const facets = (await dispatcher.request('GET', `/api/fleet/facets?${query}`)).json();
    const is = { status: 'customs', transport_mode: 'sea', organisation_id: clients[0] } as const;
    const counted = (facet: keyof typeof is) => {
      const others = (Object.keys(is) as (keyof typeof is)[]).filter((name) => name !== facet);
      const left = rows.filter(
        (row) => row.cargo_description === 'Pipes' && others.every((name) => row[name] === is[name]),
      );
      const counts = Map.groupBy(left, (row) => row[facet]);
      counts.delete(null);
      return Object.fromEntries([...counts].map(([value, { length }]) => [value, length]));
    };
    const countsIn = (list: Record<string, unknown>[], name: string) =>
      Object.fromEntries(list.map((row) => [row[name], row.count]));
    expect(countsIn(facets.statuses, 'status')).toEqual(counted('status'));
    expect(countsIn(facets.modes, 'mode')).toEqual(counted('transport_mode'));
    expect(countsIn(facets.clients, 'organisation_id')).toEqual(counted('organisation_id'));
    expect(facets.capped).toBe(false);
  });

  test('unknown values are rejected with a field error', async () => {
    for (const query of [
      'status=lost',
      'mode=tube',
      'client=7',
      'late=perhaps',
      'limit=501',
      'changed_since=soon',
    ]) {
      const response = await dispatcher.request('GET', `/api/fleet?${query}`);
      expect([response.statusCode, response.json().issues[0].path.split('.')[0]]).toEqual([
        422,
        query.split('=')[0],
      ]);
    }
  });
});

test('counting stops at 1,000 matches of a search, and 10,000 of other filters', async () => {
  // Of many rows, which may take longer than a call.
  const write = (statement: string) =>
    product.database.sql.begin(async (sql) => {
      await sql`set local statement_timeout = 0`;
      await sql.unsafe(statement);
    });
  await write(`
    insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
      cargo_description, cargo_weight, cost_cents, status)
    select gen_random_uuid(), 'TRK0' || lpad(n::text, 9, '0'), 'Accra', 'GH', 'Accra', 'GH', 'Cocoa', 1, 1,
      case n % 20 when 0 then 'pending' else 'confirmed' end
    from generate_series(1, 10100) as n`);
  const read = async (query: string) =>
    (await dispatcher.request('GET', `/api/fleet/facets?${query}`)).json();
  expect(await read('q=cocoa')).toMatchObject({ matching: { count: 1_000, capped: true }, capped: true });
  expect(await read('q=cocoa&status=pending')).toMatchObject({
    matching: { count: 505, capped: false },
    capped: true,
  });
  expect((await read('unconfirmed=true')).matching).toEqual({ count: 10_000, capped: true });
  expect((await read('')).matching).toEqual({ count: MANY + 10_100, capped: false });
  await write(`delete from shipments where cargo_description = 'Cocoa'`);
});

test('matches that are read by days of arrival are those of the order, on each page', async () => {
  const { db, sql } = product.database;
  await sql`update shipments set created_at = created_at - length(tracking_number || id::text) * (id::text > '8')::int
    * interval '1 day' * (ascii(id::text) - 45)`;
  const order = { sort: 'arrival', reverse: false, now: NOW } as const;
  const matching = await fleetMatching(
    db,
    { q: 'pipes', late: false, today: false, silent: false, unconfirmed: false },
    { now: NOW, silentAfterHours: 12, timeZones: product.dependencies.geography.timeZones, reader: 'staff' },
  );
  const { shipments: whole } = await listFleet(db, { ...order, limit: MANY }, matching);
  expect(whole.length).toBe((MANY * 2) / 3);
  const read: string[] = [];
  const common = { terms: "('pipes')", first: await findBucket(db, undefined) };
  for (let after: string | undefined, page = 0; page === 0 || after; page++) {
    const found = await listFleet(db, { ...order, after, limit: 90 }, undefined, common);
    read.push(...found.shipments.map(({ tracking_number }) => tracking_number));
    after = found.next ?? undefined;
  }
  expect(read).toEqual(whole.map(({ tracking_number }) => tracking_number));
  const counted = await findFirst(db, { condition: isReal, isIndexed: true, isSearched: true, common });
  expect(await db.execute(counted)).toHaveLength(Math.min(whole.length, 1_001));
});
