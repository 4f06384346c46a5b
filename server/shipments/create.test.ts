import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstructions } from '../documents/instructions.ts';
import { listCharges } from '../invoices/shipment-charges-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
let customer: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const booking = {
  origin_city: 'Houston',
  origin_country: 'USA',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
  cargo_description: 'Stainless steel valves',
  cargo_weight: 1200,
  cargo_value: 48250.5,
  transport_mode: 'sea',
};
const book = (change: object = {}, headers: Record<string, string> = {}) =>
  customer.request('POST', '/api/functions/create-shipment', { ...booking, ...change }, headers);
const shipmentsOf = (organisation_id: string) =>
  product.database.db.select().from(shipments).where(eq(shipments.organisation_id, organisation_id));

test('a booking can be tracked at once by anyone who has its number', async () => {
  const response = await book();
  expect(response.statusCode).toBe(201);
  expect(response.headers['x-invalidates']).toBe(
    'shipments,fleet,portal,notifications,privacy.erasureStatus',
  );
  const { id, tracking_number, shipment: booked } = response.json();
  expect(booked).toEqual({ id, tracking_number });
  expect(tracking_number).toMatch(/^GS\d{9}$/);

  const [shipment] = await product.database.db.select().from(shipments).where(eq(shipments.id, id));
  expect(shipment).toMatchObject({
    organisation_id: customer.organisation_id,
    contact_id: customer.user_id,
    origin_country: 'US',
    destination_country: 'NL',
    status: 'pending',
    priority: 'normal',
    cargo_value_cents: 4_825_050,
    origin_approximate: false,
  });
  const found = await product.visitor.request('GET', `/api/tracking/${tracking_number}`);
  expect(found.json()).toMatchObject({
    tracking_number,
    status: 'pending',
    transport_mode: 'sea',
    days_late: 0,
    live: null,
    events: [{ status: 'pending', location: 'Houston, US', description: 'Order placed' }],
  });
  const { waypoints } = found.json();
  expect(waypoints.at(0)).toMatchObject({ waypoint_type: 'origin', status: 'pending' });
  expect(waypoints.at(-1)).toMatchObject({ waypoint_type: 'destination', status: 'pending' });
  const route = await product.visitor.request('GET', `/api/tracking/${tracking_number}/route`);
  expect(route.json().legs.map((leg: { transport_mode: string }) => leg.transport_mode)).toContain('sea');

  const published = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.related_id, tracking_number))
    .orderBy(notifications.id);
  expect(published).toMatchObject([{ user_id: customer.user_id, type: 'success', read: false }]);
  expect(product.published).toContainEqual(
    expect.objectContaining({ channel: `notifications:${customer.user_id}` }),
  );
});

test('the same request costs the same, and a price that was not offered is refused', async () => {
  const { origin_city, origin_country, destination_city, destination_country, cargo_weight } = booking;
  const places = { origin_city, origin_country, destination_city, destination_country };
  const request = { ...places, cargo_weight, service_type: 'standard' };
  const options = async () =>
    (await customer.request('POST', '/api/routing/options', request)).json().options;
  const [first, second] = [await options(), await options()];
  expect(second.map((option: { estimated_cost: number }) => option.estimated_cost)).toEqual(
    first.map((option: { estimated_cost: number }) => option.estimated_cost),
  );
  const sea = first.find((option: { transport_mode: string }) => option.transport_mode === 'sea');
  expect((await book({ estimated_cost: sea.estimated_cost })).statusCode).toBe(201);
  const cheaper = await book({ estimated_cost: 1 });
  expect([cheaper.statusCode, cheaper.json().code]).toEqual([409, 'PRICE_CHANGED']);
});

test.each([
  [{ cargo_weight: 0 }, 422, 'cargo_weight'],
  [{ cargo_weight: undefined }, 422, 'cargo_weight'],
  [{ origin_city: '  ' }, 422, 'origin_city'],
  [{ cargo_dimensions: '10 by 10' }, 422, 'cargo_dimensions'],
  // The specification's second list of service types; see decision 0048.
  [{ service_type: 'economy' }, 422, 'service_type'],
  [{ service_type: 'ocean_freight' }, 422, 'service_type'],
])('refuses %o at its field', async (change, status, path) => {
  const response = await book(change);
  expect(response.statusCode).toBe(status);
  expect(response.json().issues).toMatchObject([{ path }]);
});

test('an ambiguous place is refused with candidates, and its region resolves it', async () => {
  const lane = { origin_city: 'Lázaro Cárdenas', origin_country: 'Mexico' };
  const options = (change: object) =>
    customer.request('POST', '/api/routing/options', {
      destination_city: booking.destination_city,
      destination_country: booking.destination_country,
      ...lane,
      service_type: 'standard',
      ...change,
    });
  for (const response of [await book(lane), await options({})]) {
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'AMBIGUOUS_PLACE',
      field: 'origin_city',
      candidates: [
        { name: 'Ciudad Lázaro Cárdenas', region: 'Michoacán', country: 'MX', latitude: 17.9707 },
        { name: 'Lázaro Cárdenas', region: 'Baja California' },
        { name: 'Lázaro Cárdenas', region: 'Chihuahua' },
      ],
    });
  }
  const chosen = { origin_city: 'Lázaro Cárdenas, Michoacán' };
  expect((await options(chosen)).json().origin).toMatchObject({ latitude: 17.9707, approximate: false });
  expect((await book({ ...lane, ...chosen })).statusCode).toBe(201);
});

test('an unknown country is refused, an unknown town is placed at its country’s capital', async () => {
  expect((await book({ origin_country: 'Atlantis' })).json().code).toBe('UNKNOWN_COUNTRY');
  const response = (await book({ origin_city: 'Nowhere Springs', origin_country: 'US' })).json();
  expect(response).toMatchObject({ origin_approximate: true, destination_approximate: false });
  const { id } = response;
  const [shipment] = await product.database.db.select().from(shipments).where(eq(shipments.id, id));
  expect(shipment?.origin_approximate).toBe(true);
});

test('express does not go by sea', async () => {
  expect((await book({ service_type: 'express' })).json().code).toBe('ROUTE_UNAVAILABLE');
});

test('booked containers are in the file without numbers; an unknown type is refused', async () => {
  const response = await book({
    equipment: [
      { size_type: '40HC', count: 2 },
      { size_type: '20GP', count: 1 },
    ],
  });
  const { tracking_number } = response.json();
  const file = (await customer.request('GET', `/api/shipments/${tracking_number}`)).json();
  expect(
    file.equipment.map(({ number, size_type }: { number: string; size_type: string }) => [number, size_type]),
  ).toEqual([
    ['', '45G1'],
    ['', '45G1'],
    ['', '22G1'],
  ]);
  const refused = await book({ equipment: [{ size_type: '39XX', count: 1 }] });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toEqual([
    { path: 'equipment.0.size_type', message: 'Write containers as 2 × 40HC.' },
  ]);
});

test('the price breakdown is recorded with the shipment', async () => {
  const { id } = (await book()).json();
  const [shipment] = await product.database.db.select().from(shipments).where(eq(shipments.id, id));
  const charges = await listCharges(product.database.db, id);
  expect(charges.map(({ description }) => description)).toEqual([
    'Base rate by sea',
    'Distance, 9,347 km',
    'Chargeable weight, 1,200 kg',
  ]);
  expect(charges.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(shipment?.cost_cents);
});

describe('with shipping instructions', () => {
  test('instructions are stored normalized', async () => {
    const { id } = (
      await book({
        instructions: {
          consignee: { name: 'شركة الميناء للتجارة', country: 'Netherlands' },
          incoterm: 'DAP',
          cargo_lines: [{ description: '灯'.repeat(4000), hs_code: '9405.21', packages_count: 4 }],
        },
      })
    ).json();
    const { instructions, version } = await findInstructions(product.database.db, id);
    expect(version).toBe(1);
    expect(instructions).toMatchObject({
      consignee: { name: 'شركة الميناء للتجارة', country: 'NL' },
      incoterm: 'DAP',
      cargo_lines: [{ description: '灯'.repeat(4000), hs_code: '940521', packages_count: 4 }],
      freight_terms: 'prepaid',
    });
  });

  test.each([undefined, {}, { consignee: {}, cargo_lines: [] }])(
    '%j is empty, and nothing is stored',
    async (instructions) => {
      const response = await book({ instructions });
      expect(response.statusCode).toBe(201);
      expect((await findInstructions(product.database.db, response.json().id)).version).toBe(0);
    },
  );

  test.each([
    [{ cargo_lines: [{ hs_code: '12' }] }, 'instructions.cargo_lines.0.hs_code'],
    [{ cargo_lines: [{}, { packages_count: 0 }] }, 'instructions.cargo_lines.1.packages_count'],
    [{ incoterm: 'CIFF' }, 'instructions.incoterm'],
    [{ notify_party: { name: 'x'.repeat(201) } }, 'instructions.notify_party.name'],
  ])('%j is refused at its place, and nothing is booked', async (instructions, path) => {
    const before = (await shipmentsOf(customer.organisation_id)).length;
    const response = await book({ instructions });
    expect([response.statusCode, response.json().issues]).toMatchObject([422, [{ path }]]);
    expect(await shipmentsOf(customer.organisation_id)).toHaveLength(before);
  });

  test('fields that only the forwarder knows are refused in a booking', async () => {
    const refused = await book({ instructions: { own_reference: 'PO 1', vessel: 'Mine' } });
    expect([refused.statusCode, refused.json().issues]).toEqual([
      422,
      [{ path: 'instructions.vessel', message: 'Unknown field.' }],
    ]);
    const { id } = (await book({ instructions: { own_reference: 'PO 1' } })).json();
    const { instructions } = await findInstructions(product.database.db, id);
    expect(instructions).toMatchObject({ own_reference: 'PO 1', vessel: '' });
  });
});

describe('with an Idempotency-Key', () => {
  test('twenty repeated calls create one shipment', async () => {
    const impatient = await product.signIn('customer');
    const click = () =>
      impatient.request('POST', '/api/functions/create-shipment', booking, {
        'idempotency-key': 'one-click',
      });
    const responses = await Promise.all(Array.from({ length: 20 }, click));
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    expect(await shipmentsOf(impatient.organisation_id)).toHaveLength(1);
  });

  test('a different request with the same key is refused', async () => {
    await book({}, { 'idempotency-key': 'reused' });
    const response = await book({ cargo_weight: 7 }, { 'idempotency-key': 'reused' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('keys of different people are independent', async () => {
    const other = await product.signIn('customer');
    const [mine, theirs] = [
      await book({}, { 'idempotency-key': 'shared' }),
      await other.request('POST', '/api/functions/create-shipment', booking, { 'idempotency-key': 'shared' }),
    ];
    expect(mine.json().id).not.toBe(theirs.json().id);
  });
});

describe('booking for someone else', () => {
  test('is allowed for staff', async () => {
    const dispatcher = await product.signIn('dispatcher');
    const client = await product.signIn('customer');
    const response = await dispatcher.request('POST', '/api/functions/create-shipment', {
      ...booking,
      user_id: client.user_id,
    });
    expect(response.statusCode).toBe(201);
    expect(await shipmentsOf(client.organisation_id)).toHaveLength(1);
  });

  test('is refused for customers, without revealing whether the person exists', async () => {
    const victim = await product.signIn('customer');
    const responses = [
      await book({ user_id: victim.user_id }),
      await book({ user_id: '00000000-0000-7000-8000-000000000000' }),
    ];
    expect(responses.map((response) => response.statusCode)).toEqual([404, 404]);
    expect(responses[0]?.body).toBe(responses[1]?.body);
    expect(await shipmentsOf(victim.organisation_id)).toEqual([]);
  });
});

test('people list only their own shipments, newest first, by cursor', async () => {
  const person = await product.signIn('customer');
  const numbers: string[] = [];
  for (let count = 0; count < 5; count++) {
    const response = await person.request('POST', '/api/functions/create-shipment', booking);
    numbers.unshift(response.json().tracking_number);
  }
  const first = (await person.request('GET', '/api/shipments?sort=newest&limit=3')).json();
  const second = (
    await person.request('GET', `/api/shipments?sort=newest&limit=3&after=${first.next}`)
  ).json();
  const listed = [...first.shipments, ...second.shipments].map(
    (row: { tracking_number: string }) => row.tracking_number,
  );
  expect(listed).toEqual(numbers);
  expect(second.next).toBeNull();
  const summary = (await person.request('GET', '/api/shipments/summary')).json();
  expect(summary).toMatchObject({ total: 5, active: 5, pending_quotes: 0 });
});
