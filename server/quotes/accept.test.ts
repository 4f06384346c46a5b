import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { askFor, expire, offer } from './quotes-for-tests.ts';
import { quotes } from './quotes-table.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let product: TestApp;
let dispatcher: Person;
let customer: Person;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

async function offered(change: object = {}, terms: object = {}): Promise<string> {
  const id = await askFor(product, customer.email, change);
  const response = await offer(dispatcher, id, terms);
  expect(response.statusCode, response.body).toBe(200);
  return id;
}
const accept = (id: string, headers: Record<string, string> = {}, person: Person = customer) =>
  person.request('POST', `/api/quotes/${id}/accept`, {}, headers);
const decline = (id: string, reason = '', person: Person = customer) =>
  person.request('POST', `/api/quotes/${id}/decline`, { reason });
const shipmentsFrom = (id: string) =>
  product.database.db.select().from(shipments).where(eq(shipments.quote_id, id));
async function stored(id: string) {
  const [quote] = await product.database.db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}
const publishedBy = (related_id: string) =>
  product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.related_id, related_id))
    .orderBy(notifications.id);

test('accepting books the requested shipment at the offered price', async () => {
  const id = await offered();
  const response = await accept(id);
  expect(response.statusCode, response.body).toBe(201);
  const { tracking_number } = response.json();
  expect(tracking_number).toMatch(/^GS\d{9}$/);

  expect(await stored(id)).toMatchObject({ status: 'converted', decided_at: expect.any(Date) });
  expect(await shipmentsFrom(id)).toMatchObject([
    {
      tracking_number,
      organisation_id: customer.organisation_id,
      status: 'created',
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Glass lamps',
      cargo_weight: 1200,
      cargo_dimensions: '120×80×100',
      cargo_value_cents: 4_825_050,
      fragile: true,
      dangerous_goods: false,
      service_type: 'standard',
      transport_mode: 'sea',
      cost_cents: 183_450,
      priority: 'normal',
      estimated_delivery_date: expect.any(Date),
    },
  ]);
  const found = (await product.visitor.request('GET', `/api/tracking/${tracking_number}`)).json();
  expect(found).toMatchObject({
    status: 'created',
    events: [{ status: 'created', location: 'Houston, US', description: 'Shipment created from quote' }],
  });
  expect(found.waypoints.length).toBeGreaterThan(2);
  const route = await product.visitor.request('GET', `/api/tracking/${tracking_number}/route`);
  expect(route.json().legs.map((leg: { transport_mode: string }) => leg.transport_mode)).toContain('sea');

  const published = await publishedBy(tracking_number);
  expect(published).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ user_id: customer.user_id, title: 'Shipment created' }),
      expect.objectContaining({ user_id: dispatcher.user_id, title: 'Quote accepted' }),
    ]),
  );
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, id))
    .orderBy(auditLog.id);
  expect(audited.at(-1)).toMatchObject({ action: 'quotes.accept', actor_id: customer.user_id });
  const mine = (await customer.request('GET', '/api/quotes')).json();
  expect(mine.quotes[0]).toMatchObject({ id, status: 'converted', tracking_number });
});

describe('one shipment', () => {
  test('from ten calls with one key, which all get the same response', async () => {
    const id = await offered();
    const clicks = Array.from({ length: 10 }, () => accept(id, { 'idempotency-key': `accept-${id}` }));
    const responses = await Promise.all(clicks);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    expect(await shipmentsFrom(id)).toHaveLength(1);
    const late = await accept(id, { 'idempotency-key': `accept-${id}` });
    expect(late.body).toBe(responses[0]?.body);
  });

  test('from ten concurrent calls, of which one accepts', async () => {
    const id = await offered();
    const windows = Array.from({ length: 10 }, (_, number) =>
      accept(id, { 'idempotency-key': `${id}-${number}` }),
    );
    const responses = await Promise.all(windows);
    const codes = responses.map((response) => response.json().code ?? response.statusCode);
    expect(codes.sort()).toEqual([201, ...Array(9).fill('ALREADY_DECIDED')]);
    expect(await shipmentsFrom(id)).toHaveLength(1);
  });

  test('or none, when accepted and declined concurrently', async () => {
    const id = await offered();
    const responses = await Promise.all([accept(id), decline(id), accept(id), decline(id)]);
    expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const isConverted = (await stored(id))?.status === 'converted';
    expect(await shipmentsFrom(id)).toHaveLength(isConverted ? 1 : 0);
  });
});

test.each([
  ['accepted', accept],
  ['declined', decline],
] as const)(
  'a quote cannot be %s by anyone else, after its validity, or without an offer',
  async (_, decide) => {
    const id = await offered();
    const other_customer = await product.signIn('customer');
    const asOtherCustomer = (quote: string) =>
      decide === accept ? accept(quote, {}, other_customer) : decline(quote, '', other_customer);
    const [theirs, nobodys] = [
      await asOtherCustomer(id),
      await asOtherCustomer('00000000-0000-7000-8000-000000000000'),
    ];
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);

    await expire(product, id);
    expect((await decide(id)).json()).toMatchObject({ status: 409, code: 'EXPIRED' });
    const unanswered = await askFor(product, customer.email);
    expect((await decide(unanswered)).json()).toMatchObject({ status: 409, code: 'NOT_OFFERED' });
    expect(await shipmentsFrom(id)).toEqual([]);
  },
);

test('declining keeps the offer and notifies staff of the reason', async () => {
  const id = await offered();
  expect((await decline(id, 'Too dear')).statusCode).toBe(200);
  const quote = await stored(id);
  expect(quote).toMatchObject({
    status: 'rejected',
    decided_at: expect.any(Date),
    offered_cents: 183_450,
    offer_note: 'Two lifts a week.',
  });
  const published = await publishedBy(quote?.reference ?? '');
  expect(published.filter(({ title }) => title === 'Quote declined')).toMatchObject([
    { user_id: dispatcher.user_id, message: expect.stringContaining('Reason: Too dear') },
  ]);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, id))
    .orderBy(auditLog.id);
  expect(audited.at(-1)).toMatchObject({ action: 'quotes.decline', detail: { reason: 'Too dear' } });
  expect((await accept(id)).json().code).toBe('ALREADY_DECIDED');
  expect((await decline(id)).json().code).toBe('ALREADY_DECIDED');
});

describe('a quote that cannot be planned as requested', () => {
  test('from an unknown town starts at its country’s capital, marked approximate', async () => {
    const id = await offered({ origin: 'Nowhere Springs, Texas, United States' });
    expect((await accept(id)).statusCode).toBe(201);
    expect(await shipmentsFrom(id)).toMatchObject([
      { origin_city: 'Nowhere Springs, Texas', origin_country: 'US', origin_approximate: true },
    ]);
  });

  test('offered by a slower mode than requested gets the standard service', async () => {
    const id = await offered({ urgency: 'express' });
    await accept(id);
    expect(await shipmentsFrom(id)).toMatchObject([{ service_type: 'standard', transport_mode: 'sea' }]);
  });

  test('by a mode without a route is booked without one, and staff are notified', async () => {
    const id = await offered({ destination: 'Longyearbyen, Svalbard' });
    const { tracking_number } = (await accept(id)).json();
    expect(await shipmentsFrom(id)).toMatchObject([{ transport_mode: 'sea', estimated_delivery_date: null }]);
    const found = await product.visitor.request('GET', `/api/tracking/${tracking_number}`);
    expect(found.json()).toMatchObject({ waypoints: [], estimated_delivery_date: null });
    const published = await publishedBy(tracking_number);
    expect(published.find(({ title }) => title === 'Quote accepted')).toMatchObject({
      type: 'warning',
      message: expect.stringContaining('its route must be planned by hand'),
    });
  });
});
