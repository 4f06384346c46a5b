import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyHeaderOf } from '../api/reply-header.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { CallLimits } from './call-limits.ts';

function callerAt(address: string, person: { user_id: string } | null = null) {
  const headers: Record<string, string> = {};
  const reply = {
    getHeader: (name: string) => headers[name],
    header: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  return {
    headers,
    address,
    person: person as never,
    replyHeader: replyHeaderOf(reply as never),
  };
}

const GENERAL = { access: 'signed-in', limit: null } as const;

async function timesUntilRefused(spend: () => Promise<void>, most = 100_000): Promise<number> {
  for (let count = 0; count < most; count += 1)
    try {
      await spend();
    } catch {
      return count;
    }
  return most;
}

describe('operations without their own limit have the default limit', () => {
  test.each([
    ['GET /places', 1_200],
    ['POST /shipments', 300],
  ])('%s: %d a minute', async (operation, calls) => {
    const limits = new CallLimits();
    const [one, other] = [callerAt('192.0.2.1'), callerAt('192.0.2.2')];
    expect(await timesUntilRefused(() => limits.spend(operation, GENERAL, one))).toBe(calls);
    expect(one.headers['retry-after']).toBe('60');
    await limits.spend(operation, GENERAL, other);
    await limits.spend(`${operation}/others`, GENERAL, one);
  });

  test('the limit follows a person across networks, and the operator can multiply it by ten', async () => {
    const limits = new CallLimits(10);
    let address = 0;
    const spend = () =>
      limits.spend('POST /shipments', GENERAL, callerAt(`192.0.2.${address++}`, { user_id: 'ada' }));
    expect(await timesUntilRefused(spend)).toBe(3_000);
    await limits.spend('POST /shipments', GENERAL, callerAt('192.0.2.1', { user_id: 'bob' }));
  });
});

test('an operation’s declared limit is not multiplied', async () => {
  const limits = new CallLimits(10);
  const one = callerAt('192.0.2.1');
  const declared = { access: 'anyone', limit: { calls: 5, minutes: 60 } } as const;
  expect(await timesUntilRefused(() => limits.spend('POST /contact', declared, one))).toBe(5);
  expect(one.headers).toMatchObject({
    ratelimit: '"calls";r=0;t=3600',
    'ratelimit-policy': '"calls";q=5;w=3600',
  });
});

test('a network has a limit on all its requests, all of its addresses together', async () => {
  const limits = new CallLimits();
  let last = 0;
  const spend = () => limits.spendRequest(callerAt(`2001:db8:1:2::${(last++ % 9_999).toString(16)}`));
  expect(await timesUntilRefused(spend)).toBe(18_000);
  await limits.spendRequest(callerAt('2001:db8:1:3::1'));
});

test('the headers list both limits of one call, each once', () => {
  const one = callerAt('192.0.2.1');
  for (const left of [9, 8]) {
    one.replyHeader('ratelimit', `"reads";r=${left};t=60`);
    one.replyHeader('ratelimit', '"unknown-numbers";r=29;t=600');
    one.replyHeader('retry-after', '60');
  }
  expect(one.headers).toEqual({
    ratelimit: '"reads";r=8;t=60, "unknown-numbers";r=29;t=600',
    'retry-after': '60',
  });
});

test('a program sees what is left from its first read on', async () => {
  const program = { ...callerAt('192.0.2.9'), key: { id: 'its key' } };
  await new CallLimits().spend('GET /shipments', GENERAL, program);
  expect(program.headers.ratelimit).toMatch(/^"reads";r=1199;t=\d+$/);
  const page = { ...callerAt('192.0.2.9'), person: { user_id: 'a person' } };
  await new CallLimits().spend('GET /shipments', GENERAL, page);
  expect(page.headers).toEqual({});
});

describe('over HTTP', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp({ limits: new CallLimits() });
  });
  afterAll(() => product.close());

  test('a look-up sends the enumeration limit, and its own limit once half of it is spent', async () => {
    const findByNumber = () => product.visitor.request('GET', '/api/tracking/GS000000000');
    expect((await findByNumber()).headers.ratelimit).toBe('"unknown-numbers";r=29;t=600');
    const caller = {
      person: null,
      address: '127.0.0.1',
      replyHeader: () => {},
    };
    for (let calls = 0; calls < 700; calls += 1)
      await product.dependencies.limits.spend('GET /tracking/{tracking_number}', GENERAL, caller);
    const other = '/api/tracking/GS000000001';
    const { headers } = await product.visitor.request('GET', other);
    expect(headers).toMatchObject({
      ratelimit: expect.stringMatching(/^"reads";r=498;t=\d+, "unknown-numbers";r=28;t=\d+$/),
      'ratelimit-policy': '"reads";q=1200;w=60, "unknown-numbers";q=30;w=600',
    });
  });

  test('a flood is rejected before routing: pages, files, calls and unknown paths', async () => {
    const paths = ['/', '/robots.txt', '/api/places?q=ham', '/api/fleet', '/nowhere'];
    const from = { address: '192.0.2.9', replyHeader: () => {} };
    await timesUntilRefused(() => product.dependencies.limits.spendRequest(from));
    for (const url of paths) {
      const response = await product.app.inject({ url, remoteAddress: '192.0.2.9' });
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(response.headers['retry-after']).toBe('60');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    const other = await product.app.inject({ url: '/', remoteAddress: '192.0.2.10' });
    expect(other.statusCode).toBe(200);
  });
});
