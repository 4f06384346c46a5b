import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { shipmentOf } from './fleet-for-tests.ts';
import { listPositions } from './fleet-positions.ts';

const NOW = new Date('2026-03-15T12:00:00Z');

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
});
afterAll(() => product.close());

test('the figures match the data', async () => {
  const { db } = product.database;
  const dispatcher = await product.signIn('dispatcher');
  const figures = async () => (await dispatcher.request('GET', '/api/fleet/figures')).json();
  expect(await figures()).toEqual({ ocean: 0, air: 0, ground: 0, global_reach: 0, documents: 0 });
  const made = await db
    .insert(shipments)
    .values([
      shipmentOf({ transport_mode: 'sea', status: 'delivered' }),
      shipmentOf({ transport_mode: 'sea', origin_country: 'NL' }),
      shipmentOf({ transport_mode: 'air', destination_country: 'AE' }),
      shipmentOf({ transport_mode: 'road', status: 'cancelled', destination_country: 'US' }),
      shipmentOf({ transport_mode: 'rail', origin_country: 'ZW' }),
      shipmentOf({ transport_mode: null }),
    ])
    .returning();
  await db.insert(shippingDocuments).values({
    shipment_id: made[0]?.id as string,
    document_type: 'packing_list',
    document_number: 'PL-1',
    document_data: {},
  });
  expect(await figures()).toEqual({ ocean: 2, air: 1, ground: 1, global_reach: 4, documents: 1 });
});

test('positions are those of active shipments that have one, filtered', async () => {
  const { db } = product.database;
  const made = await db
    .insert(shipments)
    .values([
      shipmentOf({ status: 'in_transit', transport_mode: 'sea', cargo_description: 'Anvils' }),
      shipmentOf({ status: 'customs', transport_mode: 'air', cargo_description: 'Anvils' }),
      shipmentOf({ status: 'delivered', transport_mode: 'sea', cargo_description: 'Anvils' }),
      shipmentOf({ status: 'pending', cargo_description: 'Anvils' }),
    ])
    .returning();
  await db
    .insert(liveTracking)
    .values(
      made
        .slice(0, 3)
        .map(({ id }) => ({ shipment_id: id, latitude: 12.5, longitude: -30.25, updated_at: NOW })),
    );
  const admin = await product.signIn('admin');
  const read = async (query: string) => (await admin.request('GET', `/api/fleet/positions?${query}`)).json();
  expect(await read('q=anvils&mode=sea')).toEqual([
    {
      tracking_number: made[0]?.tracking_number,
      latitude: 12.5,
      longitude: -30.25,
      heading: 0,
      transport_mode: 'road',
      status: 'in_transit',
      origin_city: 'Houston',
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      updated_at: NOW.toISOString(),
      late: false,
      near: null,
    },
  ]);
  expect(await read('q=anvils')).toHaveLength(2);
  expect(await read('q=anvils&status=delivered')).toEqual([]);
});

test('a position says whether its shipment is late, and near which large town it is', async () => {
  const { db } = product.database;
  const yesterday = new Date(NOW.getTime() - 30 * 3_600_000);
  const [made] = await db
    .insert(shipments)
    .values([
      shipmentOf({ status: 'in_transit', estimated_delivery_date: yesterday, cargo_description: 'Bellows' }),
    ])
    .returning();
  await db
    .insert(liveTracking)
    .values({ shipment_id: made?.id as string, latitude: 53.6, longitude: 9.8, updated_at: NOW });
  const staff = await product.signIn('dispatcher');
  expect((await staff.request('GET', '/api/fleet/positions?q=bellows')).json()).toMatchObject([
    { late: true, near: 'Hamburg, DE' },
  ]);
});

test.each(['', '/facets', '/figures', '/positions'])('/fleet%s is for staff only', async (path) => {
  const readFigures = async (who: { request: TestApp['visitor']['request'] }) =>
    (await who.request('GET', `/api/fleet${path}`)).statusCode;
  expect(await readFigures(product.visitor)).toBe(401);
  for (const role of ['customer', 'driver'] as const)
    expect(await readFigures(await product.signIn(role))).toBe(403);
  for (const role of ['dispatcher', 'admin'] as const)
    expect(await readFigures(await product.signIn(role))).toBe(200);
});

test('positions are looked for among the next shipments to arrive only', async () => {
  const { db } = product.database;
  const rows = [1, 2, 3].map((days) =>
    shipmentOf({
      status: 'in_transit',
      estimated_delivery_date: new Date(NOW.getTime() + days * 86_400_000),
      cargo_description: `Baskets ${days}`,
    }),
  );
  const made = await db.insert(shipments).values(rows).returning();
  const located = made
    .slice(1)
    .map(({ id }) => ({ shipment_id: id, latitude: 53.6, longitude: 9.8, updated_at: NOW }));
  await db.insert(liveTracking).values(located);
  const baskets = like(shipments.cargo_description, 'Baskets%');
  const found = await listPositions(db, baskets, NOW, 2);
  expect(found.map(({ tracking_number }) => tracking_number)).toEqual([made[1]?.tracking_number]);
});
