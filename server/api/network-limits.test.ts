import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { QUOTE_REQUEST } from '../quotes/quotes-for-tests.ts';
import { CallLimits } from '../rate-limits/call-limits.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../test-app.ts';

/** An office of people behind one address, some of whom abuse it. */
const OFFICE = '203.0.113.7';

let product: TestApp;
let colleagues: TestPerson[];
let owner: TestPerson;
let dispatcher: TestPerson;
let own: string;
let others: string;
beforeAll(async () => {
  product = await startTestApp({ limits: new CallLimits(), enumerationLimiter: new EnumerationLimiter() });
  colleagues = await Promise.all(Array.from({ length: 5 }, () => product.signIn('customer')));
  owner = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  own = await book(owner);
  others = await book(colleagues[0] as TestPerson);
});
afterAll(() => product.close());

type Body = Record<string, unknown>;

function call(
  person: TestPerson | null,
  method: 'GET' | 'POST',
  url: string,
  payload?: Body,
  address = OFFICE,
) {
  const headers = person?.cookie ? { cookie: person.cookie } : {};
  return product.app.inject({ method, url, headers, remoteAddress: address, ...(payload && { payload }) });
}

async function book(person: TestPerson): Promise<string> {
  const booked = await person.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Chicago',
    origin_country: 'US',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    cargo_description: 'Lamps',
    cargo_weight: 800,
    service_type: 'standard',
    transport_mode: 'rail',
  });
  return booked.json().tracking_number;
}

const signUp = (person: TestPerson | null, email: string, address?: string) =>
  call(person, 'POST', '/api/people/sign-up', { full_name: 'Ann Lee', email, password: 'short' }, address);
const someone = (at: number) => colleagues[at % colleagues.length] as TestPerson;

/** How many of the responses are not 429. */
async function admitted(
  times: number,
  send: (at: number) => Promise<{ statusCode: number }>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < times; at += 1) if ((await send(at)).statusCode !== 429) count += 1;
  return count;
}

describe('operations open to visitors are charged to the network too, for any caller', () => {
  test.each([
    ['quotes', 10, '/api/quotes', { ...QUOTE_REQUEST, email: 'ann@test.example', homepage: 'filled in' }],
    ['contact', 10, '/api/contact', { homepage: 'filled in' }],
    ['password resets', 60, '/api/people/password-reset-request', {}],
    ['new passwords', 60, '/api/people/password-reset', {}],
    ['subscriptions', 10, '/api/subscriptions', {}],
  ])('%s: %d in an hour', async (_, calls, path, body) => {
    expect(await admitted(calls + 20, (at) => call(someone(at), 'POST', path, body))).toBe(calls);
    expect((await call(null, 'POST', path, body)).statusCode).toBe(429);
    expect((await call(null, 'POST', path, body, '203.0.113.8')).statusCode).not.toBe(429);
  });

  test('sign-ups: 60 in an hour', async () => {
    expect(await admitted(80, (at) => signUp(at % 2 ? someone(at) : null, `a${at}@test.example`))).toBe(60);
  });

  test('sign-ups on another node count too', async () => {
    const { database } = product;
    const node = await startTestApp({ database, limits: new CallLimits() });
    const accounts = [product, node].map(({ dependencies }) => dependencies.accounts);
    for (const { passwords } of accounts) vi.spyOn(passwords, 'hash').mockResolvedValue('a hash');
    const signUpAt = (at: number) =>
      (at % 2 ? product : node).app.inject({
        method: 'POST',
        url: '/api/people/sign-up',
        payload: { full_name: 'Ann Lee', email: `ann${at}@test.example`, password: TEST_PASSWORD },
        remoteAddress: `2001:db8::${at.toString(16)}`,
      });
    expect(await admitted(80, signUpAt)).toBe(60);
    vi.restoreAllMocks();
    await node.app.close();
  });

  test('document codes: 30 unknown ones, shared with tracking numbers', async () => {
    const verify = (at: number) => call(someone(at), 'GET', `/api/verify/code-${at}`);
    expect(await admitted(60, verify)).toBe(30);
    expect((await call(someone(1), 'GET', `/api/tracking/${others}`)).statusCode).toBe(429);
    expect((await call(null, 'GET', `/api/tracking/${others}`)).statusCode).toBe(429);
  });

  test('RPC and plain forms share the same quota', async () => {
    const form = { list: 'newsletter', email: 'ann@test.example' };
    expect((await call(someone(0), 'POST', '/subscriptions', form)).statusCode).toBe(429);
    const rpc = await call(someone(0), 'POST', '/api/rpc/subscriptions/request', { json: form });
    expect(rpc.statusCode).toBe(429);
  });

  test('a person’s spent quota follows them to another network', async () => {
    const email = (at: number) => ({ ...QUOTE_REQUEST, email: `${at}@test.example`, homepage: 'filled in' });
    const send = (at: number) => call(owner, 'POST', '/api/quotes', email(at), `198.51.100.${at}`);
    expect(await admitted(20, send)).toBe(10);
  });
});

describe('people in an office whose network is rate limited', () => {
  const reads = ['tracking', 'places', 'people/session'];

  beforeAll(async () => {
    // A visitor among them floods the API.
    const visitor = { person: null, address: OFFICE, replyHeader: () => {} };
    const spendAll = async (operation: string) => {
      for (let calls = 0; calls < 1_201; calls += 1)
        try {
          await product.dependencies.limits.spend(operation, { access: 'anyone', limit: null }, visitor);
        } catch {
          return;
        }
    };
    for (const path of [...reads, 'tracking/{tracking_number}', 'tracking/{tracking_number}/route'])
      await spendAll(`GET /${path}`);
    await spendAll('POST /people/sign-in');
  });

  test('visitors, and look-ups of other people’s numbers, are rejected', async () => {
    for (const person of [null, owner])
      for (const path of [
        `tracking/${others}`,
        `tracking/${others}/route`,
        `tracking?numbers=${others}`,
        'places?q=oslo',
      ])
        expect([path, (await call(person, 'GET', `/api/${path}`)).statusCode]).toEqual([path, 429]);
    expect((await call(null, 'GET', '/api/people/session')).statusCode).toBe(429);
  });

  test('customers can look up their own shipments by number, and staff any', async () => {
    for (const path of [`tracking/${own}`, `tracking/${own}/route`, `tracking?numbers=${own}`]) {
      expect([path, (await call(owner, 'GET', `/api/${path}`)).statusCode]).toEqual([path, 200]);
      expect([path, (await call(dispatcher, 'GET', `/api/${path}`)).statusCode]).toEqual([path, 200]);
    }
    const both = await call(owner, 'GET', `/api/tracking?numbers=${own},${others}`);
    expect(both.statusCode).toBe(429);
  });

  test('people can use their session and lists, and sign in', async () => {
    expect((await call(owner, 'GET', '/api/people/session')).json()).toMatchObject({ email: owner.email });
    expect((await call(owner, 'GET', '/api/shipments')).statusCode).toBe(200);
    const account = { email: owner.email, password: TEST_PASSWORD };
    expect((await call(null, 'POST', '/api/people/sign-in', account)).statusCode).toBe(200);
  });
});
