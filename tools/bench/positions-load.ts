import { Agent, request } from 'node:http';
import type { BenchDevice } from './positions.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const BATCH = 100;
const STEP_MS = 1_000;

type Load = (agent: Agent, device: BenchDevice) => Promise<number>;

/** Positions per second that were answered as kept. */
export function reportBatches(port: number, devices: readonly BenchDevice[]): Promise<number> {
  return load(devices, async (agent, device) => {
    const body = `{"positions":[${Array.from({ length: BATCH }, () => positionOf(device))}]}`;
    const headers = { authorization: `Bearer ${device.key}`, 'content-type': 'application/json' };
    const told = await ask(agent, { port, method: 'POST', path: '/api/positions', headers }, body);
    const kept = (JSON.parse(told) as { new: number }).new;
    if (kept !== BATCH) throw new Error(`Of ${BATCH} new positions ${kept} were kept.`);
    return kept;
  });
}

/** The same by the address that Traccar Client asks, one position each. */
export function reportSingly(port: number, devices: readonly BenchDevice[]): Promise<number> {
  return load(devices, async (agent, device) => {
    const { latitude, longitude, taken_ms } = placeOf(device);
    const path = `/positions?id=${device.key}&lat=${latitude}&lon=${longitude}&timestamp=${taken_ms}&speed=12&bearing=90`;
    await ask(agent, { port, method: 'GET', path }, '');
    return 1;
  });
}

async function load(devices: readonly BenchDevice[], report: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let next = 0;
  let kept = 0;
  const connection = async () => {
    while (performance.now() - begun < SECONDS * 1_000) {
      next = (next + 1) % devices.length;
      const taken = await report(agent, devices[next] as BenchDevice);
      kept += taken;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (kept * 1_000) / (performance.now() - begun);
}

/** Goes on from where the device was told to be before. */
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

function ask(agent: Agent, options: object, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', agent, ...options }, (answer) => {
      let told = '';
      answer.setEncoding('utf8').on('data', (part) => {
        told += part;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(told) : reject(new Error(`${answer.statusCode} ${told}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
