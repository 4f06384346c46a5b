import { Agent, request } from 'node:http';
import type { BenchDevice } from './positions.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const BATCH = 100;
const STEP_MS = 1_000;

type Load = (agent: Agent, device: BenchDevice) => Promise<number>;

/** Positions per second that were acknowledged as stored. */
export function reportBatches(port: number, devices: readonly BenchDevice[]): Promise<number> {
  return load(devices, async (agent, device) => {
    const body = `{"positions":[${Array.from({ length: BATCH }, () => positionOf(device))}]}`;
    const headers = { authorization: `Bearer ${device.key}`, 'content-type': 'application/json' };
    const body_text = await send(agent, { port, method: 'POST', path: '/api/positions', headers }, body);
    const stored = (JSON.parse(body_text) as { new: number }).new;
    if (stored !== BATCH) throw new Error(`Of ${BATCH} new positions ${stored} were stored.`);
    return stored;
  });
}

/** The same over Traccar Client's endpoint, one position per request. */
export function reportSingly(port: number, devices: readonly BenchDevice[]): Promise<number> {
  return load(devices, async (agent, device) => {
    const { latitude, longitude, taken_ms } = placeOf(device);
    const path = `/positions?id=${device.key}&lat=${latitude}&lon=${longitude}&timestamp=${taken_ms}&speed=12&bearing=90`;
    await send(agent, { port, method: 'GET', path }, '');
    return 1;
  });
}

async function load(devices: readonly BenchDevice[], report: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let next = 0;
  let stored = 0;
  const connection = async () => {
    while (performance.now() - begun < SECONDS * 1_000) {
      next = (next + 1) % devices.length;
      const taken = await report(agent, devices[next] as BenchDevice);
      stored += taken;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (stored * 1_000) / (performance.now() - begun);
}

/** Continues from the device's last position. */
export function placeOf(device: BenchDevice) {
  const taken_ms = device.next_ms;
  device.next_ms += STEP_MS;
  const share = (taken_ms % 86_400_000) / 86_400_000;
  return { latitude: 20 + share * 20, longitude: -60 + share * 30, taken_ms };
}

function positionOf(device: BenchDevice): string {
  const { latitude, longitude, taken_ms } = placeOf(device);
  return `{"latitude":${latitude},"longitude":${longitude},"taken_at":"${new Date(taken_ms).toISOString()}","speed":42.5,"heading":87.5}`;
}

function send(agent: Agent, options: object, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', agent, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode} ${text}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
