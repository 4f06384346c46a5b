import { asc, eq, sql } from 'drizzle-orm';
import { auditLog } from '../audit/audit-log-table.ts';
import type { Dependencies } from '../dependencies.ts';
import { insertShipment, type NewShipment } from '../shipment-records/shipments-table.ts';
import { startTestApp } from '../test-app.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { routeWaypoints } from '../tracking/route/route-waypoints-table.ts';

export const INITIALIZE = '/api/functions/initialize-tracking-data';
export const FIX = '/api/functions/fix-existing-tracking';
export const SAMPLE = '/api/functions/generate-sample-tracking';
export const BOOKED = new Date('2026-03-01T08:00:00Z');
export const UPDATED = new Date('2026-03-05T16:30:00Z');
export const PROMISED = new Date('2026-03-09T08:00:00Z');

/** The product with two callers and helpers for its tracking data. */
export async function startTrackingData(change: Partial<Dependencies> = {}) {
  const product = await startTestApp(change);
  const { db } = product.database;
  const [customer, dispatcher] = [await product.signIn('customer'), await product.signIn('dispatcher')];
  let numbers = 0;

  return {
    product,
    db,
    customer,
    dispatcher,
    /** A bare shipment, as another program might insert it. */
    bare: async (change: Partial<NewShipment> = {}): Promise<string> => {
      numbers += 1;
      const id = await insertShipment(db, {
        tracking_number: `BARE${String(numbers).padStart(6, '0')}`,
        origin_city: 'Houston',
        origin_country: 'US',
        destination_city: 'Santos',
        destination_country: 'BR',
        cargo_description: 'Valves',
        cargo_weight: 900,
        transport_mode: 'sea',
        cost_cents: 90_000,
        status: 'in_transit',
        created_at: BOOKED,
        updated_at: UPDATED,
        estimated_delivery_date: PROMISED,
        ...change,
      });
      if (!id) throw new Error('The number is taken.');
      return id;
    },
    initialize: async () => (await dispatcher.request('POST', INITIALIZE, {})).json(),
    fix: async (): Promise<string> => (await dispatcher.request('POST', FIX, {})).json().message,
    eventsOf: (id: string) =>
      db
        .select()
        .from(trackingEvents)
        .where(eq(trackingEvents.shipment_id, id))
        .orderBy(asc(trackingEvents.occurred_at)),
    /** All data that the operations may write, to assert that nothing was written. */
    everything: async () => [
      await db.select().from(trackingEvents).orderBy(trackingEvents.id),
      await db.select().from(routeWaypoints).orderBy(routeWaypoints.id),
      await db.select().from(liveTracking).orderBy(liveTracking.shipment_id),
      await db.select({ count: sql`count(*)` }).from(auditLog),
    ],
    /** The HTTP status of an operation for a visitor or a role. */
    statusFor: async (who: 'visitor' | 'customer' | 'driver' | 'dispatcher', path: string) => {
      const known = { visitor: product.visitor, customer, dispatcher };
      const caller = who === 'driver' ? await product.signIn(who) : known[who];
      return (await caller.request('POST', path, {})).statusCode;
    },
  };
}
