import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '#server/database/pool/connection.ts';
import { loadCompany } from './console/console-load.ts';
import { growthRequests } from './growth-requests.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import { writeBetween } from './support/markdown-section.ts';
import { median, quantile } from './support/measurement.ts';
import { machine, rounded } from './support/report.ts';

/**
 * Measures the same requests for companies of growing size: `node tools/bench/growth.ts [--write] [shipments …]`. Fails
 * when the 95th percentile of the largest is too many times that of the smallest. The data, about 3 GB per million
 * shipments, is in a temporary directory and deleted afterwards.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 1_000_000, 5_000_000];
const MAX_GROWTH = 2;
/**
 * Counts are read from counters. A search has more matches in a larger company: up to 1,001 are counted instead of a few hundred,
 * and the biggest client has 105,000 shipments instead of 220.
 */
const GROWTH_OF: Record<string, number> = {
  'console, counts': 1.5,
  'console, search': 3,
  'console, counts of a search': 8,
  'invoices, search': 3,
  'search of the biggest client': 12,
  'documents of the biggest client, search': 3,
};
const mostGrowth = (name: string) => GROWTH_OF[name] ?? MAX_GROWTH;
const WARM_UP = 40;
const BLOCKS = 5;
const REQUESTS = 60;
const MEGABYTE = 1e6;

interface Taken {
  shipments: number;
  /** Milliseconds by request. */
  p50: Map<string, number>;
  p95: Map<string, number>;
  load_s: number;
  tables_mb: number;
  indexes_mb: number;
  /** Everything that a booking writes. */
  booking_kb: number;
}

const taken: Taken[] = [];
for (const shipments of sizes) {
  taken.push(await measure(shipments));
  const lines = table(taken);
  console.log(`${lines.join('\n')}\n`);
  if (options.write)
    await writeBetween(join(import.meta.dirname, '../../docs/performance.md'), 'growth', lines);
}
const [first, last] = [taken[0], taken.at(-1)] as [Taken, Taken];
for (const [name, p95] of last.p95)
  if (p95 > mostGrowth(name) * (first.p95.get(name) ?? p95)) {
    console.error(`${name} takes more than ${mostGrowth(name)} times as long.`);
    process.exitCode = 1;
  }

function measure(shipments: number): Promise<Taken> {
  return withCluster(
    async ({ url, database, ends }) => {
      const begun = Date.now();
      await loadCompany(database, shipments);
      const load_s = (Date.now() - begun) / 1_000;
      const server = await startServer('product-server.ts', url);
      ends.push(server.stop);
      const { tables_mb, indexes_mb } = await sizesOf(database);
      const requests = await growthRequests(`http://127.0.0.1:${server.port}`, database);
      const [p50, p95] = [new Map<string, number>(), new Map<string, number>()];
      let booking_kb = 0;
      for (const [name, send] of Object.entries(requests)) {
        const before = name === 'booking' ? await sizesOf(database) : undefined;
        const blocks = await blocksOf(send);
        if (before) {
          const after = await sizesOf(database);
          const grown = after.tables_mb + after.indexes_mb - before.tables_mb - before.indexes_mb;
          booking_kb = (grown * 1_000) / (WARM_UP + BLOCKS * REQUESTS);
        }
        p50.set(name, median(blocks.map((times) => quantile(times, 0.5))));
        p95.set(name, median(blocks.map((times) => quantile(times, 0.95))));
      }
      return { shipments, p50, p95, load_s, tables_mb, indexes_mb, booking_kb };
    },
    { durable: false },
  );
}

/** Sequential blocks, so that a disturbance of the machine affects only one. */
async function blocksOf(send: (turn: number) => Promise<void>): Promise<number[][]> {
  for (let turn = 0; turn < WARM_UP; turn++) await send(turn);
  const blocks: number[][] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const times: number[] = [];
    for (let turn = 0; turn < REQUESTS; turn++) {
      const begun = performance.now();
      await send(WARM_UP + block * REQUESTS + turn);
      times.push(performance.now() - begun);
    }
    blocks.push(times);
  }
  return blocks;
}

async function sizesOf({ sql }: Database): Promise<Pick<Taken, 'tables_mb' | 'indexes_mb'>> {
  const [size] = await sql<{ tables: number; indexes: number }[]>`
    select sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
    from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`;
  return { tables_mb: (size?.tables ?? 0) / MEGABYTE, indexes_mb: (size?.indexes ?? 0) / MEGABYTE };
}

function table(all: readonly Taken[]): string[] {
  const [first, last] = [all[0], all.at(-1)] as [Taken, Taken];
  const row = (name: string, ...cells: string[]) => `| ${[name, ...cells].join(' | ')} |`;
  const each = (cell: (one: Taken) => string) => all.map(cell);
  return [
    `${machine()}. Milliseconds until the last byte: median and 95th percentile; one caller, ${BLOCKS} × ${REQUESTS} times.`,
    '',
    row(
      '',
      ...each(({ shipments }) => `${shipments.toLocaleString('en')} shipments`),
      'p95 grown',
      'at most',
    ),
    row('---', ...each(() => '---'), '---', '---'),
    ...[...first.p95.keys()].map((name) => {
      const grown = (last.p95.get(name) ?? 0) / (first.p95.get(name) ?? 1);
      return row(
        name,
        ...each(({ p50, p95 }) => `${rounded(p50.get(name) ?? 0)} / ${rounded(p95.get(name) ?? 0)}`),
        `${rounded(grown)} ${grown > mostGrowth(name) ? 'miss' : 'pass'}`,
        `${mostGrowth(name)}`,
      );
    }),
    row('tables, MB', ...each(({ tables_mb }) => rounded(tables_mb)), '', ''),
    row('indexes, MB', ...each(({ indexes_mb }) => rounded(indexes_mb)), '', ''),
    row('a booking with all that it writes, kB', ...each(({ booking_kb }) => rounded(booking_kb)), '', ''),
    row('loaded in, s', ...each(({ load_s }) => rounded(load_s)), '', ''),
  ];
}
