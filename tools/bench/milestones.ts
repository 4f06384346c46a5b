import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { loadGeography } from '#server/geography/geography.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { openAccounts, signIn } from './bench-accounts.ts';
import { copiesOfOne } from './duplicate-shipments.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import type { Measurement } from './support/measurement.ts';

const SHIPMENTS = 500;
const FOLLOWERS = 10;
const SOCKETS = SHIPMENTS * FOLLOWERS;
const PER_SECOND = 1_000;
const PER_CALL = 100;
const SECONDS = 10;
const CLERKS = 4;
const P99_MS = 250;
const SETTLE_MS = 2_000;

type Moment = [number: string, at: number];

/**
 * Milestones that are reported over HTTP, durable when acknowledged, with a page open at every shipment ten times; and the
 * delay from the acknowledgement to the sockets.
 */
export function milestones(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    const geography = await loadGeography(join(import.meta.dirname, '../../data'));
    await makeDemoWorld({ database, geography }, new Date());
    const numbers = await copiesOfOne(database, SHIPMENTS);
    const clerks = Array.from({ length: CLERKS }, (_, n) => `milestones-${n}@bench.example`);
    await openAccounts(database, 'dispatcher', clerks);
    const server = await startServer('product-server.ts', url);
    ends.push(server.stop);
    const site = `http://127.0.0.1:${server.port}`;
    const cookies = await Promise.all(clerks.map((email) => signIn(site, email)));

    const pages = started('fan-out-sockets.ts', String(server.port), String(FOLLOWERS));
    ends.push(async () => void pages.kill());
    const received = createInterface(pages.stdout as NodeJS.ReadableStream)[Symbol.asyncIterator]();
    pages.stdin?.write(`${JSON.stringify(numbers)}\n`);
    await received.next();
    await pause(SETTLE_MS);

    const writer = started(
      'milestones-writer.ts',
      ...[server.port, PER_SECOND, PER_CALL, SECONDS].map(String),
    );
    ends.push(async () => void writer.kill());
    writer.stdin?.write(`${JSON.stringify({ cookies, numbers })}\n`);
    const [written] = await once(createInterface(writer.stdout as NodeJS.ReadableStream), 'line');
    const { committed, took_ms } = JSON.parse(written) as { committed: Moment[]; took_ms: number };
    await pause(SETTLE_MS);
    pages.stdin?.write('\n');
    const delays = delaysOf(committed, JSON.parse(String((await received.next()).value)));
    const sizes = `${SOCKETS} sockets, ${PER_CALL} per call, each to ${FOLLOWERS} pages`;
    return [
      {
        name: 'milestones, durable',
        unit: 'per second',
        product: (committed.length / took_ms) * 1_000,
        limit: PER_SECOND * 0.98,
        sizes,
      },
      {
        name: 'milestones, from commit to socket, p99',
        unit: 'ms',
        product: delays[Math.floor(delays.length * 0.99)] ?? 0,
        limit: P99_MS,
        allowed: 'at most',
        sizes,
      },
    ];
  });
}

/** The nth change of a shipment that a page receives is its nth milestone. Throws when a page has missed one. */
function delaysOf(committed: readonly Moment[], received: readonly Moment[]): number[] {
  const changes = Map.groupBy(received, ([number]) => number);
  const delays = [...Map.groupBy(committed, ([number]) => number)].flatMap(([number, commits]) => {
    const arrivals = (changes.get(number) ?? []).map(([, at]) => at).sort((one, other) => one - other);
    if (arrivals.length !== commits.length * FOLLOWERS)
      throw new Error(`${commits.length} milestones of ${number} were received ${arrivals.length} times.`);
    return arrivals.map((at, index) => Math.max(0, at - (commits[Math.floor(index / FOLLOWERS)]?.[1] ?? at)));
  });
  return delays.sort((one, other) => one - other);
}

function started(file: string, ...given: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, file), ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
