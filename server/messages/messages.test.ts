import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
let number: string;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
beforeEach(async () => {
  number = await bookedBySea(customer);
});
afterAll(() => product.close());

async function send(by: TestPerson, text: string, more: object = {}) {
  now = new Date(now.getTime() + 1_000);
  return by.request('POST', `/api/shipments/${number}/messages`, { text, ...more });
}

const read = async (by: TestPerson, query = '') =>
  (await by.request('GET', `/api/shipments/${number}/messages${query}`)).json();

describe('a thread', () => {
  test('is one for both sides, newest first, paged', async () => {
    const first = await send(customer, 'When do you pick up?');
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject({
      text: 'When do you pick up?',
      side: 'customer',
      author_id: customer.user_id,
    });
    expect(first.json()).not.toHaveProperty('internal');
    expect((await send(dispatcher, 'Tomorrow at 9.')).json()).toMatchObject({
      side: 'staff',
      internal: false,
    });
    const { messages } = await read(customer);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'Tomorrow at 9.',
      'When do you pick up?',
    ]);
    const page = await read(dispatcher, '?limit=1');
    expect(page.messages).toHaveLength(1);
    const rest = await read(dispatcher, `?limit=1&after=${page.next}`);
    expect(rest).toMatchObject({ messages: [{ text: 'When do you pick up?' }], next: null, unread: null });
  });

  test('is of nobody else', async () => {
    await send(customer, 'Private');
    expect((await send(outsider, 'Hello?')).statusCode).toBe(404);
    expect((await outsider.request('GET', `/api/shipments/${number}/messages`)).statusCode).toBe(404);
    expect((await outsider.request('POST', `/api/shipments/${number}/messages/read`, {})).statusCode).toBe(
      404,
    );
    expect((await product.visitor.request('GET', `/api/shipments/${number}/messages`)).statusCode).toBe(401);
    const { threads } = (await outsider.request('GET', '/api/messages')).json();
    expect(threads).toEqual([]);
  });

  test.each([[''], ['   '], ['x'.repeat(4_001)]])('refuses %j', async (text) => {
    const response = await send(customer, text);
    expect([response.statusCode, response.json().issues[0].path]).toEqual([422, 'text']);
  });

  test('is stored with a character of two units where the preview ends', async () => {
    expect((await send(customer, `${'x'.repeat(199)}📦 more`)).statusCode).toBe(201);
  });

  test('notifies the other side, not the author’s', async () => {
    await send(customer, 'A question');
    await send(dispatcher, 'An answer');
    const news = async (person: TestPerson) =>
      (await person.request('GET', '/api/notifications'))
        .json()
        .notifications.filter(({ related_id }: { related_id: string }) => related_id === number)
        .map(({ kind, message }: { kind: string; message: string }) => `${kind} ${message}`);
    expect(await news(dispatcher)).toContainEqual(expect.stringMatching(/^message A question$/));
    expect(await news(customer)).toContainEqual(expect.stringMatching(/^message An answer$/));
    expect((await news(customer)).join()).not.toContain('A question');
    const [mail] = await product.database.sql`
      select text from mail_outbox where recipient = ${customer.email} and text like '%An answer%'`;
    expect(mail).toBeDefined();
  });

  test('counts what is unread until it is read', async () => {
    await send(dispatcher, 'One');
    await send(dispatcher, 'Two');
    expect((await read(customer)).unread).toBe(2);
    expect((await customer.request('GET', '/api/messages')).json().threads[0]).toMatchObject({
      tracking_number: number,
      text: 'Two',
      unread: 2,
    });
    const unread = async () =>
      (await customer.request('GET', '/api/messages?unread=1'))
        .json()
        .threads.map(({ tracking_number }: { tracking_number: string }) => tracking_number);
    expect(await unread()).toContain(number);
    const before = (await customer.request('GET', '/api/messages/unread')).json().threads;
    await customer.request('POST', `/api/shipments/${number}/messages/read`, {});
    expect((await read(customer)).unread).toBe(0);
    expect(await unread()).not.toContain(number);
    expect((await customer.request('GET', '/api/messages/unread')).json().threads).toBe(before - 1);
    // One’s own messages are never unread, and a reply reads the thread.
    await send(customer, 'Thanks');
    expect((await read(customer)).unread).toBe(0);
    expect((await read(dispatcher)).unread).toBe(1);
  });
});

describe('an internal note', () => {
  const SECRET = 'The margin is thin';

  test('is for staff only', async () => {
    const refused = await send(customer, 'Note', { internal: true });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([422, 'internal']);
    expect((await send(dispatcher, SECRET, { internal: true })).json()).toMatchObject({ internal: true });
    expect((await read(dispatcher)).messages[0]).toMatchObject({ text: SECRET, internal: true });
  });

  test('leaves through no exit to the customer', async () => {
    await send(dispatcher, 'For both');
    product.published.length = 0;
    await send(dispatcher, SECRET, { internal: true });
    for (const path of [
      `/api/shipments/${number}/messages`,
      '/api/messages',
      '/api/messages/unread',
      '/api/notifications',
      '/api/notifications/page',
      `/api/tracking/${number}`,
      `/api/tracking/${number}/details`,
      '/api/shipments',
    ]) {
      const { body } = await customer.request('GET', path);
      expect([path, body.includes(SECRET)]).toEqual([path, false]);
    }
    expect((await read(customer)).unread).toBe(1);
    expect((await customer.request('GET', '/api/messages')).json().threads[0]).toMatchObject({
      text: 'For both',
    });
    expect(JSON.stringify(product.published)).not.toContain(SECRET);
    expect(product.published.map(({ channel }) => channel)).toEqual(['fleet']);
    const mails = await product.database.sql`select from mail_outbox where text like ${`%${SECRET}%`}`;
    expect(mails).toHaveLength(0);
  });
});

test('the newest message of each side is stored, and follows the shipment to another customer', async () => {
  const { sql } = product.database;
  const compare = async () => {
    const stored = await sql`select shipment_id, organisation_id, customer_at, staff_at from message_threads
      where customer_at is not null or staff_at is not null order by 1`;
    const newest = await sql`
      select shipment_id, shipments.organisation_id, max(messages.created_at) filter (where side = 'customer') as customer_at,
        max(messages.created_at) filter (where side = 'staff' and not internal) as staff_at
      from messages join shipments on shipments.id = messages.shipment_id group by 1, 2
      having bool_or(side = 'customer' or not internal) order by 1`;
    expect([...stored]).toEqual([...newest]);
    return stored.length;
  };
  expect(await compare()).toBeGreaterThan(0);
  const [thread] = await sql`select shipment_id from message_threads where staff_at is not null limit 1`;
  const id = thread?.shipment_id as string;
  await sql`update shipments set organisation_id = null where id = ${id}`;
  await compare();
  await sql`delete from messages where shipment_id = ${id} and side = 'staff'`;
  await compare();
  await sql`delete from messages where shipment_id = ${id}`;
  await compare();
});

test('among many messages, unread threads are counted along an index', async () => {
  const { sql } = product.database;
  await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    await transaction`set local enable_sort = off`;
    const staff =
      await transaction`explain select shipment_id from message_threads where customer_at is not null
      order by customer_at desc nulls last limit 10000`;
    expect(JSON.stringify(staff)).toContain('message_threads_of_customers');
    const customers = await transaction`explain select shipment_id from message_threads
      where staff_at is not null and organisation_id = gen_random_uuid() order by staff_at desc nulls last limit 10000`;
    expect(JSON.stringify(customers)).toContain('message_threads_of_staff');
  });
});
