import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { LAST, QUESTIONS, type Question } from './ownership-cases.ts';
import { type Belongings, type Customer, moveIn } from './ownership-world.ts';

interface Asked {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  question: Question;
}

const asked: Asked[] = Object.entries(contract).flatMap(([area, procedures]) =>
  Object.entries(procedures).flatMap(([verb, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${area}.${verb} is no operation.`);
    const name = `${area}.${verb}`;
    const { method, path } = procedure['~orpc'].route;
    return (QUESTIONS[name] ?? []).map((question) => ({
      name,
      method: method as 'GET' | 'POST',
      path: `/api${path}`,
      question,
    }));
  }),
);
const readings = asked.filter(({ method }) => method === 'GET');
const writings = asked.filter(({ name, method }) => method === 'POST' && !LAST.includes(name));

let product: TestApp;
let ada: Customer;
let adas: Belongings;
beforeAll(async () => {
  const now = new Date();
  product = await startTestApp({ now: () => now });
  ada = await product.signIn('customer');
  adas = await moveIn(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
});
afterAll(() => product.close());

function ask({ method, path, question }: Asked) {
  const input = { ...question(adas) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name]);
    delete input[name];
    return encodeURIComponent(value);
  });
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return ada.request(method, filled + query, method === 'POST' ? input : undefined);
}

/** A file is made anew whenever it is asked for: only what is told in words is compared. */
async function answers(): Promise<string[]> {
  const bodies: string[] = [];
  for (const reading of readings) {
    const { headers, body } = await ask(reading);
    bodies.push(String(headers['content-type']).includes('json') ? body : '');
  }
  return bodies;
}

test('an answer that a call changes is one that the call says it makes stale', async () => {
  const unsaid: string[] = [];
  let before = await answers();
  for (const writing of writings) {
    const { headers } = await ask(writing);
    const said = String(headers['x-changes'] ?? '').split(',');
    const after = await answers();
    for (const [index, { name }] of readings.entries()) {
      const isSaid = said.some((change) => change === name || name.startsWith(`${change}.`));
      if (after[index] !== before[index] && !isSaid) unsaid.push(`${writing.name} changes ${name}`);
    }
    before = after;
  }
  expect([...new Set(unsaid)]).toEqual([]);
}, 60_000);
