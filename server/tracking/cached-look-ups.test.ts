import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';
import { MAX_AGE_MS, TrackingCache } from './tracking-cache.ts';

let product: TestApp;
let owner: TestPerson;
let number: string;
let queries: number;
/** The clock of the cache, in milliseconds: on a busy machine, look-ups at the same time arrive 100 ms apart. */
let now_ms = 0;
beforeAll(async () => {
  const broadcast = inThisProcess();
  product = await startTestApp({ broadcast, trackingCache: new TrackingCache(broadcast, () => now_ms) });
  owner = await product.signIn('customer');
  number = await book(owner);
  const { trackingCache } = product.dependencies;
  const { find } = trackingCache;
  trackingCache.find = (key, query) =>
    find.call(trackingCache, key, () => {
      queries += 1;
      return query();
    });
});
afterAll(() => product.close());
beforeEach(() => {
  queries = 0;
  now_ms += MAX_AGE_MS;
});

async function findByNumber(
  headers: Record<string, string> = {},
  path = number,
  who: Visitor = product.visitor,
) {
  const response = await who.request('GET', `/api/tracking/${path}`, undefined, headers);
  const { date: _, ...rest } = response.headers;
  return { status: response.statusCode, headers: rest, body: response.body };
}

test('a cached response equals the first one, header by header', async () => {
  const [first, again] = await Promise.all([findByNumber(), findByNumber()]);
  expect(queries).toBe(1);
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
});

test('a cached response is 304 for a client that already has it, like any other response', async () => {
  const { headers } = await findByNumber();
  now_ms += MAX_AGE_MS;
  const held = { 'if-none-match': headers.etag ?? '' };
  const [read, cached] = await Promise.all([findByNumber(held), findByNumber(held)]);
  expect(queries).toBe(2);
  expect(cached).toEqual(read);
  expect(cached).toMatchObject({ status: 304, body: '' });
});

test('every spelling of a number shares one entry', async () => {
  await Promise.all([number, `${number}?x=1`, number.toLowerCase()].map((path) => findByNumber({}, path)));
  expect(queries).toBe(1);
});

test('signed-in people always read the database, because they must see their own writes', async () => {
  await findByNumber();
  await findByNumber({}, number, owner);
  expect(queries).toBe(1);
  await product.dependencies.database.sql`
    update shipments set cargo_description = 'Changed' where tracking_number = ${number}`;
  expect((await findByNumber({}, number, owner)).body).toContain('Changed');
});

test('the rate limits count, report and refuse cached look-ups', async () => {
  const { limits } = product.dependencies;
  const charged: string[] = [];
  const { charge } = limits;
  limits.charge = (...call) => {
    charged.push(call[0]);
    call[2].replyHeader('ratelimit', 'reported');
    if (charged.length > 2) throw new Error('refused');
    return charge.apply(limits, call);
  };
  try {
    await findByNumber();
    expect((await findByNumber()).headers.ratelimit).toBe('reported');
    expect(charged).toEqual(['GET /tracking/{tracking_number}', 'GET /tracking/{tracking_number}']);
    expect((await findByNumber()).status).toBe(500);
  } finally {
    limits.charge = charge;
  }
});
