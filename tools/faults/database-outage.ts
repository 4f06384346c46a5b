import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { startEmbeddedCluster } from '../../server/database/embedded/embedded-cluster.ts';
import { proxyTo } from '../../server/database/pool/proxy-for-tests.ts';
import { type Fault, Guarantees, type Outcome, seconds } from './fault.ts';
import { copyWorld, type Product, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 30) * 1_000;
/** Limit for the first responses after the fault began; later ones must be fast. */
const MAX_FIRST_RESPONSE_MS = 9_000;
const MAX_LATER_RESPONSE_MS = 500;
const RESUME_MS = 5_000;
const JOBS_MS = 60_000;
const SOCKET_MS = 15_000;
const KNOWN_NUMBER = 'GS123456789';

export const databaseCut: Fault = {
  name: 'database-cut',
  title: `database refuses connections for ${seconds(AWAY_MS)}`,
  limit: `503 with Retry-After within ${seconds(MAX_FIRST_RESPONSE_MS)}, then within ${MAX_LATER_RESPONSE_MS} ms; back within ${seconds(RESUME_MS)}; nothing lost or duplicated`,
  run: () => away('cut'),
};

export const databaseUnresponsive: Fault = {
  name: 'database-silent',
  title: `database hangs: accepts connections and does not respond for ${seconds(AWAY_MS)}`,
  limit: databaseCut.limit,
  run: () => away('hang'),
};

async function away(fault: 'cut' | 'hang'): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-faults-'));
  await copyWorld(directory);
  const cluster = await startEmbeddedCluster({ directory: join(directory, 'postgres') });
  const line = await proxyTo(cluster.url);
  const product = await startProduct({ database: { url: line.url, inspect_url: cluster.url } });
  try {
    const guarantees = new Guarantees();
    const workload = new Workload(product);
    await workload.start();
    const socket = await follow(product);
    await pause(2_000);

    const began = performance.now();
    await line[fault]();
    const first = await Promise.all([0, 200, 1_000].map((ms) => pause(ms).then(() => probe(product))));
    const slowest = Math.max(...first.flat().map(({ ms }) => ms));
    guarantees.expect(
      slowest < MAX_FIRST_RESPONSE_MS,
      `the first responses come within ${seconds(MAX_FIRST_RESPONSE_MS)}`,
    );
    await pause(
      Math.max(0, 10_000 - (performance.now() - began), AWAY_MS - 10_000 - (performance.now() - began)),
    );
    const settled = await probe(product);
    const settledSlowest = Math.max(...settled.map(({ ms }) => ms));
    guarantees.expect(
      settledSlowest < MAX_LATER_RESPONSE_MS,
      `later responses come within ${MAX_LATER_RESPONSE_MS} ms`,
    );
    for (const { name, status, isProblem, retryAfter } of [...first.flat(), ...settled])
      guarantees.expect(
        status === 503 && isProblem && retryAfter,
        `${name} is answered 503 with Retry-After: ${status}`,
      );
    guarantees.expect((await statusOf(`${product.url}/readyz`)) === 503, '/readyz reports it');
    guarantees.expect((await statusOf(`${product.url}/healthz`)) === 200, '/healthz stays');
    guarantees.expect((await statusOf(`${product.url}/`)) === 200, 'pages are still served');
    guarantees.expect(
      (await statusOf(`${product.url}/track/${KNOWN_NUMBER}`)) === 200,
      'the tracking page too',
    );
    await pause(Math.max(0, AWAY_MS - (performance.now() - began)));

    const end = performance.now();
    await line.restore();
    await workload.acknowledgedAgain();
    const resume_ms = performance.now() - end;
    guarantees.expect(resume_ms < RESUME_MS, `writes are accepted again within ${seconds(RESUME_MS)}`);
    const notified_ms = await socket.notifiedAfter(end, guarantees);
    await pause(1_000);
    const result = await workload.stop();
    const jobs_ms = await mailsLeft(product);
    guarantees.expect(jobs_ms < JOBS_MS, 'jobs continue');
    guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(result.failed === 0, 'no 5xx other than 503');
    guarantees.expect(product.crashes() === 0, 'the server does not exit');
    return {
      ...result,
      resume_ms,
      measured: [
        `first responses within ${seconds(slowest)}, later ones within ${Math.round(settledSlowest)} ms`,
        `an open socket was notified after ${seconds(notified_ms)}`,
        `all mails left ${seconds(jobs_ms)} after the last write`,
      ],
      broken: guarantees.broken,
    };
  } finally {
    await product.stop();
    await line.close();
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function probe({ url }: Product) {
  const calls: [name: string, path: string, body?: object][] = [
    ['a read', `/api/tracking/${KNOWN_NUMBER}`],
    ['a page’s read', '/api/rpc/tracking/find', { json: { tracking_number: KNOWN_NUMBER } }],
    [
      'a write',
      '/api/contact',
      {
        name: 'Ada',
        email: 'ada@test.example',
        subject: 'Lamps',
        message: 'Do you carry lamps?',
        seconds_open: 41,
      },
    ],
  ];
  return Promise.all(
    calls.map(async ([name, path, body]) => {
      const start = performance.now();
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null);
      const type = response?.headers.get('content-type') ?? '';
      return {
        name,
        status: response?.status ?? 0,
        isProblem: path.includes('/rpc/') || type.includes('application/problem+json'),
        retryAfter: Boolean(response?.headers.get('retry-after')),
        ms: performance.now() - start,
      };
    }),
  );
}

/** A socket that reconnects like a page. */
export async function follow({ url }: Product) {
  let notified_at = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { origin: url });
      const beat = setInterval(() => socket.readyState === 1 && socket.send('{"type":"heartbeat"}'), 5_000);
      socket.on('error', () => {});
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number: KNOWN_NUMBER })),
      );
      socket.on('message', (data) => {
        // A page refetches when it may have missed messages.
        if (/"(gap|subscribed)"/.test(String(data))) {
          notified_at = performance.now();
          resolve();
        }
      });
      socket.on('close', () => {
        clearInterval(beat);
        setTimeout(() => void open(), 1_000).unref();
      });
    });
  await open();
  return {
    async notifiedAfter(moment: number, guarantees: Guarantees): Promise<number> {
      while (notified_at < moment && performance.now() - moment < SOCKET_MS) await pause(50);
      guarantees.expect(notified_at >= moment, 'an open page gets the event that makes it refetch');
      return Math.max(0, notified_at - moment);
    },
  };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null))?.status ?? 0;
}

export async function mailsLeft(product: Product): Promise<number> {
  const start = performance.now();
  for (;;) {
    const [row] = await product.query<{ waiting: number }>(
      `select count(*)::int as waiting from mail_outbox where status = 'queued'`,
    );
    if (row?.waiting === 0 || performance.now() - start > JOBS_MS) return performance.now() - start;
    await pause(250);
  }
}
