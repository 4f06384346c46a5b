import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { openAccounts, signIn } from './bench-accounts.ts';
import { withCluster } from './measured-cluster.ts';
import { startServer } from './server-process.ts';
import type { Measurement } from './support/measurement.ts';

const USERS = 50;
/** A program that downloads without a pause, which must not delay people. */
const PROGRAM_CALLS = 8;
const SECONDS = 20;
const WARM_UP_SECONDS = 4;
const EVERY_MS = 2_000;
const LIMIT_MS = 300;

const userOf = (n: number) => `user-${n}@bench.example`;

/** How long people wait for the first byte of their booking’s PDF, while a program downloads its own without a pause. */
export function pdfFirstByte(): Promise<Measurement[]> {
  return withCluster(async ({ url, database, ends }) => {
    const emails = Array.from({ length: USERS + 1 }, (_, n) => userOf(n));
    await openAccounts(database, 'customer', emails);
    const product = await startServer('product-server.ts', url);
    ends.push(product.stop);
    const site = `http://127.0.0.1:${product.port}`;
    const users: User[] = [];
    for (const email of emails) users.push(await book(site, await signIn(site, email)));
    const [program, ...people] = users as [User, ...User[]];
    const from = performance.now() + WARM_UP_SECONDS * 1_000;
    const until = from + SECONDS * 1_000;
    const waited: number[] = [];
    let downloaded = 0;
    await Promise.all([
      ...people.map(async (user, n) => {
        await pause((EVERY_MS * n) / USERS);
        while (performance.now() < until) {
          const begun = performance.now();
          const ms = await firstByte(site, user);
          if (begun >= from) waited.push(ms);
          await pause(Math.max(0, EVERY_MS - (performance.now() - begun)));
        }
      }),
      ...Array.from({ length: PROGRAM_CALLS }, async () => {
        while (performance.now() < until) {
          await firstByte(site, program);
          downloaded += 1;
        }
      }),
    ]);
    waited.sort((one, other) => one - other);
    return [
      {
        name: 'PDF, first byte, 50 users, p95',
        unit: 'ms',
        product: waited[Math.ceil(0.95 * waited.length) - 1] ?? 0,
        limit: LIMIT_MS,
        allowed: 'at most',
        sizes: `each a booking confirmation every ${EVERY_MS / 1_000} s, ${Math.round(waited.length / SECONDS)} a second; beside them a program without a pause, ${PROGRAM_CALLS} at a time, ${Math.round(downloaded / (SECONDS + WARM_UP_SECONDS))} a second`,
      },
    ];
  });
}

interface User {
  cookie: string;
  tracking_number: string;
}

async function book(site: string, cookie: string): Promise<User> {
  const response = await fetch(`${site}/api/functions/create-shipment`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': v7() },
    body: JSON.stringify({
      ...{ origin_city: 'Hamburg', origin_country: 'Germany' },
      ...{ destination_city: 'Singapore', destination_country: 'Singapore' },
      ...{ cargo_description: 'Glass lamps', cargo_weight: 120, transport_mode: 'sea' },
    }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const { tracking_number } = (await response.json()) as { tracking_number: string };
  return { cookie, tracking_number };
}

async function firstByte(site: string, { cookie, tracking_number }: User): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${site}/api/shipments/${tracking_number}/booking-confirmation.pdf`, {
    headers: { cookie },
  });
  const ms = performance.now() - begun;
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength < 1_000)
    throw new Error(`${response.status}, ${bytes.byteLength} bytes`);
  return ms;
}
