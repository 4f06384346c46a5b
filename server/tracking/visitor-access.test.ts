import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inThisProcess } from '../live/broadcast-for-tests.ts';
import { EnumerationLimiter } from '../rate-limits/enumeration-limiter.ts';
import { lockShipment, shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { recordPosition } from './record-position.ts';
import { recordStatus } from './record-status.ts';

const UNKNOWN = 'GS000000086';
/** Data that visitors must not see contains this word, or is one of these numbers. */
const SECRET = 'Zanzibarian';
const SECRET_COST_CENTS = 98_765_432;
const SECRET_VALUE_CENTS = 87_654_321;
const DOORSTEP = { latitude: 33.0777, longitude: -118.2777 };
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437 };

let product: TestApp;
let owner: Visitor & { user_id: string; email: string };
let shipment: { id: string; tracking_number: string };
let frames: string[];
let page: WebSocket;
const enumerationLimiter = new EnumerationLimiter();

beforeAll(async () => {
  product = await startTestApp({ broadcast: inThisProcess(), enumerationLimiter });
  owner = await product.signIn('customer');
  const booked = await owner.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Chicago',
    origin_country: 'US',
    origin_address: `1 ${SECRET} Street`,
    origin_postal_code: `${SECRET} 1`,
    destination_city: 'Los Angeles',
    destination_country: 'US',
    destination_address: `2 ${SECRET} Street`,
    destination_postal_code: `${SECRET} 2`,
    cargo_description: 'Lamps',
    cargo_weight: 800,
    cargo_dimensions: '177×188×199',
    service_type: 'standard',
    priority: 'urgent',
    special_instructions: `Call Mrs ${SECRET}, +1 555 0199 777`,
    insurance_required: true,
    dangerous_goods: true,
    temperature_controlled: true,
    fragile: true,
    transport_mode: 'rail',
  });
  shipment = booked.json();
  await product.database.db
    .update(shipments)
    .set({ cost_cents: SECRET_COST_CENTS, cargo_value_cents: SECRET_VALUE_CENTS })
    .where(eq(shipments.id, shipment.id));
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  frames = [];
  page = await follow(shipment.tracking_number, frames);
});
afterAll(async () => {
  page.close();
  await product.close();
});

let guessed = 0;
/** Another number that nobody has, every time. */
const guess = () => `GS${String(++guessed).padStart(9, '0')}`;
const paths = (number: string) => [
  `/api/tracking/${number}`,
  `/api/tracking?numbers=${number}`,
  `/api/tracking/${number}/route`,
];
const get = (path: string, who: Visitor = product.visitor) => who.request('GET', path);

describe('a other_person', () => {
  test('never sees a party, price, street, postal code or phone', async () => {
    await reportFrom(DOORSTEP, 0.5);
    await moveTo('customs');
    await expect.poll(() => frames.join()).toContain('changed');
    const responses = await Promise.all(paths(shipment.tracking_number).map((path) => get(path)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const received = [...responses.map(({ body }) => body), ...frames].join('\n');
    const secrets = [
      SECRET,
      ...[SECRET_COST_CENTS, SECRET_VALUE_CENTS].flatMap((cents) => [String(cents), String(cents / 100)]),
      '177×188×199',
      '+1 555 0199 777',
      'Test customer',
      'test.example',
      owner.user_id,
      shipment.id,
    ];
    for (const secret of secrets) expect(received).not.toContain(secret);
    expect(received).not.toMatch(
      /user_id|client|email|company|cost|price|value|address|postal|phone|instructions|insurance|dangerous|fragile|temperature|priority|service_type|dimensions|recorded_by/,
    );
  });

  test('sees the town where the vehicle stands at a door', async () => {
    frames.length = 0;
    const door = { latitude: LOS_ANGELES.latitude + 0.03, longitude: LOS_ANGELES.longitude };
    await reportFrom(door, 1);
    await expect.poll(() => frames.join()).toContain('moved');
    const { waypoints, live } = (await get(`/api/tracking/${shipment.tracking_number}`)).json();
    const town = waypoints.at(-1);
    const { latitude, longitude } = town;
    expect(live).toMatchObject({ latitude, longitude });
    const moved = frames.map((frame) => JSON.parse(frame)).find(({ event }) => event === 'moved');
    expect(moved.data).toMatchObject({ latitude, longitude });
    const details = await get(`/api/tracking/${shipment.tracking_number}/details`, owner);
    expect(details.json().exact_position).toMatchObject(door);
  });
});

describe('the private side', () => {
  test.each(['owner', 'admin', 'dispatcher'] as const)('%s sees it', async (who) => {
    const reader = who === 'owner' ? owner : await product.signIn(who);
    const response = await get(`/api/tracking/${shipment.tracking_number}/details`, reader);
    expect(response.json()).toMatchObject({
      origin_address: `1 ${SECRET} Street`,
      destination_postal_code: `${SECRET} 2`,
      client: { full_name: 'Test customer 1', email: who === 'owner' ? null : owner.email },
      priority: 'urgent',
      cost_cents: SECRET_COST_CENTS,
      cargo_value_cents: SECRET_VALUE_CENTS,
      cargo_dimensions: '177×188×199',
      fragile: true,
      special_instructions: `Call Mrs ${SECRET}, +1 555 0199 777`,
    });
  });

  test.each(['customer', 'driver'] as const)('to another %s it is an unknown number', async (role) => {
    const other_person = await product.signIn(role);
    const [theirs, nobodys] = await Promise.all(
      [shipment.tracking_number, UNKNOWN].map((number) =>
        get(`/api/tracking/${number}/details`, other_person),
      ),
    );
    expect(theirs?.statusCode).toBe(404);
    expect(theirs?.json()).toEqual(nobodys?.json());
  });
});

describe('who guesses', () => {
  test('is rate limited across all endpoints together, with Retry-After', async () => {
    const known = paths(shipment.tracking_number);
    const guesser = await product.signIn('customer');
    const follower = await follow(UNKNOWN, [], guesser.cookie);
    for (let round = 0; round < 9; round++)
      for (const [way] of known.entries()) await get(paths(guess())[way] as string, guesser);
    expect((await get(known[0] as string, guesser)).statusCode).toBe(200);
    await get(`/api/tracking?numbers=${guess()},${guess()}`, guesser);
    for (const path of [...known, ...paths(guess())]) {
      const response = await get(path, guesser);
      expect([path, response.statusCode]).toEqual([path, 429]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(500);
      expect(response.headers.ratelimit).toMatch(/(^|, )"unknown-numbers";r=0;t=\d+$/);
      expect(response.json().detail).toMatch(
        /^Too many unknown numbers were looked up from your account\. Try again in \d+ minutes\.$/,
      );
    }
    const existing: string[] = [];
    const missing: string[] = [];
    follower.close();
    for (const [number, received_frames] of [
      [shipment.tracking_number, existing],
      [guess(), missing],
    ] as const)
      (await follow(number, received_frames, guesser.cookie)).close();
    expect(existing).toEqual(missing);
    expect(existing.join()).toContain('refused');
    expect((await get(known[0] as string)).statusCode).toBe(429);
    const elsewhere = { url: known[0] as string, remoteAddress: '192.0.2.1' };
    expect((await product.app.inject(elsewhere)).statusCode).toBe(200);
  });

  test('keeps their own shipments', async () => {
    for (let round = 0; round < 31; round++) await get(`/api/tracking/${guess()}`, owner);
    const [own, unknown] = await Promise.all([
      get(`/api/tracking/${shipment.tracking_number}`, owner),
      get(`/api/tracking/${guess()}`, owner),
    ]);
    expect([own.statusCode, unknown.statusCode]).toEqual([200, 429]);
  });

  test('is not limited as staff, who see every number', async () => {
    const admin = await product.signIn('admin');
    for (let round = 0; round < 31; round++) await get(`/api/tracking/${guess()}`, admin);
    expect((await get(`/api/tracking/${UNKNOWN}`, admin)).statusCode).toBe(404);
  });
});

async function reportFrom(place: { latitude: number; longitude: number }, minutes: number): Promise<void> {
  const { database, broadcast } = product.dependencies;
  await database.transaction((transaction) =>
    recordPosition(transaction, broadcast, shipment.id, {
      ...place,
      speed: 30,
      vehicle_identifier: 'Train 42',
      taken_at: new Date(Date.now() + minutes * 60_000),
    }),
  );
}

async function moveTo(status: 'customs'): Promise<void> {
  const { database } = product;
  await database.transaction(async (transaction) => {
    const record = await lockShipment(transaction, shipment.id);
    if (!record) throw new Error('The shipment is gone.');
    await recordStatus(transaction, product.dependencies, record, {
      status,
      location: 'Los Angeles, US',
      description: null,
      occurred_at: new Date(),
      by: { user_id: owner.user_id, full_name: 'Test customer' },
    });
  });
}

/** A page whose subscription was accepted or refused. */
async function follow(tracking_number: string, received_frames: string[], cookie = ''): Promise<WebSocket> {
  const { port } = product.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: cookie ? { cookie } : {} });
  socket.on('message', (data) => received_frames.push(String(data).replaceAll(tracking_number, 'NUMBER')));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number }));
  await once(socket, 'message');
  return socket;
}
