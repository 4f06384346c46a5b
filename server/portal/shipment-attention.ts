import { and, eq, type SQL, sql } from 'drizzle-orm';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isArrivingToday } from '../fleet/arriving-today.ts';
import type { FleetMoment } from '../fleet/fleet-conditions.ts';
import { countShipments, HELD_AT, nextArrival, nextArrivalOf } from '../fleet/fleet-counters.ts';
import { heldSinceOf, secondsLateOf } from '../fleet/fleet-orders.ts';
import { isActiveShipment, isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** The organisation's shipments that are held, late or arriving today, each with its worst case, as the console counts them. */
export async function shipmentAttentionOf(
  connection: Connection,
  organisation_id: string,
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
) {
  const { now, timeZones } = moment;
  const own = eq(shipments.organisation_id, organisation_id);
  const count = (condition: SQL, worstFirst: SQL, label: SQL = sql`''`) =>
    countShipments(connection, and(own, condition), worstFirst, label);
  const [held, late, today] = await Promise.all([
    // The index by arrival has the active ones of a company.
    count(sql`(${isActiveShipment} and ${shipments.status} = 'customs')`, heldSinceOf(shipments), HELD_AT),
    count(isLate(now), sql`-${secondsLateOf(shipments, now)}`),
    count(await isArrivingToday(connection, moment, own), nextArrivalOf(now)),
  ]);
  const zoneOf = (row: { destination_city: string; destination_country: string }) =>
    timeZones.ofTown(row.destination_city, row.destination_country);
  return {
    held: {
      ...held.counted,
      longest: held.worst && {
        since: new Date(held.worst.rank),
        place: held.worst.label ?? held.worst.destination_city,
      },
    },
    late: {
      ...late.counted,
      worst: late.worst && {
        days_late: deliveryOutlook(late.worst, zoneOf(late.worst), now).days_late,
        city: late.worst.destination_city,
      },
    },
    today: {
      ...today.counted,
      next: today.worst && nextArrival(today.worst, now, timeZones),
    },
  };
}
