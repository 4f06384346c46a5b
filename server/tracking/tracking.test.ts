import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import { lockShipment, shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { trackingEvents } from './events/tracking-events-table.ts';
import { recordPosition } from './record-position.ts';
import { recordStatus } from './record-status.ts';
import { listLegs } from './route/route-legs-table.ts';
import { MAX_AGE_MS } from './tracking-cache.ts';

let product: TestApp;
let shipment: { id: string; tracking_number: string };
beforeAll(async () => {
  product = await startTestApp();
  const customer = await product.signIn('customer');
  const booked = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Chicago',
    origin_country: 'US',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    destination_address: '1 Secret Street',
    cargo_description: 'Lamps',
    cargo_weight: 800,
    transport_mode: 'rail',
  });
  shipment = booked.json();
});
afterAll(() => product.close());

const find = (number: string) =>
  product.visitor.request('GET', `/api/tracking/${encodeURIComponent(number)}`);

test('a number is found however it is typed', async () => {
  const { tracking_number } = shipment;
  const typed = ` ${tracking_number.slice(0, 2).toLowerCase()} ${tracking_number.slice(2, 5)}-${tracking_number.slice(5)} `;
  expect((await find(typed)).json()).toMatchObject({ tracking_number });
});

test('look-ups of the same moment each get their own answer', async () => {
  const numbers = [shipment.tracking_number, 'GS000000000', shipment.tracking_number, 'nonsense'];
  const responses = await Promise.all(numbers.map(find));
  expect(responses.map((response) => response.statusCode)).toEqual([200, 404, 200, 404]);
  expect(responses[0]?.json()).toEqual(responses[2]?.json());
});

test('the public answer names no party, price, street or id', async () => {
  const { body } = await find(shipment.tracking_number);
  expect(Object.keys(JSON.parse(body)).sort()).toEqual([
    'cargo_description',
    'cargo_weight',
    'days_late',
    'delay_reason',
    'delivery_window',
    'destination_approximate',
    'destination_city',
    'destination_country',
    'destination_time_zone',
    'equipment',
    'estimate_history',
    'estimated_delivery_date',
    'estimated_delivery_day',
    'events',
    'legs',
    'live',
    'milestones',
    'origin_approximate',
    'origin_city',
    'origin_country',
    'promised_delivery_date',
    'promised_delivery_day',
    'punctuality',
    'status',
    'tracking_number',
    'transport_mode',
    'waypoints',
  ]);
  expect(body).not.toMatch(/Secret Street|test\.example|cost|user_id/);
});

test.each(['GS000000000', 'nonsense', "' or 1=1 --"])('%s is not found', async (number) => {
  const response = await find(number);
  expect([response.statusCode, response.json()]).toEqual([
    404,
    {
      type: 'about:blank',
      title: 'not found',
      status: 404,
      code: 'NOT_FOUND',
      detail: 'No shipment found with this tracking number',
    },
  ]);
});

describe('a recorded position', () => {
  const report = async (share: number, taken_at: Date) => {
    const { database, broadcast } = product.dependencies;
    return database.transaction(async (transaction) => {
      const track = trackOf(await listLegs(transaction, shipment.id));
      const place = placeOn(track, share * track.length_km);
      return recordPosition(transaction, broadcast, shipment.id, {
        ...place,
        speed: 70,
        vehicle_identifier: 'Train 42',
        taken_at,
      });
    });
  };
  const minute = (count: number) => new Date(Date.now() + count * 60_000);

  test('becomes the live row, completes what it has passed, and is published to open pages', async () => {
    product.published.length = 0;
    await report(0.5, minute(1));
    // Nothing invalidates the entry that this product cached a moment ago.
    await pause(MAX_AGE_MS);
    const { live, waypoints, events } = (await find(shipment.tracking_number)).json();
    expect(live).toMatchObject({ speed: 70, vehicle_identifier: 'Train 42', transport_mode: 'rail' });
    expect(live.progress).toBeCloseTo(50, 0);
    expect(waypoints[0].status).toBe('completed');
    expect(waypoints.at(-1).status).toBe('pending');
    expect(events.map((event: { description: string }) => event.description)).toContain('Departed');
    expect(product.published).toContainEqual(
      expect.objectContaining({ channel: `tracking:${shipment.tracking_number}`, event: 'moved' }),
    );
  });

  test('older or the same again changes nothing', async () => {
    expect(await report(0.4, minute(0.5))).toBeNull();
    expect(await report(0.6, minute(1))).not.toBeNull();
    expect(await report(0.6, minute(-5))).toBeNull();
  });

  test('of a delivered shipment is refused', async () => {
    const { db } = product.database;
    await updateShipment(db, shipment.id, { status: 'delivered' }, new Date());
    expect(await report(0.9, minute(9))).toBeNull();
    await updateShipment(db, shipment.id, { status: 'in_transit' }, new Date());
  });
});

test('a status change writes its event, notifies the owner and updates open pages', async () => {
  product.published.length = 0;
  const { database } = product;
  await database.transaction(async (transaction) => {
    const locked = await lockShipment(transaction, shipment.id);
    if (!locked) throw new Error('The shipment is gone.');
    await recordStatus(transaction, product.dependencies, locked, {
      status: 'customs',
      location: 'Los Angeles, US',
      description: null,
      occurred_at: new Date(),
      by: null,
    });
  });
  const [record] = await database.db.select().from(shipments).where(eq(shipments.id, shipment.id));
  expect(record?.status).toBe('customs');
  const events = await database.db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.shipment_id, shipment.id));
  expect(events.map((event) => event.status)).toContain('customs');
  expect(product.published.map(({ channel, event }) => [channel.split(':')[0], event])).toEqual([
    ['notifications', 'notified'],
    ['tracking', 'changed'],
    ['fleet', 'changed'],
  ]);
});
