import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from './product.ts';

const KILLS = 20;
const WRITERS = 6;
const BETWEEN_KILLS_MS = 2_000;
const GIVE_UP_MS = 60_000;

/**
 * Kills the server and its database with SIGKILL, in turns and at random instants, while customers book. Each
 * booking is repeated under its key until it is acknowledged, as the web client does. Afterwards every
 * acknowledged shipment must be there, and none twice.
 */
const product = await startProduct();
const customer = await product.signIn('customer@groundswell.example');
const acknowledged = new Map<string, string>();
let booking = true;

const writers = Array.from({ length: WRITERS }, async () => {
  while (booking) {
    const key = randomUUID();
    acknowledged.set(key, await bookUntilAcknowledged(key));
  }
});
const before = await shipmentsOf(product);
const resumed: Record<'server' | 'database', number[]> = { server: [], database: [] };
for (let kill = 0; kill < KILLS; kill++) {
  await pause(randomInt(BETWEEN_KILLS_MS / 2, BETWEEN_KILLS_MS));
  const victim = kill % 2 === 0 ? 'server' : 'database';
  const at = performance.now();
  if (victim === 'server') await product.killServer();
  else process.kill(await databasePid(product), 'SIGKILL');
  await product.ready();
  resumed[victim].push(performance.now() - at);
}
booking = false;
await Promise.all(writers);

const numbers = [...acknowledged.values()];
const missing: string[] = [];
for (const number of numbers)
  if ((await fetch(`${product.url}/api/tracking/${number}`)).status !== 200) missing.push(number);
const made = (await shipmentsOf(product)) - before;
await product.stop();

const slowest = (times: number[]) => `${(Math.max(...times) / 1_000).toFixed(1)} s`;
console.log(
  `${KILLS} kills, ${numbers.length} shipments acknowledged, ${missing.length} lost, ${made - numbers.length} too many`,
);
console.log(
  `slowest to resume after a kill: server ${slowest(resumed.server)}, database ${slowest(resumed.database)}`,
);
process.exitCode = missing.length === 0 && made === numbers.length && numbers.length > 0 ? 0 : 1;

async function bookUntilAcknowledged(key: string): Promise<string> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${product.url}/api/functions/create-shipment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: customer, 'idempotency-key': key },
      body: JSON.stringify({
        origin_city: 'Houston',
        origin_country: 'US',
        destination_city: 'Miami',
        destination_country: 'US',
        cargo_description: `Booked under ${key}`,
        cargo_weight: 100,
        transport_mode: 'road',
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.status === 201) return ((await answer.json()) as { tracking_number: string }).tracking_number;
    if (answer && answer.status < 500) throw new Error(`A booking was refused: ${await answer.text()}`);
    await pause(100);
  }
  throw new Error('A booking was not acknowledged within a minute.');
}

async function shipmentsOf({ url }: Product): Promise<number> {
  const answer = await fetch(`${url}/api/shipments/summary`, { headers: { cookie: customer } });
  return ((await answer.json()) as { total: number }).total;
}

async function databasePid({ directory }: Product): Promise<number> {
  const [pid] = (await readFile(`${directory}/postgres/data/postmaster.pid`, 'utf8')).split('\n');
  return Number(pid);
}
