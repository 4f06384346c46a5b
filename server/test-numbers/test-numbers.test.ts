import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { TEST_SCRIPTS } from '#domain/test-numbers/test-scripts.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { FLEET } from '../live/channel.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { runTestNumbers } from './start-test-numbers.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const MINUTE = 60_000;
const ON_TIME = 'GS000000019';
const TRANSHIPMENT = 'GS000000043';
const SHUFFLED = 'GS000000051';
let now = new Date(NOON);
let product: TestApp;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

async function runAt(minute: number) {
  now = new Date(NOON + minute * MINUTE);
  await runTestNumbers(product.dependencies);
}
const track = async (number: string) =>
  (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
const numbersOf = async () => (await product.visitor.request('GET', '/api/test-numbers')).json().numbers;

async function testKey(by: TestPerson, body: object = {}) {
  const response = await by.request('POST', '/api/api-keys', {
    name: 'Sandbox',
    test: true,
    scopes: ['shipments:read', 'shipments:write', 'shipment-file:read', 'milestones:read', 'webhooks:write'],
    ...body,
  });
  return { status: response.statusCode, ...response.json() };
}
const withKey = (key: string, method: 'GET' | 'POST', path: string, body?: object) =>
  product.visitor.request(method, path, body, { authorization: `Bearer ${key}` });

const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Lamps',
  cargo_weight: 900,
  service_type: 'standard',
  transport_mode: 'sea',
};

describe('the test numbers', () => {
  beforeEach(() => runAt(20));

  test('are listed, and anyone tracks them, marked as tests', async () => {
    expect(await numbersOf()).toEqual(
      TEST_SCRIPTS.map(({ tracking_number, scenario }) => ({ tracking_number, scenario, test: true })),
    );
    for (const { tracking_number } of await numbersOf()) {
      const tracked = await track(tracking_number);
      expect(tracked).toMatchObject({ tracking_number, test: true });
      expect(tracked.legs.length).toBeGreaterThan(1);
    }
    const real = await bookedBySea(customer);
    expect(await track(real)).not.toHaveProperty('test');
  });

  test('move every ten seconds', async () => {
    const { live } = await track(ON_TIME);
    await runAt(20 + 1 / 6);
    const { live: later } = await track(ON_TIME);
    expect(Date.parse(later.updated_at)).toBe(Date.parse(live.updated_at) + 10_000);
    expect([later.latitude, later.longitude]).not.toEqual([live.latitude, live.longitude]);
    const { events } = await track(ON_TIME);
    expect(events.filter(({ description }: { description: string }) => description === 'Passed')).toEqual([]);
  });

  test('are delivered on time, and begin again with the next run', async () => {
    await runAt(59);
    expect(await track(ON_TIME)).toMatchObject({ status: 'delivered', days_late: 0 });
    await runAt(61);
    expect(await track(ON_TIME)).toMatchObject({ status: 'out_for_delivery' });
  });

  test('miss a transhipment, which moves the legs after it, and recover', async () => {
    await runAt(36);
    const late = await track(TRANSHIPMENT);
    expect(late.days_late).toBeGreaterThan(5);
    expect(late.delay_reason).toBe('Missed connection in Singapore');
    await runAt(78);
    expect(await track(TRANSHIPMENT)).toMatchObject({ days_late: 0 });
  });

  test('whose events come twice and in disorder have one timeline, also after a restart in mid-run', async () => {
    for (const minute of [41, 46, 77, 79]) await runAt(minute);
    const once = (await track(SHUFFLED)).milestones;
    await product.database.sql`delete from shipments where tracking_number = ${SHUFFLED}`;
    await runAt(79.5);
    const again = (await track(SHUFFLED)).milestones;
    expect(again).toEqual(once);
    expect(again.filter(({ code }: { code: string }) => code === 'DEPA')).toHaveLength(2);
  });

  test('stop reporting positions for a while', async () => {
    await runAt(50 + 14);
    const { live } = await track('GS000000078');
    await runAt(50 + 30);
    expect((await track('GS000000078')).live.updated_at).toBe(live.updated_at);
    await runAt(50 + 41);
    expect((await track('GS000000078')).live.updated_at).not.toBe(live.updated_at);
  });

  test('cannot be followed by e-mail or changed by staff, who see their files', async () => {
    const followed = await product.visitor.request('POST', `/api/tracking/${ON_TIME}/followers`, {
      email: 'someone@example.com',
      homepage: '',
    });
    expect(followed.statusCode).toBe(404);
    const file = await admin.request('GET', `/api/shipments/${ON_TIME}`);
    expect(file.json()).toMatchObject({ test: true });
    const changed = await admin.request('POST', `/api/shipments/${ON_TIME}/status`, { status: 'delivered' });
    expect(changed.statusCode).toBe(404);
    const { results } = (
      await admin.request('POST', '/api/milestones', {
        milestones: [
          {
            tracking_number: ON_TIME,
            code: 'HOLD',
            classifier: 'ACT',
            occurred_at: now.toISOString(),
            source: 'staff',
          },
        ],
      })
    ).json();
    expect(results[0].status).toBe('refused');
    expect((await customer.request('GET', `/api/shipments/${ON_TIME}`)).statusCode).toBe(404);
  });
});

describe('outside all figures', () => {
  /** Every read of the contract without a parameter, and filters that count shipments one by one. */
  const READS = [
    ...Object.values(contract)
      .flatMap((area) => Object.values(area))
      .map(({ '~orpc': { route } }) => route)
      .filter(({ method, path }) => method === 'GET' && !path?.includes('{'))
      .map(({ path }) => `/api${path}`),
    '/api/fleet?q=tiles',
    '/api/fleet?late=true',
    '/api/fleet?silent=true',
    '/api/fleet?status=in_transit',
    '/api/fleet?sort=updated&reverse=true',
    '/api/fleet/facets?q=Rotterdam',
    '/api/fleet/facets?late=true',
    '/v2/events?limit=100',
  ];
  const readAll = async (by: TestPerson) =>
    Promise.all(READS.map(async (path) => [path, (await by.request('GET', path)).body] as const));

  test('no list, counter, search or report of staff and customers changes with the test numbers', async () => {
    await product.database.sql`delete from shipments where test`;
    await bookedBySea(customer);
    now = new Date(NOON + 200 * MINUTE);
    const { key } = await testKey(customer);
    await withKey(key, 'GET', '/api/shipments');
    const before = [await readAll(admin), await readAll(customer)];
    const counters = () => product.database.sql`
      select (select coalesce(sum(shipments), 0) from status_counters) as statuses,
        (select coalesce(sum(shipments), 0) from shipment_counters) as clients,
        (select coalesce(sum(shipments), 0) from spending_counters) as spending,
        (select count(*) from audit_log) as audit, (select count(*) from notifications) as notifications,
        (select count(*) from mail_outbox) as mails, (select count(*) from search_terms) as words`;
    const sums = await counters();
    product.published.length = 0;
    await runTestNumbers(product.dependencies);
    const booked = await withKey(key, 'POST', '/api/functions/create-shipment', BOOKING);
    expect(booked.statusCode).toBe(201);
    const after = [await readAll(admin), await readAll(customer)];
    expect(after).toEqual(before);
    expect(await counters()).toEqual(sums);
    expect(product.published.filter(({ channel }) => channel === FLEET)).toEqual([]);
    expect(product.published.filter(({ event, test }) => event === 'moved' && !test)).toEqual([]);
    expect(product.published.length).toBeGreaterThan(0);
  });
});

describe('test keys', () => {
  beforeEach(() => runAt(20));

  test('start with gs_test_, are listed as test, and see the test numbers only', async () => {
    const real = await bookedBySea(customer);
    const { key, status, test } = await testKey(customer);
    expect([status, test, key]).toEqual([201, true, expect.stringMatching(/^gs_test_[\w-]{43}$/)]);
    expect((await withKey(key, 'GET', `/api/shipments/${real}`)).statusCode).toBe(404);
    const file = await withKey(key, 'GET', `/api/shipments/${ON_TIME}`);
    expect(file.json()).toMatchObject({ tracking_number: ON_TIME, test: true });
    expect((await withKey(key, 'GET', `/api/shipments/${ON_TIME}/milestones`)).statusCode).toBe(200);
    const { key: live } = await testKey(customer, { test: false });
    expect((await withKey(live, 'GET', `/api/shipments/${ON_TIME}`)).statusCode).toBe(404);
    expect((await withKey(live, 'GET', `/api/shipments/${real}`)).statusCode).toBe(200);
  });

  test('book test shipments, which other companies and live keys do not see', async () => {
    const { key } = await testKey(customer, {
      scopes: ['shipments:read', 'shipments:write', 'shipment-file:read', 'portal:read'],
    });
    const booked = await withKey(key, 'POST', '/api/functions/create-shipment', BOOKING);
    expect(booked.statusCode, booked.body).toBe(201);
    const { tracking_number } = booked.json();
    const own = await withKey(key, 'GET', `/api/shipments/${tracking_number}`);
    expect(own.json()).toMatchObject({ tracking_number, test: true });
    expect(await track(tracking_number)).toMatchObject({ test: true });
    expect((await customer.request('GET', `/api/shipments/${tracking_number}`)).statusCode).toBe(404);
    const other = await testKey(await product.signIn('customer'));
    expect((await withKey(other.key, 'GET', `/api/shipments/${tracking_number}`)).statusCode).toBe(404);
    const [mine] = [(await withKey(key, 'GET', '/api/shipments?limit=50')).json()];
    expect(mine.shipments.map((row: { tracking_number: string }) => row.tracking_number)).toEqual(
      expect.arrayContaining([tracking_number, ON_TIME]),
    );
    const figures = (await withKey(key, 'GET', '/api/portal/summary')).json();
    expect(figures.active).toBe(
      mine.total - (mine.facets.status.delivered ?? 0) - (mine.facets.status.cancelled ?? 0),
    );
    const counted = (await withKey(key, 'GET', '/api/shipments/summary')).json();
    expect(counted).toMatchObject({ total: mine.total, active: figures.active });
    const { key: live } = await testKey(customer, { test: false, scopes: ['shipments:read'] });
    const [real, listed] = await Promise.all([
      withKey(live, 'GET', '/api/shipments/summary'),
      withKey(live, 'GET', '/api/shipments'),
    ]);
    expect(real.json().total).toBe(listed.json().total);
  });

  test('share no Idempotency-Key with keys of another mode or company', async () => {
    const other = await product.signIn('customer');
    const staffKey = async ({ organisation_id }: TestPerson) =>
      (await testKey(admin, { test: false, organisation_id })).key;
    const keys = [
      (await testKey(customer)).key,
      (await testKey(customer, { test: false })).key,
      await staffKey(customer),
      await staffKey(other),
    ];
    const bookWith = async (key: string) => {
      const booked = await product.visitor.request('POST', '/api/functions/create-shipment', BOOKING, {
        authorization: `Bearer ${key}`,
        'idempotency-key': 'the same',
      });
      expect(booked.statusCode, booked.body).toBe(201);
      return [booked.json().tracking_number, booked.headers['idempotency-replayed']];
    };
    const first: unknown[] = [];
    for (const key of keys) first.push(await bookWith(key));
    expect(first).toEqual(keys.map(() => [expect.any(String), undefined]));
    expect(await bookWith(keys[0] as string)).toEqual([(first[0] as unknown[])[0], 'true']);
  });

  test('leave no bookings behind when the account is erased', async () => {
    const person = await product.signIn('customer');
    const { key } = await testKey(person);
    const booked = await withKey(key, 'POST', '/api/functions/create-shipment', BOOKING);
    const { tracking_number } = booked.json();
    const response = await person.request('POST', '/api/privacy/erasure', { confirmation: person.email });
    expect(response.statusCode, response.body).toBe(200);
    const { sql } = product.database;
    expect(await sql`select from shipments where tracking_number = ${tracking_number}`).toHaveLength(0);
    expect(await sql`select from organisations where test_of = ${person.organisation_id}`).toHaveLength(0);
  });

  test('have no scopes whose writes reach people', async () => {
    expect(await testKey(customer, { scopes: ['messages:write'] })).toMatchObject({ status: 422 });
    expect(await testKey(customer, { scopes: ['quotes:write'] })).toMatchObject({ status: 422 });
    expect(await testKey(customer, { scopes: ['messages:read'] })).toMatchObject({ status: 201 });
    expect(await testKey(admin, { scopes: ['fleet:read'] })).toMatchObject({ status: 422 });
  });

  test('price a shipment, which leaves nothing', async () => {
    const { key, status } = await testKey(customer, { scopes: ['rates:write'] });
    expect(status).toBe(201);
    const written = () => product.database.sql`
      select (select count(*) from quotes) as quotes, (select count(*) from shipments) as shipments,
        (select count(*) from audit_log) as audit, (select count(*) from mail_outbox) as mail`;
    const before = await written();
    const priced = await withKey(key, 'POST', '/api/prices', {
      origin: { city: 'Rotterdam', country: 'Netherlands' },
      destination: { city: 'Singapore', country: 'Singapore' },
      load: 'LCL',
      cargo_lines: [{ pieces: 2, package_type: 'PX', gross_kg: 480, volume_m3: 2 }],
    });
    expect(priced.statusCode, priced.body).toBe(200);
    expect(priced.json().options.length).toBeGreaterThan(0);
    expect(await written()).toEqual(before);
  });

  test('of staff see the test numbers and nothing else', async () => {
    const real = await bookedBySea(customer);
    const { key } = await testKey(admin);
    expect((await withKey(key, 'GET', `/api/shipments/${ON_TIME}`)).json()).toMatchObject({ test: true });
    expect((await withKey(key, 'GET', `/api/shipments/${real}`)).statusCode).toBe(404);
  });
});

test('webhooks of test keys receive the events of test numbers; live ones never do', async () => {
  await runAt(20);
  await product.database.sql`delete from shipments where test`;
  const webhook = async (key: string) =>
    (await withKey(key, 'POST', '/api/webhooks', { url: 'https://8.8.8.8/events', events: ['*'] })).json().id;
  const ofTest = await webhook((await testKey(customer)).key);
  const ofLive = await webhook((await testKey(customer, { test: false })).key);
  const ofStaff = await webhook((await testKey(admin)).key);
  await runAt(36);
  const received = async (id: string) =>
    (
      await product.database.sql`
        select distinct object, type from webhook_deliveries where webhook_id = ${id} order by 1, 2`
    ).map(({ object, type }) => `${object} ${type}`);
  expect(await received(ofLive)).toEqual([]);
  expect(await received(ofTest)).toEqual(
    expect.arrayContaining([
      `${ON_TIME} shipment.created`,
      `${ON_TIME} milestone.recorded`,
      `${ON_TIME} shipment.status_changed`,
      `${TRANSHIPMENT} shipment.estimate_changed`,
      `${TRANSHIPMENT} exception.raised`,
    ]),
  );
  expect(await received(ofStaff)).toEqual(await received(ofTest));
  await bookedBySea(customer);
  expect((await received(ofTest)).filter((line) => !line.startsWith('GS0000000'))).toEqual([]);
});
