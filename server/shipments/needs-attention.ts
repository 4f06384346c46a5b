import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { type FleetMoment, isArrivingToday } from '../fleet/fleet-conditions.ts';
import { isLate } from '../shipment-records/shipment-conditions.ts';
import { doneFlagOf } from '../shipment-records/shipment-sorts.ts';
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

/** How urgent an organisation's shipments are: held -3, late -2, arriving today -1, other active ones 0, finished ones 1. */
export async function urgencyOf(
  connection: Connection,
  organisation_id: string,
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
): Promise<SQL> {
  const own = eq(shipments.organisation_id, organisation_id);
  return sql`(case when ${doneFlagOf(shipments)} = 1 then 1 when ${shipments.status} = 'customs' then -3
    when ${isLate(moment.now)} then -2 when ${await isArrivingToday(connection, moment, own)} then -1 else 0 end)`;
}
