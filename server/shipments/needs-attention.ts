import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isCursorOf, type SortOrder } from '../database/statements/keyset.ts';
import { isArrivingToday } from '../fleet/arriving-today.ts';
import type { FleetMoment } from '../fleet/fleet-conditions.ts';
import { countersOf } from '../fleet/shipment-counters-table.ts';
import { isActiveShipment, isLate } from '../shipment-records/shipment-conditions.ts';
import { doneFlagOf, shipmentOrder } from '../shipment-records/shipment-sorts.ts';
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

/** Consecutive shipments of the order by attention. */
export interface AttentionPart {
  /** Whether shipments in the status can be in it. */
  has: (status: ShipmentStatus) => boolean;
  condition: () => SQL | Promise<SQL>;
  order: SortOrder;
}

/** The order by attention: sorted by urgency, or in parts along the index by arrival. */
export type AttentionSort = { urgency: SQL } | { parts: AttentionPart[] };

/** With more active shipments than this, they are not sorted on each page. */
const MANY_ACTIVE = 1_000;

/** How an organisation's shipments are sorted by attention. A cursor continues as the page before was read. */
export async function sortByAttention(
  connection: Connection,
  organisation_id: string,
  { after, status }: { after?: string | undefined; status?: ShipmentStatus[] | undefined },
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
): Promise<AttentionSort> {
  const parts = attentionParts(connection, organisation_id, moment);
  const isInParts =
    after === undefined
      ? (await countActive(connection, organisation_id)) > MANY_ACTIVE
      : parts.some(({ order }) => isCursorOf(order, after));
  if (!isInParts) return { urgency: await urgencyOf(connection, organisation_id, moment) };
  // PostgreSQL would look for a match in all shipments of a part.
  return { parts: parts.filter(({ has }) => !status?.length || status.some(has)) };
}

async function countActive(connection: Connection, organisation_id: string): Promise<number> {
  const counted = await countersOf(connection, organisation_id);
  return counted.reduce((sum, { status, shipments }) => sum + (isActive(status) ? shipments : 0), 0);
}

/** Held, late, arriving today, other active ones, finished ones: each in the order by arrival. */
function attentionParts(
  connection: Connection,
  organisation_id: string,
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
): AttentionPart[] {
  const own = eq(shipments.organisation_id, organisation_id);
  const isHeld = sql`${shipments.status} = 'customs'`;
  const isOnlyLate = sql`(${isLate(moment.now)} and not ${isHeld})`;
  const isNeither = sql`(${isActiveShipment} and not ${isHeld} and ${isLate(moment.now)} is not true)`;
  let today: Promise<SQL> | undefined;
  const isToday = () => {
    today ??= isArrivingToday(connection, moment, own);
    return today;
  };
  const part = (
    name: string,
    has: AttentionPart['has'],
    condition: AttentionPart['condition'],
  ): AttentionPart => ({
    has,
    condition,
    order: { ...shipmentOrder('arrival', shipments), name: `shipments.mine.attention.${name}` },
  });
  const isUnheld = (status: ShipmentStatus) => isActive(status) && status !== 'customs';
  return [
    part(
      'held',
      (status) => status === 'customs',
      () => sql`(${isActiveShipment} and ${isHeld})`,
    ),
    part('late', isUnheld, () => isOnlyLate),
    part('today', isUnheld, async () => sql`(${isNeither} and ${await isToday()})`),
    part('active', isUnheld, async () => sql`(${isNeither} and ${await isToday()} is not true)`),
    part(
      'done',
      (status) => !isActive(status),
      () => sql`${doneFlagOf(shipments)} = 1`,
    ),
  ];
}

/** How urgent an organisation's shipments are: held -3, late -2, arriving today -1, other active ones 0, finished ones 1. */
async function urgencyOf(
  connection: Connection,
  organisation_id: string,
  moment: Pick<FleetMoment, 'now' | 'timeZones'>,
): Promise<SQL> {
  const own = eq(shipments.organisation_id, organisation_id);
  return sql`(case when ${doneFlagOf(shipments)} = 1 then 1 when ${shipments.status} = 'customs' then -3
    when ${isLate(moment.now)} then -2 when ${await isArrivingToday(connection, moment, own)} then -1 else 0 end)`;
}
