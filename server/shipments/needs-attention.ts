import { and, eq, type SQL } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { type FleetMoment, isArrivingToday } from '../fleet/fleet-conditions.ts';
import { isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** The condition of an organisation's list that a counter of `portal.attention` opens; undefined without one. */
export async function needsAttention(
  connection: Connection,
  organisation_id: string,
  { late, today }: { late: boolean; today: boolean },
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
): Promise<SQL | undefined> {
  return and(
    late ? isLate(moment.now) : undefined,
    today
      ? await isArrivingToday(connection, moment, eq(shipments.organisation_id, organisation_id))
      : undefined,
  );
}
