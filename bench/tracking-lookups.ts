import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { connect } from '#server/database/connection.ts';
import { startEmbeddedCluster } from '#server/database/embedded-cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { loadGeography } from '#server/geography/geography.ts';
import { makeDemoWorld } from '../database/demo/make-demo-world.ts';
import { type Measurement, median } from './measurement.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 9;
const SECONDS = 3;
const CONNECTIONS = 32;

/** Uncached look-ups of random tracking numbers over HTTP, against node:http and postgres.js with the same query. */
export async function trackingLookups(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
  const cluster = await startEmbeddedCluster({ directory });
  const servers: { stop(): Promise<void> }[] = [];
  try {
    await migrate(cluster.url);
    const numbers = await demoNumbers(cluster.url);
    const product = await startServer('product-server.ts', cluster.url);
    const bare = await startServer('bare-server.ts', cluster.url);
    servers.push(product, bare);

    const rates = { product: [] as number[], bare: [] as number[] };
    for (const warm of [product, bare]) await lookUp(warm.port, numbers);
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await lookUp(bare.port, numbers));
      rates.product.push(await lookUp(product.port, numbers));
    }
    return [
      {
        name: 'tracking look-ups, uncached',
        unit: 'per second',
        product: median(rates.product),
        bare: median(rates.bare),
        limit: 0.9,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function demoNumbers(url: string): Promise<string[]> {
  const database = connect(url, 4);
  const geography = await loadGeography(join(import.meta.dirname, '../data'));
  await makeDemoWorld({ database, geography }, new Date());
  const rows = await database.sql<{ tracking_number: string }[]>`select tracking_number from shipments`;
  await database.sql`analyze`;
  await database.close();
  return rows.map(({ tracking_number }) => tracking_number);
}

/** Answers per second; throws when one of them was not a success. */
async function lookUp(port: number, numbers: readonly string[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          next = (next + 7) % numbers.length;
          return { ...request, path: `/api/tracking/${numbers[next]}` };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success and ${result.errors} requests failed.`);
  return result['2xx'] / result.duration;
}
