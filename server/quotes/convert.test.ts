import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { mailOutbox } from '../mail/mail-outbox-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { askFor, offer } from './quotes-for-tests.ts';
import { quotes } from './quotes-table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let dispatcher: Awaited<ReturnType<TestApp['signIn']>>;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
});
afterAll(() => product.close());

let drawn = 1_000_000_000_000;
const nextNumber = () => `TRK${++drawn}`;
const formOf = (change: object = {}) => ({
  origin_address: '12 Harbor Road',
  destination_address: 'Wilhelminakade 3',
  cost: 1234.56,
  tracking_number: nextNumber(),
  ...change,
});
const convert = (id: string, change: object = {}, headers: Record<string, string> = {}, staff = dispatcher) =>
  staff.request('POST', `/api/quotes/${id}/convert`, formOf(change), headers);
const shipmentsFrom = (id: string) =>
  product.database.db.select().from(shipments).where(eq(shipments.quote_id, id));
async function stored(id: string) {
  const [quote] = await product.database.db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}

test('a quote becomes the shipment that staff describe', async () => {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  const response = await convert(id, {
    tracking_number: ' trk-1732147200000 ',
    priority: 'urgent',
    estimated_delivery_date: '2027-01-15T12:00:00Z',
    transport_mode: 'sea',
  });
  expect(response.statusCode, response.body).toBe(201);
  expect(response.json()).toEqual({ tracking_number: 'TRK1732147200000', has_route: true });
  const quote = await stored(id);
  expect(quote).toMatchObject({
    status: 'converted',
    organisation_id: customer.organisation_id,
    offered_cents: null,
  });
  const [shipment] = await shipmentsFrom(id);
  expect(shipment).toMatchObject({
    tracking_number: 'TRK1732147200000',
    contact_id: customer.user_id,
    status: 'created',
    origin_address: '12 Harbor Road',
    origin_city: 'Houston',
    destination_address: 'Wilhelminakade 3',
    cost_cents: 123_456,
    priority: 'urgent',
    transport_mode: 'sea',
    estimated_delivery_date: new Date('2027-01-15T12:00:00Z'),
  });

  const found = (await product.visitor.request('GET', '/api/tracking/TRK1732147200000')).json();
  expect(found).toMatchObject({
    status: 'created',
    events: [{ status: 'created', location: 'Houston, US', description: 'Shipment created from quote' }],
  });
  expect(found.waypoints.length).toBeGreaterThan(2);
  const published = await product.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, customer.user_id), eq(notifications.related_id, 'TRK1732147200000')))
    .orderBy(notifications.id);
  expect(published).toMatchObject([{ title: 'Shipment created', kind: 'shipment_created' }]);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, id))
    .orderBy(auditLog.id);
  expect(audited.at(-1)).toMatchObject({
    action: 'quotes.convert',
    actor_id: dispatcher.user_id,
    detail: {
      reference: quote?.reference,
      tracking_number: 'TRK1732147200000',
      changes: { status: ['pending', 'converted'] },
    },
  });

  const again = await convert(id);
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    {
      code: 'ALREADY_CONVERTED',
      detail: 'This quote is already shipment TRK1732147200000.',
      tracking_number: 'TRK1732147200000',
    },
  ]);
  expect((await offer(dispatcher, id)).json().code).toBe('ALREADY_CONVERTED');
});

test('a day of delivery is the day at the destination', async () => {
  const id = await askFor(product, 'kia.ora@reyes.example', { destination: 'Auckland, New Zealand' });
  const response = await convert(id, { estimated_delivery_day: '2026-12-14' });
  expect(response.statusCode, response.body).toBe(201);
  const { tracking_number } = response.json();
  const shipment = (await dispatcher.request('GET', `/api/shipments/${tracking_number}/record`)).json();
  expect(shipment).toMatchObject({
    estimated_delivery_date: '2026-12-13T23:00:00.000Z',
    estimated_delivery_day: '2026-12-14',
  });
});

test('the day that is over at the destination is refused, its present day is not', async () => {
  const id = await askFor(product, 'kia.ora@reyes.example', { destination: 'Auckland, New Zealand' });
  expect((await convert(id, { estimated_delivery_day: '2026-11-21' })).json().code).toBe('ALREADY_OVER');
  expect((await convert(id, { estimated_delivery_day: '2026-11-22' })).statusCode).toBe(201);
});

test('defaults: standard service, no promise, the most likely mode, no client without a verified address', async () => {
  const email = 'nobody.yet@reyes.example';
  const id = await askFor(product, email);
  const { tracking_number } = (await convert(id)).json();
  expect(await shipmentsFrom(id)).toMatchObject([
    { contact_id: null, priority: 'normal', transport_mode: 'sea', estimated_delivery_date: null },
  ]);
  const mails = await product.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(mailOutbox.id);
  expect(mails.map(({ subject }) => subject)).toContain(`Your shipment ${tracking_number}`);
});

describe('one shipment', () => {
  test('from ten calls with one key, which all get the same response', async () => {
    const id = await askFor(product, 'clicks@reyes.example');
    const tracking_number = nextNumber();
    const clicks = Array.from({ length: 10 }, () =>
      convert(id, { tracking_number }, { 'idempotency-key': `convert ${id}` }),
    );
    const responses = await Promise.all(clicks);
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    expect(await shipmentsFrom(id)).toHaveLength(1);
  });

  test('from two concurrent calls, of which the second gets its number', async () => {
    const id = await askFor(product, 'people@reyes.example');
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => convert(id, {}, {}, turn % 2 === 0 ? dispatcher : admin)),
    );
    const won = responses.filter(({ statusCode }) => statusCode === 201);
    expect(won).toHaveLength(1);
    const number = won[0]?.json().tracking_number;
    for (const response of responses.filter((one) => one !== won[0]))
      expect(response.json()).toMatchObject({ code: 'ALREADY_CONVERTED', tracking_number: number });
    expect(await shipmentsFrom(id)).toMatchObject([{ tracking_number: number }]);
  });

  test('from a customer who accepts while staff convert', async () => {
    const customer = await product.signIn('customer');
    const id = await askFor(product, customer.email);
    await offer(dispatcher, id);
    const responses = await Promise.all([
      convert(id),
      customer.request('POST', `/api/quotes/${id}/accept`, {}),
      convert(id),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await shipmentsFrom(id)).toHaveLength(1);
  });

  test('has a unique number: of two quotes that request the same one, one gets it and the other stays open', async () => {
    const ids = [await askFor(product, 'a@reyes.example'), await askFor(product, 'b@reyes.example')];
    const tracking_number = nextNumber();
    const responses = await Promise.all(ids.map((id) => convert(id, { tracking_number })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = responses.findIndex(({ statusCode }) => statusCode === 409);
    expect(responses[refused]?.json().code).toBe('NUMBER_TAKEN');
    const id = ids[refused] as string;
    expect((await stored(id))?.status).toBe('pending');
    expect((await convert(id)).statusCode).toBe(201);
  });
});

describe('the containers of an offer', () => {
  const ofContainers = (quantity: number, change: object = {}) => ({
    mode: 'sea',
    transit_days: 32,
    lines: [
      {
        charge_code: 'FRT',
        side: 'sell',
        basis: 'container',
        size_type: '45G1',
        quantity,
        rate: { amount: 1850_00, currency: 'USD' },
      },
    ],
    ...change,
  });
  async function offered(...options: object[]): Promise<string> {
    const id = await askFor(product, `boxes.${++drawn}@reyes.example`);
    const { reference } = (await stored(id)) as { reference: string };
    const response = await dispatcher.request('PUT', `/api/quotes/${reference}/options`, { options });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return id;
  }
  async function containersOf(id: string, change: object = {}): Promise<string[]> {
    const response = await convert(id, change);
    expect(response.statusCode, response.body).toBe(201);
    const file = await dispatcher.request('GET', `/api/shipments/${response.json().tracking_number}`);
    return file.json().equipment.map(({ size_type }: { size_type: string }) => size_type);
  }

  test('are booked by staff as by the customer who accepts it', async () => {
    expect(await containersOf(await offered(ofContainers(2)))).toEqual(['45G1', '45G1']);
  });

  test('are those of the options by the mode of the shipment, where they agree', async () => {
    const rail = ofContainers(3, { mode: 'rail', transit_days: 20 });
    const other = ofContainers(2, { carrier: 'Maersk' });
    const by = (transport_mode: string) => ({ transport_mode });
    expect(await containersOf(await offered(ofContainers(2), rail, other), by('sea'))).toHaveLength(2);
    expect(await containersOf(await offered(ofContainers(2), rail), by('rail'))).toHaveLength(3);
    expect(await containersOf(await offered(ofContainers(2), ofContainers(1)), by('sea'))).toEqual([]);
    expect(await containersOf(await offered(ofContainers(2)), by('air'))).toEqual([]);
  });
});

test.each([
  ['no origin address', { origin_address: ' ' }, 'UNPROCESSABLE_CONTENT'],
  ['no destination address', { destination_address: undefined }, 'UNPROCESSABLE_CONTENT'],
  ['no cost', { cost: undefined }, 'UNPROCESSABLE_CONTENT'],
  ['an unknown priority', { priority: 'critical' }, 'UNPROCESSABLE_CONTENT'],
  ['a foreign number', { tracking_number: 'ABC1' }, 'UNPROCESSABLE_CONTENT'],
  ['a mistyped number', { tracking_number: 'GS123456780' }, 'UNPROCESSABLE_CONTENT'],
  ['a past day', { estimated_delivery_date: '2026-11-20T11:00:00Z' }, 'ALREADY_OVER'],
  ['an unknown country', { destination_country: 'Atlantis' }, 'UNKNOWN_COUNTRY'],
])('%s is refused, and nothing is written', async (_, change, code) => {
  const id = await askFor(product, 'wrong@reyes.example');
  const refused = await convert(id, change);
  expect([refused.statusCode < 500, refused.json().code]).toEqual([true, code]);
  expect((await stored(id))?.status).toBe('pending');
  expect(await shipmentsFrom(id)).toEqual([]);
});

test('a GS number is valid too', async () => {
  const id = await askFor(product, 'gs@reyes.example');
  expect((await convert(id, { tracking_number: 'GS123456789' })).statusCode).toBe(201);
  const found = await product.visitor.request('GET', '/api/tracking/GS123456789');
  expect(found.json().status).toBe('created');
});

test('details missing in the request are required', async () => {
  const id = await askFor(product, 'open@reyes.example', { origin: 'the old quarry', weight: null });
  expect((await convert(id)).json()).toMatchObject({
    code: 'INCOMPLETE',
    missing: ['origin_country', 'cargo_weight'],
  });
  const said = { origin_city: 'Carrara', origin_country: 'Italy', cargo_weight: 24_000 };
  expect((await convert(id, said)).statusCode).toBe(201);
  expect(await shipmentsFrom(id)).toMatchObject([
    { origin_city: 'Carrara', origin_country: 'IT', cargo_weight: 24_000 },
  ]);
});

test('by a mode without a route it has none, and the response says so', async () => {
  const id = await askFor(product, 'far@reyes.example', { destination: 'Longyearbyen, Svalbard' });
  const response = await convert(id, { transport_mode: 'road' });
  expect(response.json().has_route).toBe(false);
  expect(await shipmentsFrom(id)).toMatchObject([{ transport_mode: 'road' }]);
});

test('customers can’t convert', async () => {
  const customer = await product.signIn('customer');
  const id = await askFor(product, customer.email);
  expect((await convert(id, {}, {}, customer)).statusCode).toBe(403);
});
