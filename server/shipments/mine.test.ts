import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { type NewShipment, shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { sortByAttention } from './needs-attention.ts';

const NOW = new Date('2026-03-15T12:00:00Z');

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
});
afterAll(() => product.close());

interface Listed {
  shipments: Pick<
    ShipmentRow,
    'cargo_description' | 'tracking_number' | 'status' | 'days_late' | 'estimated_delivery_day'
  >[];
  next: string | null;
  total: number | null;
  facets: { status: Record<string, number>; mode: Record<string, number> } | null;
}

/** A customer with these shipments, named by their cargo, and a function to list them. */
async function customerWith(rows: Partial<NewShipment>[]) {
  const person = await product.signIn('customer');
  if (rows.length > 0)
    await product.database.db
      .insert(shipments)
      .values(rows.map((row) => ({ ...shipmentOf(person.organisation_id), ...row })));
  const list = async (query = ''): Promise<Listed> =>
    (await person.request('GET', `/api/shipments${query}`)).json();
  const names = async (query?: string) =>
    (await list(query)).shipments.map(({ cargo_description }) => cargo_description);
  return { ...person, list, names };
}

const shipmentOf = (organisation_id: string): NewShipment => ({
  organisation_id,
  tracking_number: newTrackingNumber(Math.random()),
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: 100,
  cost_cents: 100_00,
  created_at: NOW,
});

describe('sorted', () => {
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  const rows: Partial<NewShipment>[] = [
    { cargo_description: 'done older', status: 'delivered', created_at: day('2026-02-01'), cost_cents: 900 },
    { cargo_description: 'unknown', status: 'pending', created_at: day('2026-03-01'), cost_cents: 100 },
    {
      cargo_description: 'later',
      status: 'in_transit',
      estimated_delivery_date: day('2026-03-20'),
      created_at: day('2026-03-03'),
      cost_cents: 100,
    },
    {
      cargo_description: 'sooner',
      status: 'customs',
      estimated_delivery_date: day('2026-03-10'),
      created_at: day('2026-02-02'),
      cost_cents: 500,
    },
    {
      cargo_description: 'done newer',
      status: 'cancelled',
      estimated_delivery_date: day('2026-01-01'),
      created_at: day('2026-02-20'),
      cost_cents: 300,
    },
  ];
  test.each([
    ['', ['sooner', 'later', 'unknown', 'done newer', 'done older']],
    ['newest', ['later', 'unknown', 'done newer', 'sooner', 'done older']],
    ['cost', ['done older', 'sooner', 'done newer', 'later', 'unknown']],
  ])('by %j, on one page and one by one', async (sort, order) => {
    const customer = await customerWith(rows);
    const query = sort === '' ? '' : `&sort=${sort}`;
    expect(await customer.names(`?limit=50${query}`)).toEqual(order);
    const onePerPage: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await customer.list(`?limit=1${query}${after && `&after=${after}`}`);
      onePerPage.push(...page.shipments.map(({ cargo_description }) => cargo_description));
      after = page.next;
    }
    expect(onePerPage).toEqual(order);
  });

  test('by cost within each currency, because amounts of several currencies do not compare', async () => {
    const customer = await customerWith([
      { cargo_description: 'yen', currency: 'JPY', cost_cents: 90_000 },
      { cargo_description: 'few dollars', currency: 'USD', cost_cents: 100 },
      { cargo_description: 'euros', currency: 'EUR', cost_cents: 900 },
      { cargo_description: 'dollars', currency: 'USD', cost_cents: 500 },
    ]);
    const order = ['dollars', 'few dollars', 'yen', 'euros'];
    expect(await customer.names('?sort=cost')).toEqual(order);
    const first = await customer.list('?sort=cost&limit=1');
    expect(await customer.names(`?sort=cost&after=${first.next}`)).toEqual(order.slice(1));
  });

  test('by attention: held, late, arriving today, then by arrival, finished ones last', async () => {
    const at = (time: string) => new Date(`2026-03-${time}:00Z`);
    const promised = { promised_delivery_date: at('12T12:00'), promise_ends_at: at('12T23:00') };
    const customer = await customerWith([
      { cargo_description: 'delivered', status: 'delivered', created_at: day('2026-03-02') },
      { cargo_description: 'delivered before', status: 'delivered', created_at: day('2026-03-01') },
      { cargo_description: 'unknown', status: 'pending' },
      { cargo_description: 'on time', status: 'in_transit', estimated_delivery_date: at('17T12:00') },
      { cargo_description: 'today', status: 'in_transit', estimated_delivery_date: at('15T20:00') },
      {
        cargo_description: 'late',
        status: 'in_transit',
        estimated_delivery_date: at('25T12:00'),
        ...promised,
      },
      {
        cargo_description: 'later',
        status: 'in_transit',
        estimated_delivery_date: at('26T12:00'),
        ...promised,
      },
      {
        cargo_description: 'held',
        status: 'customs',
        estimated_delivery_date: at('28T12:00'),
        updated_at: at('14T09:00'),
      },
    ]);
    const order = ['held', 'late', 'later', 'today', 'on time', 'unknown', 'delivered', 'delivered before'];
    expect(await customer.names('?sort=attention')).toEqual(order);
    const onePerPage: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await customer.list(`?limit=1&sort=attention${after && `&after=${after}`}`);
      onePerPage.push(...page.shipments.map(({ cargo_description }) => cargo_description));
      after = page.next;
    }
    expect(onePerPage).toEqual(order);
    expect((await customer.list('?sort=attention&limit=2')).shipments).toMatchObject([
      { held_since: '2026-03-14T09:00:00.000Z' },
      { held_since: null },
    ]);
    expect(await customer.names('?sort=attention&status=in_transit')).toEqual([
      'late',
      'later',
      'today',
      'on time',
    ]);
  });

  test.each([
    'nonsense',
    '0_infinity',
    '0_infinity_2026-13-45T00:00:00.000Z_01900000-0000-7000-8000-000000000000',
    '0_infinity_2026-03-01T00:00:00.000Z_01900000-0000-7000-8000-00000000000z',
    '99999999999999999999_infinity_2026-03-01T00:00:00.000Z_01900000-0000-7000-8000-000000000000',
  ])('refuses %s in a cursor', async (key) => {
    const customer = await customerWith(rows);
    expect(await customer.list(`?after=shipments.mine.arrival_${key}`)).toMatchObject({
      status: 422,
      issues: [{ path: 'after' }],
    });
  });
});

describe('searched and filtered', () => {
  const rows: Partial<NewShipment>[] = [
    { cargo_description: 'Café chairs', origin_city: 'São Paulo', status: 'pending', transport_mode: 'sea' },
    {
      cargo_description: 'Steel pipes',
      origin_city: "L'Aquila",
      status: 'in_transit',
      transport_mode: 'road',
    },
    {
      cargo_description: '100% linen',
      destination_city: 'Łódź',
      status: 'in_transit',
      transport_mode: 'sea',
    },
    { cargo_description: 'Straße signs', destination_city: 'Malmö', status: 'delivered' },
  ];
  test.each([
    ['q=sao paulo', ['Café chairs']],
    ['q=SÃO', ['Café chairs']],
    ['q=cafe rotterdam', ['Café chairs']],
    ['q=laquila', ['Steel pipes']],
    ['q=l’aquila', ['Steel pipes']],
    ['q=lodz', ['100% linen']],
    ['q=ŁÓDŹ', ['100% linen']],
    ['q=strasse', ['Straße signs']],
    ['q=malmo', ['Straße signs']],
    ['q=%25', ['100% linen', 'Café chairs', 'Steel pipes', 'Straße signs']],
    ['q=pipes sao', []],
    ['status=in_transit', ['100% linen', 'Steel pipes']],
    ['status=in_transit&status=delivered', ['100% linen', 'Steel pipes', 'Straße signs']],
    ['mode=sea', ['100% linen', 'Café chairs']],
    ['mode=sea&status=in_transit', ['100% linen']],
    ['mode=sea&q=pipes', []],
  ])('%s', async (query, found) => {
    const customer = await customerWith(rows);
    const { shipments: listed, total } = await customer.list(`?${query}`);
    expect(listed.map(({ cargo_description }) => cargo_description).sort()).toEqual(found);
    expect(total).toBe(found.length);
  });

  test.each([
    ['', { pending: 1, in_transit: 2, delivered: 1 }, { sea: 2, road: 1 }],
    ['status=pending', { pending: 1, in_transit: 2, delivered: 1 }, { sea: 1 }],
    ['mode=sea', { pending: 1, in_transit: 1 }, { sea: 2, road: 1 }],
    ['q=rotterdam', { pending: 1, in_transit: 1 }, { sea: 1, road: 1 }],
    ['q=rotterdam&mode=sea', { pending: 1 }, { sea: 1, road: 1 }],
  ])('%j, each choice is counted beside the others', async (query, status, mode) => {
    const customer = await customerWith(rows);
    const first = await customer.list(`?limit=1&${query}`);
    expect(first.facets).toEqual({ status, mode });
    if (first.next) expect((await customer.list(`?limit=1&${query}&after=${first.next}`)).facets).toBeNull();
  });

  const attention: Partial<NewShipment>[] = [
    {
      cargo_description: 'overdue',
      status: 'in_transit',
      promised_delivery_date: new Date('2026-03-12T12:00:00Z'),
      promise_ends_at: new Date('2026-03-12T23:00:00Z'),
      estimated_delivery_date: new Date('2026-03-20T12:00:00Z'),
    },
    {
      cargo_description: 'due',
      status: 'out_for_delivery',
      estimated_delivery_date: new Date('2026-03-15T20:00:00Z'),
    },
    // Already tomorrow in Rotterdam.
    {
      cargo_description: 'tomorrow',
      status: 'in_transit',
      estimated_delivery_date: new Date('2026-03-15T23:30:00Z'),
    },
    {
      cargo_description: 'over',
      status: 'delivered',
      estimated_delivery_date: new Date('2026-03-15T20:00:00Z'),
    },
  ];
  test.each([
    ['late=true', ['overdue']],
    ['today=true', ['due']],
    ['today=true&status=in_transit', []],
  ])('%s, as the counters of the overview', async (query, found) => {
    const customer = await customerWith(attention);
    expect(await customer.names(`?${query}`)).toEqual(found);
    expect((await customer.list(`?limit=1&${query}`)).total).toBe(found.length);
  });

  test('by its number, in any typed form', async () => {
    const customer = await customerWith(rows);
    const number = (await customer.list()).shipments[0]?.tracking_number as string;
    for (const typed of [
      number,
      number.toLowerCase(),
      number.slice(2),
      `${number.slice(0, 5)} ${number.slice(5)}`,
    ])
      expect((await customer.list(`?q=${typed}`)).shipments).toMatchObject([{ tracking_number: number }]);
  });

  test('an unknown status or mode is refused at its field', async () => {
    const customer = await customerWith([]);
    const response = await customer.request('GET', '/api/shipments?status=lost');
    expect([response.statusCode, response.json().issues[0].path]).toEqual([422, 'status']);
  });

  test('other people’s are not found', async () => {
    await customerWith(rows);
    const other_customer = await customerWith([]);
    expect(await other_customer.list('?q=cafe')).toEqual({
      shipments: [],
      next: null,
      total: 0,
      facets: { status: {}, mode: {} },
    });
  });
});

describe('a thousand shipments', () => {
  const MANY = 1_000;
  let customer: Awaited<ReturnType<typeof customerWith>>;
  beforeAll(async () => {
    customer = await customerWith([]);
    // Many with the same time and price and without an estimate, so that the order depends on the last term.
    await product.database.sql`
      insert into shipments (id, organisation_id, tracking_number, origin_city, origin_country, destination_city,
        destination_country, cargo_description, cargo_weight, cost_cents, status, estimated_delivery_date, created_at)
      select gen_random_uuid(), ${customer.organisation_id}, 'T' || n, 'Houston', 'US', 'Łódź', 'PL', 'Valves ' || n, 1,
        n % 7 * 1000, case n % 3 when 0 then 'delivered' when 1 then 'in_transit' else 'pending' end,
        case when n % 5 = 0 then null else ${NOW}::timestamptz + n % 30 * interval '1 day' end,
        ${NOW}::timestamptz - n % 100 * interval '1 hour'
      from generate_series(1, ${MANY}) as n`;
  }, 60_000);

  test.each(['attention', 'arrival', 'newest', 'cost'])(
    'by %s, each is listed once',
    { timeout: 60_000 },
    async (sort) => {
      const seen = new Set<string>();
      let listed = 0;
      let after: string | null = '';
      while (after !== null) {
        const page: Listed = await customer.list(`?limit=100&sort=${sort}${after && `&after=${after}`}`);
        for (const { tracking_number } of page.shipments) seen.add(tracking_number);
        listed += page.shipments.length;
        expect(page.total).toBe(after === '' ? MANY : null);
        after = page.next;
      }
      expect([seen.size, listed]).toEqual([MANY, MANY]);
    },
  );

  test('by attention, more active ones than are sorted on a page: urgent ones first, each listed once', async () => {
    const many = await customerWith([]);
    const ADDED = 1_300;
    await product.database.sql`
      insert into shipments (id, organisation_id, tracking_number, origin_city, origin_country, destination_city,
        destination_country, cargo_description, cargo_weight, cost_cents, status, estimated_delivery_date, promise_ends_at, promised_delivery_date, created_at)
      select gen_random_uuid(), ${many.organisation_id}, 'U' || n, 'Houston', 'US', 'Łódź', 'PL', 'Valves ' || n, 1, 1,
        case when n % 20 = 0 then 'customs' when n % 9 = 0 then 'delivered' else 'in_transit' end,
        case when n % 11 > 0 then ${NOW}::timestamptz + n % 30 * interval '5 hours' end,
        promised + interval '11 hours', promised,
        ${NOW}::timestamptz - n % 100 * interval '1 hour'
      from generate_series(1, ${ADDED}) as n, lateral (select case when n % 25 = 0 then ${NOW}::timestamptz - interval '1 day'
        when n % 11 > 0 then ${NOW}::timestamptz + interval '30 days' end as promised) as promise`;
    const found: Listed['shipments'] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Listed = await many.list(`?limit=100&sort=attention${after && `&after=${after}`}`);
      found.push(...page.shipments);
      after = page.next;
    }
    expect(new Set(found.map(({ tracking_number }) => tracking_number)).size).toBe(ADDED);
    expect(found).toHaveLength(ADDED);
    const urgency = found.map(urgencyOf);
    expect(urgency).toEqual(urgency.toSorted((one, other) => one - other));
    expect(new Set(urgency)).toEqual(new Set([0, 1, 2, 3, 4]));
    const first = await many.list('?limit=100&sort=attention&status=in_transit');
    expect(first.shipments.map(urgencyOf).slice(0, 30)).toEqual(Array(30).fill(1));
    const { database, dependencies } = product;
    const moment = { now: NOW, timeZones: dependencies.geography.timeZones };
    const partsOf = async (status: ShipmentStatus[]) => {
      const sorted = await sortByAttention(database.db, many.organisation_id, { status }, moment);
      return 'parts' in sorted ? sorted.parts.map(({ order }) => order.name.split('.').at(-1)) : [];
    };
    expect(await partsOf([])).toEqual(['held', 'late', 'today', 'active', 'done']);
    expect(await partsOf(['in_transit'])).toEqual(['late', 'today', 'active']);
    expect(await partsOf(['customs', 'delivered'])).toEqual(['held', 'done']);
  });
});

/** Held, late, arriving today, active, done. */
function urgencyOf(row: Listed['shipments'][number]): number {
  if (row.status === 'delivered') return 4;
  if (row.status === 'customs') return 0;
  if (row.days_late > 0) return 1;
  return row.estimated_delivery_day === '2026-03-15' ? 2 : 3;
}
