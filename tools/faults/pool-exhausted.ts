import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { startProduct } from './product.ts';
import { Workload } from './workload.ts';

const HELD_MS = 15_000;
const WRITERS = 60;
const READ_MS = 3_000;
const WRITE_MS = 15_000;
const BEHIND_SLOW_MS = 20_000;
const KNOWN_NUMBER = 'GS123456789';

/**
 * Holds a lock that every booking waits for, then one that every list of invoices waits for, so that first transactions
 * and then slow reads exhaust the connection pool.
 */
export const poolExhausted: Fault = {
  name: 'pool-exhausted',
  title: `pool exhausted: a lock held for ${seconds(HELD_MS)} against ${WRITERS} writers, then slow reads`,
  limit: `reads that need no lock within ${seconds(READ_MS)}, refusals within ${seconds(WRITE_MS)}; behind slow reads a response within ${seconds(BEHIND_SLOW_MS)}; nothing lost or duplicated`,
  async run() {
    const product = await startProduct();
    const guarantees = new Guarantees();
    const holder = postgres(await product.databaseUrl(), { max: 1, onnotice: () => {} });
    try {
      const workload = new Workload(product);
      await workload.start(WRITERS);
      await pause(3_000);

      const reads = readsOf(`${product.url}/api/tracking/${KNOWN_NUMBER}`);
      await holder.begin(async (sql) => {
        await sql`lock table shipments in exclusive mode`;
        await pause(HELD_MS);
      });
      const resume_ms = await workload.acknowledgedAgain();
      const beside = await reads.stop();
      guarantees.expect(beside.failed === 0, 'reads that need no lock are answered');
      guarantees.expect(
        beside.slowest_ms < READ_MS,
        `and within ${seconds(READ_MS)}: ${seconds(beside.slowest_ms)}`,
      );
      const result = await workload.stop();
      guarantees.expect(
        result.slowest_ms < WRITE_MS,
        `writes get a response within ${seconds(WRITE_MS)}: ${seconds(result.slowest_ms)}`,
      );

      const cookie = await product.signIn('customer@groundswell.example');
      const slow = Array.from({ length: 40 }, () => readsOf(`${product.url}/api/invoices?limit=5`, cookie));
      const others = readsOf(`${product.url}/api/tracking/${KNOWN_NUMBER}`);
      await holder.begin(async (sql) => {
        await sql`lock table invoices in access exclusive mode`;
        await pause(HELD_MS);
      });
      const behind = await others.stop();
      const waited = await Promise.all(slow.map((read) => read.stop()));
      const slowest_ms = Math.max(behind.slowest_ms, ...waited.map((read) => read.slowest_ms));
      guarantees.expect(behind.failed + sum(waited, 'failed') === 0, 'no 5xx other than 503');
      guarantees.expect(
        slowest_ms < BEHIND_SLOW_MS,
        `every read gets a response within ${seconds(BEHIND_SLOW_MS)}: ${seconds(slowest_ms)}`,
      );

      guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
      guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
      guarantees.expect(result.failed === 0, 'no 5xx other than 503');
      guarantees.expect(product.crashes() === 0, 'the server does not exit');
      return {
        ...result,
        resume_ms,
        measured: [
          `${beside.answered} reads during the writes, the slowest ${seconds(beside.slowest_ms)}`,
          `slowest write or refusal ${seconds(result.slowest_ms)}`,
          `${behind.answered} reads beside 40 slow ones, the slowest ${seconds(behind.slowest_ms)}`,
        ],
        broken: guarantees.broken,
      };
    } finally {
      await holder.end({ timeout: 1 });
      await product.stop();
    }
  },
};

/** Reads in a loop until stopped. */
function readsOf(url: string, cookie = '') {
  const counted = { answered: 0, failed: 0, slowest_ms: 0 };
  let isRunning = true;
  const reading = (async () => {
    while (isRunning) {
      const start = performance.now();
      const response = await fetch(url, { headers: { cookie, 'x-request': randomUUID() } }).catch(() => null);
      await response?.arrayBuffer();
      counted.slowest_ms = Math.max(counted.slowest_ms, performance.now() - start);
      if (response && (response.status < 500 || response.status === 503)) counted.answered += 1;
      else counted.failed += 1;
      await pause(50);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await reading;
      return counted;
    },
  };
}

function sum(counts: readonly { failed: number }[], name: 'failed'): number {
  return counts.reduce((total, count) => total + count[name], 0);
}
