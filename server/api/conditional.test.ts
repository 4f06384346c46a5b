import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';
import { MAX_AGE_MS } from '../tracking/tracking-cache.ts';
import { entityTag, isHeld } from './entity-tag.ts';

let product: TestApp;
let owner: TestPerson;
let other: TestPerson;
let staff: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  [owner, other, staff] = [
    await product.signIn('customer'),
    await product.signIn('customer'),
    await product.signIn('dispatcher'),
  ];
  number = await booked('Lamps');
});
afterAll(() => product.close());

async function booked(cargo_description: string): Promise<string> {
  const response = await owner.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Chicago',
    origin_country: 'US',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    destination_address: '1 Main Street',
    cargo_description,
    cargo_weight: 800,
    transport_mode: 'rail',
  });
  return response.json().tracking_number;
}

const askAgain = async (who: Visitor, path: string, held: unknown) =>
  who.request('GET', path, undefined, { 'if-none-match': String(held) });

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %s matches W/"a": %s', (held, is) => {
  expect(isHeld({ 'if-none-match': held }, 'W/"a"')).toBe(is);
});

test('equal bodies have equal tags, different bodies have different tags', () => {
  expect(entityTag('{}')).toBe(entityTag(Buffer.from('{}')));
  expect(entityTag('{}')).not.toBe(entityTag('{"a":1}'));
});

test.each<[string, () => Visitor, () => string]>([
  ['a look-up', () => product.visitor, () => `/api/tracking/${number}`],
  ['a look-up by a signed-in customer', () => owner, () => `/api/tracking/${number}`],
  ['several look-ups', () => product.visitor, () => `/api/tracking?numbers=${number}`],
  ['a route', () => product.visitor, () => `/api/tracking/${number}/route`],
  ['the map’s settings', () => product.visitor, () => '/api/tracking-map/settings'],
  ['the customer’s shipments', () => owner, () => '/api/shipments'],
  ['the portal’s figures', () => owner, () => '/api/portal/summary'],
  ['the fleet', () => staff, () => '/api/fleet'],
  ['the dashboard’s figures', () => staff, () => '/api/fleet/figures'],
])('%s: an unchanged response is sent as 304 and is not stored by browsers', async (_, who, path) => {
  const first = await who().request('GET', path());
  expect(first.statusCode).toBe(200);
  expect(first.headers.etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await askAgain(who(), path(), first.headers.etag);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-store' });
  expect((await askAgain(who(), path(), '"another"')).body).toBe(first.body);
});

test('a changed response is sent in full', async () => {
  const path = '/api/shipments';
  const first = await owner.request('GET', path);
  await booked('Chairs');
  const again = await askAgain(owner, path, first.headers.etag);
  expect(again.statusCode).toBe(200);
  expect(again.headers.etag).not.toBe(first.headers.etag);
});

describe('an entity tag of someone else’s response', () => {
  test('does not bypass access checks or reveal that the content matches', async () => {
    const path = `/api/tracking/${number}/details`;
    const { headers } = await owner.request('GET', path);
    for (const held of [headers.etag, '*']) {
      expect((await askAgain(product.visitor, path, held)).statusCode).toBe(401);
      expect((await askAgain(other, path, held)).statusCode).toBe(404);
    }
    expect((await askAgain(other, '/api/fleet', '*')).statusCode).toBe(403);
  });

  test('does not avoid the enumeration limit', async () => {
    const address = '203.0.113.99';
    const guess = (n: number) =>
      product.app.inject({
        url: `/api/tracking/GS${String(n).padStart(9, '0')}`,
        remoteAddress: address,
        headers: { 'if-none-match': '*' },
      });
    for (let n = 0; n < 30; n++) expect((await guess(n)).statusCode).toBe(404);
    expect((await guess(30)).statusCode).toBe(429);
    await product.visitor.request('GET', `/api/tracking/${number}`);
    const known = await product.app.inject({ url: `/api/tracking/${number}`, remoteAddress: address });
    expect(known.statusCode).toBe(429);
  });

  test('counts against the rate limit like any other read', async () => {
    const { limits } = product.dependencies;
    const reads: string[] = [];
    const charge = limits.charge.bind(limits);
    limits.charge = (operation, ...rest) => {
      reads.push(operation);
      return charge(operation, ...rest);
    };
    const path = `/api/tracking/${number}`;
    const { headers } = await product.visitor.request('GET', path);
    await askAgain(product.visitor, path, headers.etag);
    await product.visitor.request('GET', path);
    limits.charge = charge;
    expect(reads).toEqual(Array(3).fill('GET /tracking/{tracking_number}'));
  });
});

test('responses to writes and errors have no entity tag', async () => {
  const key = await product.visitor.request('POST', '/api/functions/get-google-maps-key', {});
  const unknown = await product.visitor.request('GET', '/api/tracking/nonsense');
  expect([key.statusCode, key.headers.etag, unknown.headers.etag]).toEqual([200, undefined, undefined]);
});

test('a cached look-up is byte-identical for every spelling of the number', async () => {
  const spelt = [number, number.toLowerCase(), `${number}?x=1`, number];
  const responses = await Promise.all(
    spelt.map((path) => product.visitor.request('GET', `/api/tracking/${path}`)),
  );
  const again = await product.visitor.request('GET', `/api/tracking/${number}`);
  const asOwner = await owner.request('GET', `/api/tracking/${number}`);
  expect(new Set([...responses, again, asOwner].map(({ body }) => body)).size).toBe(1);
  expect(again.headers).toEqual({ ...asOwner.headers, date: expect.any(String) });
  const head = await product.app.inject({ method: 'HEAD', url: `/api/tracking/${number}` });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', again.headers.etag]);
});

describe('the tracking page', () => {
  const page = (held?: unknown) =>
    held === undefined
      ? product.visitor.request('GET', `/track/${number}`)
      : askAgain(product.visitor, `/track/${number}`, held);

  test('is not sent again within the minute, and the 304 leaves the page’s policy in place', async () => {
    const first = await page();
    expect(first.body).toContain('<title>Tracked</title>');
    const again = await page(first.headers.etag);
    // A new minute may have just begun. Then the page shows other relative times and is sent again.
    if (again.statusCode === 200) return;
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: first.headers.etag,
      'cache-control': 'no-cache',
      vary: first.headers.vary,
    });
    expect(again.headers).not.toHaveProperty('content-security-policy');
  });

  test('is rendered for each language, and caches know it', async () => {
    const inLanguage = (language: string, held = '') =>
      product.visitor.request('GET', `/track/${number}`, undefined, {
        'accept-language': language,
        'if-none-match': held,
      });
    const [german, british] = [await inLanguage('de-DE,de;q=0.9'), await inLanguage('en-GB')];
    expect(german.body).toContain('"locale":"de-DE"');
    expect(british.body).toContain('"locale":"en-GB"');
    expect(german.headers.vary).toContain('accept-language');
    expect(british.headers.etag).not.toBe(german.headers.etag);
    const again = await inLanguage('en-GB', String(german.headers.etag));
    expect([again.statusCode, again.headers.vary]).toEqual([200, german.headers.vary]);
  });

  test('is sent again after the shipment changes', async () => {
    const { headers } = await page();
    const changed = await staff.request('POST', `/api/tracking/${number}/events`, {
      status: 'customs',
      location: 'Los Angeles, US',
      description: 'Held for a look',
      occurred_at: new Date().toISOString(),
    });
    expect(changed.statusCode).toBe(201);
    // No event notifies this app instance of the change.
    await pause(MAX_AGE_MS);
    const again = await page(headers.etag);
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('Held for a look');
  });
});
