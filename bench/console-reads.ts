import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/database/connection.ts';
import { startEmbeddedCluster } from '#server/database/embedded-cluster.ts';
import { migrate } from '#server/database/migrate.ts';
import { DISPATCHER, loadCompany } from './console-load.ts';
import { type Asked, type Question, questionsOf } from './console-questions.ts';
import { planOf } from './scanned.ts';
import { startServer } from './server-process.ts';

/**
 * What the command centre asks for, over HTTP, of a small company and a large one:
 * `node bench/console-reads.ts [shipments of the small one] [of the large one]`. Fails when an answer of the large one
 * takes longer than the limit, or reads a big table from end to end.
 */
const [small = 10_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const ASKED = 60;
const WARM_UP = 10;
const LIMIT_MS = 150;

interface Measured {
  p50: number;
  p95: number;
  scanned: string[];
  ways: string[];
}

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
  ...(scanned.length > 0 ? [`${name} reads ${scanned.join(', ')} from end to end.`] : []),
]);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measure(shipments: number): Promise<Map<string, Measured>> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-bench-'));
  const cluster = await startEmbeddedCluster({ directory });
  const database = connect(cluster.url, 4);
  const ends: (() => Promise<unknown>)[] = [database.close, cluster.stop];
  try {
    await migrate(cluster.url);
    const begun = Date.now();
    await loadCompany(database, shipments);
    console.log(`${shipments} shipments were loaded in ${Math.round((Date.now() - begun) / 1_000)} s.`);
    const questions = await questionsOf(database);
    const server = await startServer('product-server.ts', cluster.url);
    ends.unshift(server.stop);
    const ask = await signedIn(`http://127.0.0.1:${server.port}`);
    const measured = new Map<string, Measured>();
    for (const question of questions) {
      const times: number[] = [];
      for (let turn = -WARM_UP; turn < ASKED; turn++) {
        const asked = question.asked[(turn + WARM_UP) % question.asked.length] as Asked;
        const time = await ask(question, asked);
        if (turn >= 0) times.push(time);
      }
      const plans = [];
      for (const asked of question.asked) plans.push(await planOf(database.sql, question, asked));
      measured.set(question.name, {
        ...quantiles(times),
        scanned: plans.flatMap(({ scanned }) => scanned),
        ways: plans.flatMap(({ ways }) => ways),
      });
    }
    await printSizes(database.sql);
    return measured;
  } finally {
    for (const end of ends) await end();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Milliseconds from asking to the last byte of the answer. */
async function signedIn(site: string): Promise<(question: Question, asked: Asked) => Promise<number>> {
  const welcome = await fetch(`${site}/api/people/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DISPATCHER),
  });
  const cookie = welcome.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async ({ name, read }, asked) => {
    const begun = performance.now();
    const answer = await fetch(`${site}/api/fleet${read === 'list' ? '' : `/${read}`}?${query(asked)}`, {
      headers: { cookie },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${body}`);
    return performance.now() - begun;
  };
}

function query(asked: Asked): URLSearchParams {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [
        name,
        one instanceof Date ? one.toISOString() : String(one),
      ]),
    ),
  );
}

function quantiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function printSizes(sql: ReturnType<typeof connect>['sql']): Promise<void> {
  const sizes = await sql<{ name: string; kind: string; size: string }[]>`
    select relname as name, relkind as kind, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1000000 order by pg_relation_size(oid) desc`;
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '));
}
