import type { AddressInfo } from 'node:net';
import type { OpenAPI } from '@orpc/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '#server/test-app.ts';
import { casesOf } from '../isolation/cases.ts';
import type { Stage } from '../isolation/cells.ts';
import { OPERATIONS, setStage } from '../isolation/matrix.ts';
import { admittedCallers, credentials } from './callers.ts';
import { DocumentedResponses, type SentResponse } from './documented-responses.ts';
import { type CompiledClient, compileClient } from './generated-client.ts';

let stage: Stage;
let documented: DocumentedResponses;
let client: CompiledClient;
let baseUrl: string;
let last: SentResponse;

const calls = () =>
  OPERATIONS.flatMap((operation) =>
    casesOf(operation.name).map((one) => ({
      operation,
      one,
      title: [operation.name, one.about].join(' '),
    })),
  );
const apiFor = (headers: Record<string, string>) =>
  client.connect(baseUrl, headers, async (request) => {
    const response = await fetch(request);
    const body = await response.clone().text();
    last = { status: response.status, headers: Object.fromEntries(response.headers), body };
    return response;
  });

beforeAll(async () => {
  stage = await setStage();
  const document: OpenAPI.Document = (await stage.product.app.inject('/api/openapi.json')).json();
  documented = new DocumentedResponses(document);
  const { port } = stage.product.app.server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}${document.servers?.[0]?.url}`;
  client = await compileClient(
    document,
    calls().map(({ operation: { name, path, method }, one, title }) => {
      const input = one.input(stage.world);
      return { title, path, method, operation: documented.operation(name), input };
    }),
  );
});
afterAll(async () => {
  await client?.remove();
  await stage.product.close();
});

test('a generated client compiles, and every operation responds to it as documented', async () => {
  const wrong: string[] = [];
  for (const { operation, one, title } of calls()) {
    const call = client.calls[title] as CompiledClient['calls'][string];
    const callers = admittedCallers(operation);
    for (const caller of callers) {
      await stage.database.withRollback(() => call(apiFor(credentials(stage, operation, caller))));
      wrong.push(...documented.differences(operation.name, last));
      if (last.status < 400) break;
    }
    const isServed = last.status < 400 || callers.every((caller) => one.refuses?.[caller]);
    if (!isServed) wrong.push(`${title}: ${last.body}`);
  }
  expect(wrong).toEqual([]);
});

test('an integrator decides by the statuses, codes and members that the document promises', async () => {
  const { people, world, device_key, database } = stage;
  const visitor = apiFor({});
  const customer = apiFor({ cookie: people.owner.cookie ?? '' });
  const staff = apiFor({ cookie: people.dispatcher.cookie ?? '' });
  const device = apiFor({ authorization: `Bearer ${device_key}` });
  const ambiguous = { origin_city: 'Lázaro Cárdenas', origin_country: 'Mexico' };
  const now = new Date().toISOString();
  const { run } = client;
  await database.withRollback(async () => {
    expect(await run('track', visitor, world.tracking_number)).toBe('Seattle to Rotterdam');
    expect(await run('track', visitor, 'GS000000000')).toBe('NOT_FOUND');
    expect(await run('track', visitor, 'x'.repeat(200))).toContain('tracking_number: ');
    expect(await run('signIn', visitor, people.another.email, 'wrong')).toBe('INVALID_CREDENTIALS');
    expect(await run('signIn', visitor, people.owner.email, TEST_PASSWORD)).toBe('second step: app,passkey');
    expect(await run('signIn', visitor, people.another.email, TEST_PASSWORD)).toBe('Marrowstone Person');
    expect(documented.differences('people.signIn', last)).toEqual([]);
    expect(await run('book', visitor, 'key-1', {})).toBe('401 UNAUTHORIZED');
    const booked = await run('book', customer, 'key-1', {});
    expect(booked).toMatch(/^GS\d{9}$/);
    expect(await run('book', customer, 'key-1', {})).toBe(`replayed ${booked}`);
    expect(await run('book', customer, 'key-1', { cargo_weight: 801 })).toBe('422 IDEMPOTENCY_KEY_REUSED');
    expect(await run('book', customer, 'x'.repeat(201), {})).toBe('400 BAD_REQUEST');
    expect(await run('book', customer, 'key-2', { cargo_weight: -1 })).toBe('wrong: cargo_weight');
    expect(await run('book', customer, 'key-3', { estimated_cost: 1 })).toBe('choose again: PRICE_CHANGED');
    expect(await run('book', customer, 'key-4', ambiguous)).toMatch(
      /^origin_city: Ciudad Lázaro Cárdenas, Michoacán or /,
    );
    expect(await run('shipmentsUnderWay', customer)).toBe('403 FORBIDDEN');
    expect(await run('shipmentsUnderWay', staff)).toEqual([]);
    expect(await run('downloadInvoice', customer, world.invoice_number)).toBe('application/pdf');
    expect(await run('downloadInvoice', customer, 'INV-0')).toBe('NOT_FOUND');
    const etag = await run('readIfChanged', customer, null);
    expect(await run('readIfChanged', customer, etag)).toBe('unchanged');
    expect(await run('reportPosition', device, now)).toBe('1 new');
    expect(await run('reportPosition', customer, now)).toBe('UNAUTHORIZED');
  });
});
