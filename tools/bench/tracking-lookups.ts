import { loadCompany } from './console/console-load.ts';
import { type MeasuredCluster, withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import type { Measurement } from './support/measurement.ts';
import { CONNECTIONS, type NextRequest, ratesOf } from './support/rate.ts';

/** Enough that a look-up is rarely cached (100 ms). */
const SHIPMENTS = 50_000;
const HOT = 10;

/**
 * Look-ups over HTTP: of random numbers, compared with node:http and postgres.js with the same query; of a few cached ones
 * and of unchanged ones (304), compared with a Fastify route that returns a constant.
 */
export async function trackingLookups(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    await loadCompany(database, SHIPMENTS);
    const numbers = await shuffledNumbers(database);
    const hot = numbers.slice(0, HOT);
    const product = await startServer('product-server.ts', url);
    const bare = await startServer('bare-server.ts', url);
    const { body, headers } = await responseOf(product.port, hot[0] as string);
    const constant = await startServer('bare-fastify.ts', body, JSON.stringify(headers));
    for (const { stop } of [product, bare, constant]) ends.push(stop);

    const random = { product: inTurn(numbers), bare: inTurn(numbers) };
    const uncached = await ratesOf({
      product: { port: product.port, nextRequest: random.product },
      bare: { port: bare.port, nextRequest: random.bare },
    });
    const repeated = await ratesOf({
      product: { port: product.port, nextRequest: inTurn(hot) },
      bare: { port: constant.port, nextRequest: inTurn(hot) },
    });
    const held = { 'if-none-match': headers.etag ?? '' };
    const nextRequest: NextRequest = () => ({ path: pathOf(hot[0] as string), headers: held });
    const unchanged = await ratesOf({
      product: { port: product.port, nextRequest, status: 304 },
      bare: { port: constant.port, nextRequest, status: 304 },
    });
    const bytes = Buffer.byteLength(body);
    return [
      {
        name: 'tracking look-ups, uncached',
        unit: 'per second',
        ...uncached,
        limit: 0.9,
        sizes: `numbers in random order out of ${SHIPMENTS}, ${CONNECTIONS} connections; about ${hits(uncached.product)} in 100 are cached`,
      },
      {
        name: 'tracking look-ups, cached for 100 ms',
        unit: 'per second',
        ...repeated,
        sizes: `${HOT} numbers, ${bytes} bytes; bare is a Fastify route that returns a constant with the same headers`,
      },
      {
        name: 'tracking look-ups, unchanged (304)',
        unit: 'per second',
        ...unchanged,
        sizes: `1 number; bare is a Fastify route that compares a constant tag`,
      },
    ];
  });
}

/** The cache hit rate of random numbers within 100 ms. */
function hits(rate: number): string {
  return ((rate * 0.1 * 100) / SHIPMENTS).toFixed(1);
}

async function shuffledNumbers({ sql }: MeasuredCluster['database']): Promise<string[]> {
  const rows = await sql<
    { tracking_number: string }[]
  >`select tracking_number from shipments order by random()`;
  return rows.map(({ tracking_number }) => tracking_number);
}

/** Without the headers that node:http adds. */
async function responseOf(port: number, number: string) {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf(number)}`);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...headers
  } = Object.fromEntries(response.headers);
  return { body: await response.text(), headers: headers as Record<string, string> };
}

function inTurn(numbers: readonly string[]): NextRequest {
  let next = 0;
  return () => {
    next = (next + 1) % numbers.length;
    return { path: pathOf(numbers[next] as string) };
  };
}

function pathOf(number: string): string {
  return `/api/tracking/${number}`;
}
