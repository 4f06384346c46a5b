import type { Database } from '#server/database/pool/connection.ts';
import { withCluster } from '../measured-cluster.ts';
import { type Measured, timeQueries } from '../support/console-timing.ts';
import { loadCompany } from './console-load.ts';

/**
 * Measures the command centre's reads over HTTP for a small and a large company:
 * `node tools/bench/console/console-reads.ts [shipments of the small one] [of the large one]`. Fails when a read of the large one
 * takes longer than the limit or scans a big table sequentially.
 */
const [small = 10_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const LIMIT_MS = 150;

const before = await measure(small);
const after = await measure(large);
console.table(
  Object.fromEntries(
    [...after].map(([name, { p50, p95 }]) => {
      const then = before.get(name) as Measured;
      return [
        name,
        {
          [`p50 of ${small}`]: Math.round(then.p50),
          [`p95 of ${small}`]: Math.round(then.p95),
          [`p50 of ${large}`]: Math.round(p50),
          [`p95 of ${large}`]: Math.round(p95),
          growth: (p50 / then.p50).toFixed(1),
        },
      ];
    }),
  ),
);
for (const [name, { ways }] of after) console.log(`${name}: ${[...new Set(ways)].join(', ')}`);
const failures = [...after].flatMap(([name, { p95, scanned }]) => [
  ...(p95 > LIMIT_MS ? [`${name} takes ${Math.round(p95)} ms.`] : []),
  ...(scanned.length > 0 ? [`${name} scans ${scanned.join(', ')} sequentially.`] : []),
]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

function measure(shipments: number): Promise<Map<string, Measured>> {
  return withCluster(
    async ({ url, database }) => {
      const begun = Date.now();
      await loadCompany(database, shipments);
      console.log(`${shipments} shipments were loaded in ${Math.round((Date.now() - begun) / 1_000)} s.`);
      const measured = await timeQueries(database, url);
      await printSizes(database.sql);
      return measured;
    },
    { durable: false },
  );
}

async function printSizes(sql: Database['sql']): Promise<void> {
  const sizes = await sql<{ name: string; kind: string; size: string }[]>`
    select relname as name, relkind as kind, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1000000 order by pg_relation_size(oid) desc`;
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '));
}
