import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from './contract-operations.ts';
import { type InputOf, LAST, OWNERSHIP_CASES } from './ownership-cases.ts';
import { type Belongings, type Customer, createBelongings } from './ownership-world.ts';

interface TestCall {
  name: string;
  method: ContractOperation['method'];
  path: string;
  inputOf: InputOf;
}

const calls: TestCall[] = CONTRACT_OPERATIONS.flatMap(({ name, method, path, outputSchema }) => {
  // Files are generated on each request, so they are not compared; their limits are lower than our number of calls.
  if (method === 'GET' && outputSchema instanceof z.ZodFile) return [];
  return (OWNERSHIP_CASES[name] ?? []).map((inputOf) => ({ name, method, path: `/api${path}`, inputOf }));
});
/** The log changes by itself as events are sent, so its screen refetches it. */
const REFETCHED = 'webhooks.deliveries';
const reads = calls.filter(({ name, method }) => method === 'GET' && name !== REFETCHED);
const writes = calls.filter(({ name, method }) => method !== 'GET' && !LAST.includes(name));

let product: TestApp;
let ada: Customer;
let adas: Belongings;
beforeAll(async () => {
  const now = new Date();
  product = await startTestApp({ now: () => now });
  ada = await product.signIn('customer');
  adas = await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
});
afterAll(() => product.close());

function send({ method, path, inputOf }: TestCall) {
  const input = { ...inputOf(adas) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name]);
    delete input[name];
    return encodeURIComponent(value);
  });
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return ada.request(method, filled + query, method === 'GET' ? undefined : input);
}

/** The JSON responses of all reads. */
async function responses(): Promise<string[]> {
  const bodies: string[] = [];
  for (const read of reads) {
    const { headers, body } = await send(read);
    bodies.push(String(headers['content-type']).includes('json') ? body : '');
  }
  return bodies;
}

/** Guards against hanging: every read follows every write, which a busy machine does in a minute. */
const MAX_MS = 300_000;

test(
  'a write declares every read whose response it changes as stale',
  async () => {
    const undeclared: string[] = [];
    let before = await responses();
    for (const write of writes) {
      const { headers } = await send(write);
      const declared = String(headers['x-invalidates'] ?? '').split(',');
      const after = await responses();
      for (const [index, { name }] of reads.entries()) {
        const isDeclared = declared.some((change) => change === name || name.startsWith(`${change}.`));
        if (after[index] !== before[index] && !isDeclared) undeclared.push(`${write.name} changes ${name}`);
      }
      before = after;
    }
    expect([...new Set(undeclared)]).toEqual([]);
  },
  MAX_MS,
);
