import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { ASKED_ELSEWHERE, LAST, QUESTIONS, type Question } from './ownership-cases.ts';
import { leavesOf, rowsOf, tracesOf } from './ownership-traces.ts';
import { type Belongings, belongingsOfNobody, bookingOf, type Customer, moveIn } from './ownership-world.ts';

interface Operation {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** That its input declares. */
  fields: readonly string[];
}

const operations: Operation[] = Object.entries(contract).flatMap(([area, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is no operation.`);
    const { route, meta, inputSchema } = procedure['~orpc'];
    if ((meta as unknown as OperationMeta).access !== 'signed-in') return [];
    const method = route.method as 'GET' | 'POST';
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];
    return [{ name: `${area}.${name}`, method, path: `/api${route.path}`, fields }];
  }),
);
operations.sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name));

const asked = operations.flatMap((operation) =>
  (QUESTIONS[operation.name] ?? []).map((question, index) => ({
    title: `${operation.name}${index === 0 ? '' : `, question ${index + 1}`}`,
    operation,
    question,
  })),
);
const read = asked.filter(({ operation }) => operation.method === 'GET');
const written = asked.filter(({ operation }) => operation.method === 'POST');

test('every operation for signed-in people is asked about, by its name in checks/ownership-cases.ts', () => {
  expect(
    operations.map(({ name }) => name).filter((name) => !(name in QUESTIONS) && !(name in ASKED_ELSEWHERE)),
  ).toEqual([]);
});

let product: TestApp;
let ada: Customer;
let ben: Customer;
const nobodys = belongingsOfNobody();
let adas: Belongings;
let bens: Belongings;
let tracesOfBen: string[];
const answeredAlone = new Map<string, string>();
const answeredBesideBen = new Map<string, string>();

beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('customer');
  adas = await moveIn(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  for (const { title, operation, question } of read)
    answeredAlone.set(title, (await ask(operation, question(adas))).body);

  ben = await product.signIn('customer');
  bens = await moveIn(product, ben, { word: 'Quillfeather', origin_city: 'Seattle', digit: 7 });
  tracesOfBen = await tracesOf(product.database, ben);
  for (const { title, operation, question } of read)
    answeredBesideBen.set(title, (await ask(operation, question(adas))).body);
});
afterAll(() => product.close());

/** Ada asks; what stands in the path is taken from the input. */
async function ask({ method, path }: Operation, input: ReturnType<Question>) {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const answer = await ada.request(method, filled + query, method === 'POST' ? rest : undefined);
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .find((line) => line.startsWith('groundswell.session_token'))
    ?.split(';')[0];
  // Proving who one is gives the session another token.
  if (cookie)
    ada = { ...ada, request: (...call) => product.visitor.request(call[0], call[1], call[2], { cookie }) };
  const sent = leavesOf(input);
  return {
    status: answer.statusCode,
    body: answer.body,
    /** Without what Ada brought along: that tells her nothing. */
    told: sent.reduce((body, value) => body.replaceAll(value, '…'), answer.body),
  };
}

test('there is something to be seen of Ben, in every area', async () => {
  expect(tracesOfBen.length).toBeGreaterThan(50);
  // Its key lies sealed.
  const { factor_key: _, ...named } = bens;
  for (const name of Object.values(named)) expect(tracesOfBen).toContain(name);
  const tables = new Set((await rowsOf(product.database, ben)).map((row) => row.split(' ')[0]));
  for (const table of ['shipments', 'tracking_events', 'invoice_lines', 'shipping_documents', 'quotes'])
    expect(tables).toContain(table);
});

test.each(read)('$title answers Ada the same whether Ben is there or not', ({ title }) => {
  expect(answeredBesideBen.get(title)).toBe(answeredAlone.get(title));
});

test('Ada gets no answer that was kept under the same key for Ben', async () => {
  const booking = bookingOf({ word: 'Twice', origin_city: 'Houston' });
  const key = { 'idempotency-key': 'a key that both happen to use' };
  const [first, second] = [
    await ben.request('POST', '/api/functions/create-shipment', booking, key),
    await ada.request('POST', '/api/functions/create-shipment', booking, key),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().tracking_number).not.toBe(first.json().tracking_number);
  expect((await rowsOf(product.database, ben)).join()).not.toContain(second.json().tracking_number);
});

test.each(written)(
  '$title takes nobody’s name in a field that it does not declare',
  async ({ operation, question }) => {
    const smuggled = { user_id: bens.user_id, customer_id: bens.user_id, role: 'admin' };
    const rows = async () => [await rowsOf(product.database, ada), await rowsOf(product.database, ben)];
    const before = await rows();
    const { status, body } = await ask(operation, { ...question(adas), ...smuggled });
    expect([status, await rows()]).toEqual([422, before]);
    const named = JSON.parse(body).issues.map(({ path }: { path: string }) => path);
    expect(named).toEqual(Object.keys(smuggled).filter((field) => !operation.fields.includes(field)));
  },
);

describe.each(asked)('$title', ({ operation, question }) => {
  const aboutNobody = question(nobodys);
  const namesNothing = JSON.stringify(aboutNobody) === JSON.stringify(question(belongingsOfNobody()));

  test.skipIf(namesNothing)('knows what is Ben’s no more than what nobody has', async () => {
    const before = await rowsOf(product.database, ben);
    const ofBen = await ask(operation, question(bens));
    expect(tracesOfBen.filter((trace) => ofBen.told.includes(trace))).toEqual([]);
    expect(await rowsOf(product.database, ben)).toEqual(before);

    const ofNobody = await ask(operation, aboutNobody);
    expect(ofBen.status).toBe(ofNobody.status);
    if (operation.method === 'GET' || ofBen.status >= 400) expect(ofBen.told).toBe(ofNobody.told);
  });

  test('serves Ada with what is hers, and leaves what is Ben’s alone', async () => {
    const before = await rowsOf(product.database, ben);
    const { status, body } = await ask(operation, question(adas));
    expect(status, body).toBeLessThan(300);
    expect(tracesOfBen.filter((trace) => body.includes(trace))).toEqual([]);
    expect(await rowsOf(product.database, ben)).toEqual(before);
  });
});
