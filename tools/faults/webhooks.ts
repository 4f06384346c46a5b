import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/database/embedded/free-port.ts';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { type Product, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const RECEIVER_KILLS = 15;
const SERVER_KILLS = 5;
const BETWEEN_KILLS_MS = 1_500;
const MAX_DELAY_MS = 5_000;
const DRAIN_MS = 120_000;
const EVENTS = ['shipment.created', 'shipment.status_changed'];

interface ReceivedEvent {
  id: string;
  path: string;
  type: string;
  tracking_number: string;
  status: string;
  age_ms: number;
  taken: boolean;
}

export const webhooksKilled: Fault = {
  name: 'webhooks',
  title: `webhooks: a receiver killed ${RECEIVER_KILLS} times, others slow, failing, redirecting and internal; the server killed ${SERVER_KILLS} times`,
  limit: `every event taken by every receiver that works in the end, none twice under two ids, redirects and internal addresses never called, a healthy receiver behind by less than ${seconds(MAX_DELAY_MS)} (p95) while the server runs`,
  run: async (log) => {
    const folder = await mkdtemp(join(tmpdir(), 'groundswell-webhooks-'));
    const product = await startProduct({ environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' } });
    const receivers: Receiver[] = [];
    const receive = async (behaviour: string, host?: string) => {
      const receiver = await Receiver.start(folder, behaviour, host);
      receivers.push(receiver);
      return receiver;
    };
    try {
      return await deliverUnderFaults(product, receive, log);
    } finally {
      for (const receiver of receivers) await receiver.stop();
      await product.stop();
      await rm(folder, { recursive: true });
    }
  },
};

async function deliverUnderFaults(
  product: Product,
  receive: (behaviour: string, host?: string) => Promise<Receiver>,
  log: (line: string) => void,
) {
  const guarantees = new Guarantees();
  const [healthy, killed, slow, failing, redirecting] = [
    await receive('healthy'),
    await receive('killed'),
    await receive('slow'),
    await receive('failing'),
    await receive('redirecting'),
  ];
  const internal = await receive('healthy', '127.0.0.2');
  const cookie = await product.signIn('customer@groundswell.example');
  for (const { url } of [healthy, killed, slow, failing, redirecting])
    guarantees.expect((await subscribe(product, cookie, url)) === 201, `${url} can be subscribed`);
  guarantees.expect(
    (await subscribe(product, cookie, internal.url)) === 422,
    'an internal address is refused',
  );
  // As if its name had pointed elsewhere when it was entered.
  await subscribe(product, cookie, 'https://1.1.1.1/rebound');
  await product.query(`update webhooks set url = '${internal.url}' where url like 'https://1.1.1.1/%'`);

  const workload = new Workload(product);
  await workload.start(3);
  for (let count = 0; count < RECEIVER_KILLS; count++) {
    await pause(randomInt(BETWEEN_KILLS_MS / 2, BETWEEN_KILLS_MS));
    await killed.restart();
  }
  const delays = (await healthy.received()).map(({ age_ms }) => age_ms).sort((one, other) => one - other);
  const p95 = delays[Math.floor(delays.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  log(`${delays.length} events at the healthy receiver, p95 ${Math.round(p95)} ms; now the server as well`);
  for (let count = 0; count < SERVER_KILLS; count++) {
    await pause(randomInt(BETWEEN_KILLS_MS / 2, BETWEEN_KILLS_MS));
    await Promise.all([product.killServer(), killed.restart()]);
    await product.ready();
    await workload.acknowledgedAgain();
  }
  const result = await workload.stop();
  await slow.restart('healthy');
  await failing.restart('healthy');
  // The pauses before further attempts grow to hours; nobody waits for them here.
  await product.query(`update webhook_deliveries set due_at = now() where status = 'pending'`);
  const working = [healthy, killed, slow, failing];
  const drained = await untilDrained(product, working);
  guarantees.expect(drained, `everything is delivered within ${seconds(DRAIN_MS)}`);

  const expected = await product.query<{ event: string }>(`
    select 'shipment.created ' || tracking_number as event
      from shipments where cargo_description like 'Booked under %'
    union all
    select 'shipment.status_changed ' || s.tracking_number || ' ' || e.status
      from tracking_events e join shipments s on s.id = e.shipment_id
      where s.cargo_description like 'Booked under %' and e.status in ('picked_up', 'in_transit')`);
  let lost = 0;
  let duplicated = 0;
  let repeated = 0;
  for (const receiver of working) {
    const taken = (await receiver.received()).filter((event) => event.taken);
    const byId = new Map(taken.map((event) => [event.id, nameOf(event)]));
    repeated += taken.length - byId.size;
    const names = [...byId.values()];
    duplicated += names.length - new Set(names).size;
    lost += expected.filter(({ event }) => !names.includes(event)).length;
  }
  const redirected = (await redirecting.received()).filter(({ path }) => path === '/redirected').length;
  const called = (await internal.received()).length;
  guarantees.expect(result.acknowledged > 0 && expected.length > 0, 'some writes are acknowledged');
  guarantees.expect(result.lost === 0 && result.duplicated === 0, 'no write is lost or duplicated');
  guarantees.expect(lost === 0, 'no event is lost');
  guarantees.expect(duplicated === 0, 'no event has two ids');
  guarantees.expect(redirected === 0, 'redirects are not followed');
  guarantees.expect(called === 0, 'internal addresses are not called');
  guarantees.expect(p95 < MAX_DELAY_MS, `a healthy receiver waits less than ${seconds(MAX_DELAY_MS)}`);
  return {
    ...result,
    lost: result.lost + lost,
    duplicated: result.duplicated + duplicated,
    measured: [
      `${expected.length} events to each of ${working.length} receivers`,
      `${repeated} deliveries repeated, all under the same id`,
      `the healthy receiver had them after ${Math.round(delays[Math.floor(delays.length / 2)] ?? 0)} ms (p50) and ${Math.round(p95)} ms (p95) while others failed`,
      `${(await redirecting.received()).length} deliveries answered with a redirect, 0 followed`,
      `the internal address was called ${called} times`,
    ],
    broken: guarantees.broken,
  };
}

function nameOf({ type, tracking_number, status }: ReceivedEvent): string {
  return type === 'shipment.created' ? `${type} ${tracking_number}` : `${type} ${tracking_number} ${status}`;
}

async function subscribe({ url: host }: Product, cookie: string, url: string): Promise<number> {
  const response = await fetch(`${host}/api/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ url, events: EVENTS }),
  });
  return response.status;
}

async function untilDrained(product: Product, receivers: readonly Receiver[]): Promise<boolean> {
  const urls = receivers.map(({ url }) => `'${url}'`).join(', ');
  for (const end = Date.now() + DRAIN_MS; Date.now() < end; await pause(1_000)) {
    const [row] = await product.query<{ waiting: number }>(`
      select count(*)::int as waiting from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.status = 'pending' and w.url in (${urls})`);
    if (row?.waiting === 0) return true;
  }
  return false;
}

/** A receiver in a separate process. */
class Receiver {
  readonly url: string;
  readonly #host: string;
  readonly #port: number;
  readonly #file: string;
  #behaviour: string;
  #process: ChildProcess;

  static async start(folder: string, behaviour: string, host = '127.0.0.1'): Promise<Receiver> {
    const port = await freePort();
    const file = join(folder, `${port}.jsonl`);
    await writeFile(file, '');
    return new Receiver(host, port, file, behaviour);
  }

  private constructor(host: string, port: number, file: string, behaviour: string) {
    this.url = `http://${host}:${port}/`;
    this.#host = host;
    this.#port = port;
    this.#file = file;
    this.#behaviour = behaviour;
    this.#process = this.#launch();
  }

  /** Kills it at once, in the middle of what it does, and starts it again. */
  async restart(behaviour = this.#behaviour): Promise<void> {
    await this.stop();
    this.#behaviour = behaviour;
    this.#process = this.#launch();
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  async received(): Promise<ReceivedEvent[]> {
    const lines = (await readFile(this.#file, 'utf8')).split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  }

  #launch(): ChildProcess {
    const program = join(import.meta.dirname, 'webhook-receiver.ts');
    return spawn(process.execPath, [program, this.#host, String(this.#port), this.#behaviour, this.#file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
