import { and, type SQL, sql } from 'drizzle-orm';
import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { isOfReader, readerOf } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { routeLegs } from '../tracking/route/route-legs-table.ts';
import { routeWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { insertMissingTracking } from './insert-missing-tracking.ts';
import { operations } from './operations.ts';
import { lockTracking } from './tracking-state.ts';
import { walkShipments } from './walk-shipments.ts';

export const initialize = operations.initialize.handler(async ({ context }) => {
  const { database, geography, broadcast } = context;
  const reader = readerOf(signedIn(context));
  let shipments_processed = 0;
  for await (const ids of walkShipments(database.db, and(lacksSomething(), isOfReader(reader))))
    shipments_processed += await database.transaction(async (transaction) => {
      let processed = 0;
      for (const state of await lockTracking(transaction, ids)) {
        const added = await insertMissingTracking(transaction, geography, state);
        if (added.length === 0) continue;
        processed += 1;
        await publishShipmentChanged(transaction, broadcast, state.shipment, {
          by: signedIn(context),
          action: 'trackingData.initialize',
          detail: { given: added },
        });
      }
      return processed;
    });
  return { shipments_processed };
});

function lacksSomething(): SQL {
  const without = (table: SQL) =>
    sql`not exists (select 1 from ${table} part where part.shipment_id = ${shipments.id})`;
  const parts = [trackingEvents, routeWaypoints, routeLegs, liveTracking].map((table) =>
    without(sql`${table}`),
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}
