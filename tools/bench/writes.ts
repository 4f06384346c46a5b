import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Database } from '#server/database/pool/connection.ts';
import type { Replay } from './bare-writer.ts';
import { openAccounts, signIn } from './bench-accounts.ts';
import { loadCompany } from './console/console-load.ts';
import { generateLoad } from './load-generator.ts';
import { withCluster } from './measured-cluster.ts';
import { createProduct } from './product.ts';
import { startServer } from './server-process.ts';
import { greatPorts } from './support/major-ports.ts';
import { type Measurement, median } from './support/measurement.ts';
import { type RecordedCall, recordCall } from './support/recorded-calls.ts';

const ROUNDS = 5;
const CONCURRENT = 16;
const SECONDS = 2;
const CREATES = 400;
const LANES = 100;
const RECORDED = 40;
const STATUSES_PER_CALL = 500;
const CLERKS = 4;
const CALLS_OF_CLERK = 2;
const COMPANY = 5_000;

const customerOf = (n: number) => `customer-${n}@bench.example`;
const clerkOf = (n: number) => `clerk-${n}@bench.example`;

/** The rate of each implementation, per second. */
interface Ways {
  product(): Promise<number>;
  bare(): Promise<number>;
}

/**
 * Bookings and changes of 500 statuses over HTTP, compared with a script that only replays the statements, without HTTP,
 * validation or planning. PostgreSQL is durable, as installed.
 */
export async function writes(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    await loadCompany(database, COMPANY);
    await openAccounts(database, 'customer', numbered(CONCURRENT, customerOf));
    await openAccounts(database, 'dispatcher', numbered(CLERKS, clerkOf));
    const since = Date.now();
    const bookings = await availableOf(url, await bookingsOf());
    const numbers = await numbersOf(database);
    const recorded = await record(url, bookings, numbers);
    const product = await startServer('product-server.ts', url);
    const bare = startBare(url);
    ends.push(product.stop, bare.stop);
    const site = `http://127.0.0.1:${product.port}`;

    const cookies = await Promise.all(numbered(CONCURRENT, (n) => signIn(site, customerOf(n))));
    // Customers have seen the route options before they book.
    for (const booking of bookings) await fetchModes(site, cookies[0] as string, booking);
    const created = await inTurns({
      product: () => create(product.port, cookies, bookings),
      bare: () => bare.run({ calls: recorded.creates, since, count: CREATES, concurrency: CONCURRENT }),
    });
    const clerks = await Promise.all(numbered(CLERKS, (n) => signIn(site, clerkOf(n))));
    const changes = CLERKS * CALLS_OF_CLERK;
    const changed = await inTurns({
      product: () => changeAll(site, clerks, numbers),
      bare: () => bare.run({ calls: recorded.changes, since, count: changes, concurrency: CLERKS }),
    });
    return [
      {
        name: 'bookings',
        unit: 'per second',
        ...created,
        limit: 0.75,
        sizes: `${CONCURRENT} at a time, ${LANES} lanes; ${statementsOf(recorded.creates)}`,
      },
      {
        name: `statuses changed, ${STATUSES_PER_CALL} per call`,
        unit: 'per second',
        product: changed.product * STATUSES_PER_CALL,
        bare: changed.bare * STATUSES_PER_CALL,
        limit: 0.6,
        sizes: `${CLERKS} calls at a time; ${statementsOf(recorded.changes)}`,
      },
    ];
  });
}

async function inTurns(ways: Ways) {
  const rates = { product: [] as number[], bare: [] as number[] };
  for (let round = -1; round < ROUNDS; round++)
    for (const way of ['bare', 'product'] as const) {
      const rate = await ways[way]();
      if (round >= 0) rates[way].push(rate);
    }
  return { product: median(rates.product), bare: median(rates.bare) };
}

type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];

async function bookingsOf() {
  const ports = await greatPorts();
  return numbered(LANES, (n) => {
    const [origin, destination] = [
      ports[n % ports.length],
      ports[(n + 1 + ((n * 7) % (ports.length - 1))) % ports.length],
    ];
    return {
      origin_city: origin?.name ?? '',
      origin_country: origin?.country ?? '',
      destination_city: destination?.name ?? '',
      destination_country: destination?.country ?? '',
      cargo_description: `Glass lamps, lot ${n}`,
      cargo_weight: 100 + n,
      cargo_value: 48_250.5,
      transport_mode: n % 2 === 0 ? 'sea' : 'air',
    };
  });
}

/** The bookings whose mode is offered on their lane: neighbouring ports have no route by sea. */
async function availableOf(url: string, bookings: readonly Booking[]): Promise<Booking[]> {
  const { app, close } = await createProduct(url);
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await signIn(site, customerOf(0));
  const available: Booking[] = [];
  for (const booking of bookings) {
    const modes = await fetchModes(site, cookie, booking);
    if (modes.includes(booking.transport_mode)) available.push(booking);
  }
  await close();
  return available;
}

/** Separate shipments for each clerk. */
async function numbersOf({ sql }: Database): Promise<string[][]> {
  const rows = await sql<{ tracking_number: string }[]>`
    select tracking_number from shipments where status in ('in_transit', 'customs', 'delivered') order by id desc
    limit ${CLERKS * STATUSES_PER_CALL}`;
  return numbered(CLERKS, (n) =>
    rows
      .slice(n * STATUSES_PER_CALL, (n + 1) * STATUSES_PER_CALL)
      .map(({ tracking_number }) => tracking_number),
  );
}

/** Records the statements of a booking of each kind, and of each clerk's changes. */
async function record(url: string, bookings: readonly Booking[], numbers: readonly string[][]) {
  const { app, database, close } = await createProduct(url);
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (cookie: string, path: string, body: object) => {
    const response = await fetch(site + path, request(cookie, body));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const creates: RecordedCall[] = [];
  const changes: RecordedCall[] = [];
  const customer = await signIn(site, customerOf(0));
  const clerks = await Promise.all(numbered(CLERKS, (n) => signIn(site, clerkOf(n))));
  for (const booking of bookings.slice(0, RECORDED))
    creates.push(
      await recordCall(database, async () => {
        const { tracking_number } = await post(customer, '/api/functions/create-shipment', booking);
        return { unique: [String(tracking_number)] };
      }),
    );
  for (const status of THERE_AND_BACK)
    for (const [clerk, cookie] of clerks.entries())
      changes.push(
        await recordCall(database, async () => {
          await post(cookie, '/api/fleet/status', changeOf(numbers[clerk] ?? [], status));
          return { unique: [] };
        }),
      );
  await close();
  return { creates, changes };
}

/** The modes of the route options, which customers see before they book. */
async function fetchModes(site: string, cookie: string, booking: Booking): Promise<string[]> {
  const { origin_city, origin_country, destination_city, destination_country } = booking;
  const lane = { origin_city, origin_country, destination_city, destination_country };
  const route_request = { ...lane, cargo_weight: booking.cargo_weight, service_type: 'standard' };
  const response = await fetch(`${site}/api/routing/options`, request(cookie, route_request));
  // An ambiguous name: customers choose, the bench takes another lane.
  if (response.status === 422) return [];
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { options } = (await response.json()) as { options: { transport_mode: string }[] };
  return options.map(({ transport_mode }) => transport_mode);
}

/** Bookings per second of the product; each connection has its own customer. */
async function create(
  port: number,
  cookies: readonly string[],
  bookings: readonly Booking[],
): Promise<number> {
  let next = 0;
  const { statuses, responses, seconds } = await generateLoad(
    port,
    cookies.length,
    SECONDS,
    (connection) => ({
      path: '/api/functions/create-shipment',
      headers: { cookie: cookies[connection] as string, 'idempotency-key': v7() },
      body: JSON.stringify(bookings[next++ % bookings.length]),
    }),
  );
  if (statuses.size !== 1 || !statuses.has(201))
    throw new Error(`Not 201 but ${JSON.stringify([...statuses])}.`);
  return responses / seconds;
}

const THERE_AND_BACK = ['customs', 'in_transit'] as const;
type Status = (typeof THERE_AND_BACK)[number];
const changeOf = (tracking_numbers: readonly string[], status: Status) => ({
  tracking_numbers,
  status,
  confirmed: true,
});

async function changeAll(
  site: string,
  cookies: readonly string[],
  numbers: readonly string[][],
): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    cookies.map(async (cookie, clerk) => {
      for (const status of THERE_AND_BACK) {
        const response = await fetch(
          `${site}/api/fleet/status`,
          request(cookie, changeOf(numbers[clerk] ?? [], status)),
        );
        const body = await response.text();
        if (!response.ok || !body.includes('changed'))
          throw new Error(`${response.status} ${body.slice(0, 300)}`);
      }
    }),
  );
  return (cookies.length * CALLS_OF_CLERK * 1_000) / (performance.now() - begun);
}

function request(cookie: string, body: object) {
  return {
    method: 'POST' as const,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': v7() },
    body: JSON.stringify(body),
  };
}

function startBare(url: string) {
  const child = fork(join(import.meta.dirname, 'bare-writer.ts'), [url]);
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('The bare script failed.');
  });
  failed.catch(() => {});
  return {
    async run(replay: Replay): Promise<number> {
      child.send(replay);
      const [{ seconds }] = (await Promise.race([once(child, 'message'), failed])) as [{ seconds: number }];
      return replay.count / seconds;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function statementsOf(calls: readonly RecordedCall[]): string {
  const counts = calls.map(({ before, inside }) => before.length + inside.length);
  return `${median(counts)} statements each`;
}

function numbered<Made>(count: number, make: (n: number) => Made): Made[] {
  return Array.from({ length: count }, (_, n) => make(n));
}
