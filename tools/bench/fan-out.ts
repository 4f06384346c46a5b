import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { loadGeography } from '#server/geography/geography.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { startNats } from '../faults/nats.ts';
import { copiesOfOne } from './duplicate-shipments.ts';
import { withCluster } from './measured-cluster.ts';
import { type Measurement, quantile } from './support/measurement.ts';
import type { Cleanups } from './support/with-cleanup.ts';

const SHIPMENTS = 500;
const FOLLOWERS = 10;
const SOCKETS = SHIPMENTS * FOLLOWERS;
const PER_SECOND = 1_000;
const SECONDS = 8;
/** Updates per transaction, batched and single, as devices report, with the limit of the 99th percentile. */
const BATCHES = [
  { of_transaction: 10, p99_ms: 250 },
  { of_transaction: 1, p99_ms: 100 },
] as const;
const P99_OVER_NATS_MS = 50;
const SETTLE_MS = 1_000;

type Moment = [name: string, at: number];

/** Measures the delay from an update's commit to its subscribers' sockets, and the memory of a socket. */
export function fanOut(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    const geography = await loadGeography(join(import.meta.dirname, '../../data'));
    await makeDemoWorld({ database, geography }, new Date());
    const numbers = await copiesOfOne(database, SHIPMENTS);
    const server = await startServerWithMemory(url);
    ends.push(async () => server.child.kill());
    const before = await server.memory();
    const rows: Measurement[] = [];
    for (const { of_transaction, p99_ms } of BATCHES) {
      const { delays, sizes, after } = await measure(server, { url, numbers, of_transaction, ends });
      const name = `from commit to socket, ${of_transaction} per transaction`;
      rows.push(
        { name: `${name}, p50`, unit: 'ms', product: quantile(delays, 0.5), sizes },
        {
          name: `${name}, p99`,
          unit: 'ms',
          product: quantile(delays, 0.99),
          limit: p99_ms,
          allowed: 'at most',
          sizes,
        },
      );
      if (of_transaction === 1) continue;
      const rss = ((after.rss - before.rss) / SOCKETS).toFixed(1);
      rows.push({
        name: 'memory of an open socket',
        unit: 'kB',
        product: (after.heap - before.heap) / SOCKETS,
        sizes: `${SOCKETS} sockets; ${rss} kB of RSS each`,
      });
    }
    server.child.kill();
    const nats = await startNats(console.log);
    if (!nats) return rows;
    ends.push(nats.away);
    const overNats = await startServerWithMemory(url, nats.url);
    ends.push(async () => overNats.child.kill());
    const writing = { url, numbers, ends, nats: nats.url };
    // As warm as the server before was for its single updates.
    await measure(overNats, { ...writing, of_transaction: 10 });
    const { delays, sizes } = await measure(overNats, { ...writing, of_transaction: 1 });
    rows.push({
      name: 'commit to socket over NATS, 1 to a transaction, p99',
      unit: 'ms',
      product: quantile(delays, 0.99),
      limit: P99_OVER_NATS_MS,
      allowed: 'at most',
      sizes,
    });
    return rows;
  });
}

interface Writing {
  url: string;
  numbers: readonly string[];
  of_transaction: number;
  ends: Cleanups;
  nats?: string;
}

async function measure(
  server: Awaited<ReturnType<typeof startServerWithMemory>>,
  { url, numbers, of_transaction, ends, nats }: Writing,
) {
  const pages = await openPages(server.port, numbers);
  ends.push(async () => pages.child.kill());
  await pause(SETTLE_MS);
  const after = await server.memory();
  const { committed, took_ms } = await write(url, of_transaction, nats);
  await pause(SETTLE_MS);
  const delays = delaysOf(committed, await pages.received());
  const sizes = `${SOCKETS} sockets, ${Math.round((committed.length / took_ms) * 1_000)} updates a second, each to ${FOLLOWERS}`;
  return { delays, sizes, after };
}

async function startServerWithMemory(url: string, nats?: string) {
  const child = started('fan-out-server.ts', url, ...(nats ? [nats] : []));
  const lines = createInterface(child.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  return {
    child,
    port,
    async memory(): Promise<{ heap: number; rss: number }> {
      child.stdin?.write('\n');
      return JSON.parse(String((await lines.next()).value));
    },
  };
}

async function openPages(port: number, numbers: readonly string[]) {
  const child = started('fan-out-sockets.ts', String(port), String(FOLLOWERS));
  const lines = createInterface(child.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  child.stdin?.write(`${JSON.stringify(numbers)}\n`);
  await lines.next();
  return {
    child,
    async received(): Promise<Moment[]> {
      child.stdin?.write('\n');
      const { value } = await lines.next();
      await once(child, 'exit');
      return JSON.parse(String(value));
    },
  };
}

async function write(
  url: string,
  of_transaction: number,
  nats?: string,
): Promise<{ committed: Moment[]; took_ms: number }> {
  const child = started(
    'fan-out-writer.ts',
    url,
    String(PER_SECOND),
    String(of_transaction),
    String(SECONDS),
    ...(nats ? [nats] : []),
  );
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return JSON.parse(line);
}

function started(file: string, ...given: string[]): ChildProcess {
  return spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, file), ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Throws when an update did not reach all its subscribers. */
function delaysOf(committed: readonly Moment[], received: readonly Moment[]): number[] {
  const commits = new Map(committed);
  const delays = received.flatMap(([name, at]) => {
    const commit = commits.get(name);
    // A socket may receive an update before the writer's event loop resolves its promise.
    return commit === undefined ? [] : [Math.max(0, at - commit)];
  });
  if (delays.length !== committed.length * FOLLOWERS)
    throw new Error(`${committed.length} updates were received ${delays.length} times.`);
  return delays.sort((one, other) => one - other);
}
