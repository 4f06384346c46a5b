import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let other_client: TestPerson;
let staff: TestPerson;
let number: string;
/** How far the product's clock is ahead. */
let ahead_ms = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date(Date.now() + ahead_ms) });
  owner = await product.signIn('customer');
  other_client = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookedBySea(owner);
});
afterAll(() => product.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const create = (by: Visitor, change: object = {}, of = number) =>
  by.request('POST', `/api/shipments/${of}/share-links`, {
    expires_at: inDays(30),
    show: ['map', 'events'],
    ...change,
  });
const list = async (by: Visitor) => by.request('GET', `/api/shipments/${number}/share-links`);
const listed = async () => (await list(owner)).json().share_links;
const pageOf = (url: string, headers: Record<string, string> = {}) =>
  product.visitor.request('GET', new URL(url).pathname, undefined, headers);
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

describe('making a link', () => {
  test('returns its address once; the database has the token’s hash only', async () => {
    const expires_at = inDays(30);
    const response = await create(owner, { expires_at });
    expect(response.statusCode).toBe(201);
    const { id, url } = response.json();
    expect(response.json()).toEqual({ id, url, expires_at });
    expect(url).toMatch(/^http:\/\/localhost:3000\/s\/[\w-]{43}$/);
    const [row] = await product.database.sql`select * from share_links where id = ${id}`;
    expect(row?.token_hash).toBe(createHash('sha256').update(tokenOf(url)).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(tokenOf(url));
    expect((await list(owner)).body).not.toContain(tokenOf(url));
    const [entry] = await product.database.sql`
      select actor_id, detail from audit_log where action = 'shareLinks.create' and detail->>'link' = ${id}`;
    expect(entry).toMatchObject({ actor_id: owner.user_id, detail: { tracking_number: number } });
    expect(JSON.stringify(entry)).not.toContain(tokenOf(url));
  });

  test('is for the shipment’s customer and for staff', async () => {
    expect((await create(staff)).statusCode).toBe(201);
    expect((await create(other_client)).statusCode).toBe(404);
    expect((await create(product.visitor)).statusCode).toBe(401);
    expect((await list(other_client)).statusCode).toBe(404);
    expect((await list(staff)).statusCode).toBe(200);
  });

  test('needs the permission to view', async () => {
    const bookkeeper = await product.signIn('customer');
    const { id } = (await create(owner)).json();
    await product.database.sql`
      update members set organisation_id = ${owner.organisation_id as string}, permissions = '{money}'
      where user_id = ${bookkeeper.user_id}`;
    const responses = [
      await create(bookkeeper),
      await list(bookkeeper),
      await bookkeeper.request('DELETE', `/api/share-links/${id}`),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    await product.database
      .sql`update members set permissions = '{view}' where user_id = ${bookkeeper.user_id}`;
    expect((await create(bookkeeper)).statusCode).toBe(201);
    expect((await bookkeeper.request('DELETE', `/api/share-links/${id}`)).statusCode).toBe(200);
  });

  test.each([
    [{ expires_at: inDays(-1) }, 'expires_at', 'Choose a date in the future.'],
    [{ expires_at: inDays(400) }, 'expires_at', 'Choose a date within one year.'],
    [{ expires_at: 'soon' }, 'expires_at', 'Enter a date.'],
    [{ show: [] }, 'show', 'Choose what the link shows.'],
    [{ show: undefined }, 'show', 'Choose what the link shows.'],
    [{ pin: '12' }, 'pin', 'Enter a PIN of 4 to 10 digits.'],
  ])('with %j is refused', async (change, path, message) => {
    const response = await create(owner, change);
    expect([response.statusCode, response.json().issues]).toEqual([422, [{ path, message }]]);
  });

  test('is limited to 50 for a shipment', async () => {
    const crowded = await bookedBySea(owner);
    await product.database.sql`
      insert into share_links (id, shipment_id, token_hash, show, expires_at)
      select gen_random_uuid(), s.id, 'hash ' || n, '{map}', now() + interval '1 day'
      from shipments s, generate_series(1, 50) n where s.tracking_number = ${crowded}`;
    expect((await create(owner, {}, crowded)).json().code).toBe('TOO_MANY_LINKS');
    await product.database.sql`
      delete from share_links where token_hash like 'hash 4_' or token_hash = 'hash 50'`;
    const atOnce = await Promise.all(Array.from({ length: 25 }, () => create(owner, {}, crowded)));
    expect(atOnce.filter(({ statusCode }) => statusCode === 201)).toHaveLength(11);
  });
});

describe('the page', () => {
  test('is not indexed, not stored and sends no referrer', async () => {
    const { url } = (await create(owner)).json();
    const { statusCode, headers } = await pageOf(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  test('and its data are 404 once the link is revoked', async () => {
    const { id, url } = (await create(owner)).json();
    const data = `/api/shared/${tokenOf(url)}`;
    expect((await product.visitor.request('GET', data)).statusCode).toBe(200);
    for (const by of [other_client, product.visitor])
      expect((await by.request('DELETE', `/api/share-links/${id}`)).statusCode).toBe(
        by === other_client ? 404 : 401,
      );
    expect((await pageOf(url)).statusCode).toBe(200);
    expect((await staff.request('DELETE', `/api/share-links/${id}`)).statusCode).toBe(200);
    expect((await pageOf(url)).statusCode).toBe(404);
    for (const path of [data, `${data}/route`, `${data}/documents/BILL_OF_LADING-1/pdf`])
      expect((await product.visitor.request('GET', path)).statusCode).toBe(404);
    expect((await listed()).map((link: { id: string }) => link.id)).not.toContain(id);
    expect((await staff.request('DELETE', `/api/share-links/${id}`)).statusCode).toBe(404);
  });

  test('and its data are 404 once the link is over', async () => {
    const { id, url } = (await create(owner, { expires_at: inDays(1) })).json();
    ahead_ms = 1.01 * DAY_MS;
    const responses = [
      await pageOf(url),
      await product.visitor.request('GET', `/api/shared/${tokenOf(url)}`),
    ];
    ahead_ms = 0;
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await listed()).map((link: { id: string }) => link.id)).toContain(id);
  });

  test('counts one view for each opening, and none for prefetches, previews and data', async () => {
    const { id, url } = (await create(owner)).json();
    await pageOf(url);
    await pageOf(url);
    await pageOf(url, { 'sec-purpose': 'prefetch;prerender' });
    await pageOf(url, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
    await product.app.inject({ method: 'HEAD', url: new URL(url).pathname });
    for (const path of ['', '/route'])
      await product.visitor.request('GET', `/api/shared/${tokenOf(url)}${path}`);
    const link = (await listed()).find((one: { id: string }) => one.id === id);
    expect(link).toMatchObject({
      show: ['map', 'events'],
      document_kinds: null,
      has_pin: false,
      locked: false,
      views: 2,
      last_viewed_at: expect.any(String),
    });
  });
});
