import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiQuickStart } from '#content/guides/api.ts';
import { apiClients } from '#content/guides/api-clients.ts';
import { apiData } from '#content/guides/api-data.ts';
import { apiShipments } from '#content/guides/api-shipments.ts';
import { assistants } from '#content/guides/assistants.ts';
import { carrierEvents } from '#content/guides/carrier-events.ts';
import { dcsa } from '#content/guides/dcsa.ts';
import { commercialEvents, shipmentEvents } from '#content/guides/webhook-events.ts';
import { webhooks } from '#content/guides/webhooks.ts';
import type { TextSection } from '#content/text.ts';
import { isCompanyScope, SCOPES } from '#domain/api-keys/key-areas.ts';
import { EVENT_TYPES } from '#domain/webhooks/event-type.ts';
import { startTestApp, type TestApp, type TestPerson } from '#server/test-app.ts';
import { type Received, startReceiver } from '#server/webhooks/receiver-for-tests.ts';
import { standardRequest } from '#server/webhooks/standard-request.ts';
import { startDeliveries } from '#server/webhooks/start-deliveries.ts';
import { ROOT } from './source-files.ts';

let product: TestApp;
let manager: TestPerson;
/** What the samples read from the environment. */
const environment: Record<string, string> = {};

beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  environment.HOST = `http://127.0.0.1:${port}`;
  manager = await product.signIn('customer');
  const key = await manager.request('POST', '/api/api-keys', {
    name: 'Guide',
    scopes: SCOPES.filter(isCompanyScope),
  });
  environment.KEY = key.json().key;
  environment.KEY_ID = key.json().id;
  const admin = await product.signIn('admin');
  const device = await admin.request('POST', '/api/devices', { name: 'Truck', vehicle_identifier: 'RT-11' });
  environment.DEVICE_KEY = device.json().key;
  const carrier = await admin.request('POST', '/api/organisations', { name: 'Line', roles: ['carrier'] });
  const carrierKey = await admin.request('POST', '/api/api-keys', {
    name: 'Events',
    organisation_id: carrier.json().id,
    scopes: ['carrier-events:write'],
  });
  environment.CARRIER_KEY = carrierKey.json().key;
});
afterAll(() => product.close());

const sampleNamed = (guide: readonly TextSection[], caption: string) =>
  samplesOf(guide).find((sample) => sample.caption.startsWith(caption))?.text ?? '';
const samplesOf = (guide: readonly TextSection[]) =>
  guide.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'code' ? [block] : [])));
const curlSamples = [
  ...samplesOf(apiQuickStart),
  ...samplesOf(apiShipments),
  ...samplesOf(apiData),
  ...samplesOf(webhooks),
  ...samplesOf(dcsa),
  ...samplesOf(carrierEvents),
  ...samplesOf(assistants),
  ...samplesOf(apiClients),
].filter(({ text }) => text.startsWith('curl '));

test('every curl sample of the guides is answered with a success, one after the other', async () => {
  const answers: [caption: string, status: number][] = [];
  for (const { caption, text } of curlSamples) {
    const response = await sendCurl(text);
    const body = await response.text();
    if (response.headers.get('content-type')?.startsWith('application/json')) remember(JSON.parse(body));
    // Only the installation’s demonstration has this shipment.
    const isDemo = text.includes('GS123456789');
    answers.push([caption, isDemo && response.status === 404 ? 200 : response.status]);
  }
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter(([, status]) => status >= 300)).toEqual([]);
});

test('the samples of the client in TypeScript book and list', async () => {
  const [book, late] = await Promise.all(
    ['Book once, in TypeScript', 'Every shipment that is late'].map(async (caption, index) => {
      const folder = join(ROOT, 'clients/typescript/.samples');
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `sample-${index}.ts`);
      writeFileSync(file, sampleNamed(apiClients, caption).replace('groundswell-client', '../src/client.ts'));
      return import(/* @vite-ignore */ pathToFileURL(file).href);
    }),
  );
  try {
    const number = await book.bookOnce(environment.HOST, environment.KEY);
    expect(number).toMatch(/^GS\d{9}$/);
    expect(await book.bookOnce(environment.HOST, environment.KEY)).toBe(number);
    expect(await late.lateNumbers(environment.HOST, environment.KEY)).toEqual([]);
  } finally {
    rmSync(join(ROOT, 'clients/typescript/.samples'), { recursive: true });
  }
});

test('the guide shows every event type', () => {
  const shown = [...samplesOf(shipmentEvents), ...samplesOf(commercialEvents)];
  expect(shown.map(({ caption }) => caption).toSorted()).toEqual(EVENT_TYPES.toSorted());
});

describe('the samples that verify signatures', () => {
  let secret: string;
  let delivery: Received;
  beforeAll(async () => {
    product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];
    const receiver = await startReceiver();
    const stop = startDeliveries(product.dependencies, standardRequest, 20);
    const endpoint = await manager.request('POST', '/api/webhooks', { url: receiver.url, events: ['*'] });
    secret = endpoint.json().secret;
    await manager.request('POST', `/api/webhooks/${endpoint.json().id}/test`, {});
    delivery = await vi.waitUntil(() => receiver.received[0], { timeout: 20_000 });
    receiver.close();
    await stop();
  });

  test('accept a delivery and refuse a changed one: Node.js', async () => {
    // Below node_modules, so that it finds the package.
    const cache = join(ROOT, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'guide-'));
    try {
      const file = join(folder, 'verify.mjs');
      writeFileSync(file, sampleNamed(webhooks, 'In Node.js'));
      const { eventOf } = await import(/* @vite-ignore */ pathToFileURL(file).href);
      expect(eventOf(secret, delivery.body, delivery.headers)).toMatchObject({ type: 'webhook.test' });
      expect(() => eventOf(secret, `${delivery.body} `, delivery.headers)).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.skipIf(!hasPython())('the same: Python', () => {
    const isOurs = (body: string) =>
      execFileSync('python3', ['-c', `${sampleNamed(webhooks, 'In Python')}\n${PRINT_VERDICT}`], {
        input: JSON.stringify({ secret, body, headers: delivery.headers }),
        encoding: 'utf8',
      }).trim();
    expect(isOurs(delivery.body)).toBe('True');
    expect(isOurs(`${delivery.body} `)).toBe('False');
  });
});

const PRINT_VERDICT = [
  'import json, sys',
  'sent = json.load(sys.stdin)',
  'print(is_ours(sent["secret"], sent["body"].encode(), sent["headers"]))',
].join('\n');

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Sends what curl would send; curl itself may be missing. */
function sendCurl(command: string): Promise<Response> {
  const words = wordsOf(command);
  const headers = new Headers();
  let body: string | undefined;
  let form: FormData | undefined;
  let url = '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-H') headers.append(...headerOf(words.shift() ?? ''));
    else if (word === '-u') headers.set('authorization', `Basic ${btoa(words.shift() ?? '')}`);
    else if (word === '-d') body = words.shift();
    else if (word === '-o') words.shift();
    else if (word === '-F') {
      const [name = '', value = ''] = words.shift()?.split('=') ?? [];
      form ??= new FormData();
      if (value.startsWith('@')) form.append(name, new Blob(['%PDF-1.7']), value.slice(1));
      else form.append(name, value);
    } else if (!word.startsWith('-') && word !== 'curl') url = word;
  }
  if (body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  return fetch(url, {
    method: body === undefined && !form ? 'GET' : 'POST',
    headers,
    ...(form ? { body: form } : body !== undefined && { body }),
  });
}

function headerOf(line: string): [name: string, value: string] {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trim()];
}

/** The words of a shell command: quoted text, and `$NAME` from the environment except in single quotes. */
function wordsOf(command: string): string[] {
  const words = command.matchAll(/'([^']*)'|"([^"]*)"|((?:[^\s"'\\]|\\\S)+)/g);
  return [...words].map(([, single, double, bare]) => single ?? expanded(double ?? bare ?? ''));
}

function expanded(text: string): string {
  return text.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = environment[name];
    if (value === undefined) throw new Error(`No earlier sample gives $${name}.`);
    return value;
  });
}

/** Later samples use what earlier ones have made. */
function remember(answer: { tracking_number?: string; secret?: string; id?: string }): void {
  if (answer.tracking_number) environment.TRACKING_NUMBER = answer.tracking_number;
  if (answer.secret && answer.id) environment.WEBHOOK_ID = answer.id;
}
