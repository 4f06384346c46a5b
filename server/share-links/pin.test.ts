import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  number = await bookedBySea(owner);
});
afterAll(() => product.close());

async function linkWith(pin: string) {
  const response = await owner.request('POST', `/api/shipments/${number}/share-links`, {
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    show: ['map', 'events', 'documents'],
    pin,
  });
  const { id, url } = response.json();
  const path = new URL(url).pathname;
  const data = `/api/shared/${path.slice('/s/'.length)}`;
  let network = 0;
  return {
    id: id as string,
    page: (cookie?: string) =>
      product.visitor.request('GET', path, undefined, cookie === undefined ? {} : { cookie }),
    read: (part = '', cookie?: string) =>
      product.visitor.request('GET', data + part, undefined, cookie === undefined ? {} : { cookie }),
    enter: (given: string, remoteAddress = `198.51.100.${++network}`) =>
      product.app.inject({ method: 'POST', url: `${data}/pin`, payload: { pin: given }, remoteAddress }),
    async listed() {
      const { share_links } = (await owner.request('GET', `/api/shipments/${number}/share-links`)).json();
      return share_links.find((link: { id: string }) => link.id === id);
    },
  };
}

test('without the PIN nothing is shown, and the opening does not count', async () => {
  const link = await linkWith('4711');
  expect((await link.page()).statusCode).toBe(200);
  for (const part of ['', '/route', '/documents/BILL_OF_LADING-1/pdf'])
    expect((await link.read(part)).json(), part).toMatchObject({ status: 403, code: 'PIN_REQUIRED' });
  expect(await link.listed()).toMatchObject({ has_pin: true, views: 0 });
});

test('the right PIN opens it for this browser, and the database has its hash only', async () => {
  const link = await linkWith('4711');
  const response = await link.enter('4711');
  expect([response.statusCode, response.body]).toEqual([200, '{}']);
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly.*SameSite/);
  const [pass] = cookie.split(';');
  expect((await link.read('', pass)).statusCode).toBe(200);
  expect((await link.read('/route', pass)).statusCode).toBe(200);
  expect(await link.listed()).toMatchObject({ views: 1 });
  await link.page(pass);
  expect(await link.listed()).toMatchObject({ views: 2 });
  const other = await linkWith('4711');
  expect((await other.read('', pass?.replace(link.id, other.id))).statusCode).toBe(403);
  const [row] = await product.database
    .sql`select pin_hash, pin_failures from share_links where id = ${link.id}`;
  expect(row?.pin_hash).toMatch(/^\$argon2id/);
  expect(row?.pin_failures).toBe(0);
});

test('after ten wrong PINs, concurrent ones too, the right one is refused', async () => {
  const link = await linkWith('4711');
  const first = await link.enter('0000');
  expect(first.json()).toMatchObject({ status: 403, code: 'WRONG_PIN', tries_left: 9 });
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, digit) => link.enter(`00${10 + digit}`)),
  );
  const codes = responses.map((response) => response.json().code as string);
  expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(9);
  expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(3);
  expect((await link.enter('4711')).json().code).toBe('PIN_LOCKED');
  expect(await link.listed()).toMatchObject({ locked: true, views: 0 });
});

test('wrong PINs count against the caller’s limit of unknown numbers', async () => {
  product.dependencies.enumerationLimiter = new EnumerationLimiter();
  const links = [
    await linkWith('4711'),
    await linkWith('4711'),
    await linkWith('4711'),
    await linkWith('4711'),
  ];
  const statuses = [];
  for (const link of links)
    for (let digit = 0; digit < 8; digit += 1)
      statuses.push((await link.enter(`000${digit}`, '203.0.113.9')).statusCode);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await links[3]?.enter('4711', '203.0.113.9'))?.statusCode).toBe(429);
  expect(await links[3]?.listed()).toMatchObject({ locked: false });
});
