import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isBeforePickUp, isUnderWay } from '#domain/shipments/is-under-way.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { isChangedBy, isReal, type Reader } from './reader.ts';
import { isActiveShipment } from './shipment-conditions.ts';
import { type NewShipment, type ShipmentRecord, shipments } from './shipments-table.ts';

/** Locks the reader’s shipments with these numbers, in order of id, the lock order of shipments. */
export async function lockNumbered(
  transaction: Transaction,
  tracking_numbers: readonly string[],
  reader: Reader,
): Promise<ShipmentRecord[]> {
  return transaction
    .select()
    .from(shipments)
    .where(and(anyOf(shipments.tracking_number, tracking_numbers), isChangedBy(reader)))
    .orderBy(shipments.id)
    .for('update');
}

/** The same by id. */
export async function lockShipments(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ShipmentRecord[]> {
  return transaction
    .select()
    .from(shipments)
    .where(anyOf(shipments.id, ids))
    .orderBy(shipments.id)
    .for('update');
}

/** The versions of locked shipments after the change, by id. */
async function updateShipments(
  connection: Connection,
  ids: readonly string[],
  change: PgUpdateSetSource<typeof shipments>,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const updated = await connection
    .update(shipments)
    .set({ ...change, updated_at: at, version: sql`${shipments.version} + 1` })
    .where(anyOf(shipments.id, ids))
    .returning({ id: shipments.id, version: shipments.version });
  if (updated.length !== ids.length) throw new Error('A locked shipment was not there to be changed.');
  return new Map(updated.map(({ id, version }) => [id, version]));
}

/**
 * Sets the statuses of locked shipments, and the times of pick-up and delivery that follow from them. Returns the versions
 * after the change, by id.
 */
export async function setStatuses(
  transaction: Transaction,
  moved: readonly { id: string; status: ShipmentStatus; occurred_at: Date }[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = moved.map(({ id, status, occurred_at }) => ({
    id,
    status,
    delivered_at: status === 'delivered' ? occurred_at : null,
    picked_up_at: isUnderWay(status) ? occurred_at : null,
    waits: isBeforePickUp(status),
  }));
  const waited = inArray(shipments.status, SHIPMENT_STATUSES.filter(isBeforePickUp));
  const updated = await transaction.execute<{ id: string; version: number }>(sql`
    update ${shipments} set status = moved.status, delivered_at = moved.delivered_at,
      picked_up_at = case when moved.waits then null
        when moved.picked_up_at is not null and ${waited} then moved.picked_up_at
        else ${shipments.picked_up_at} end,
      updated_at = ${at.toISOString()}, version = ${shipments.version} + 1
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as moved (id uuid, status text, delivered_at timestamptz, picked_up_at timestamptz, waits boolean)
    where ${shipments.id} = moved.id
    returning ${shipments.id}, ${shipments.version}`);
  if (updated.length !== moved.length) throw new Error('A locked shipment was not there to be changed.');
  return new Map(updated.map(({ id, version }) => [id, version]));
}

/** Active shipments without a recorded promise that have an estimate; by id, `limit` after `after`. */
export async function listWithoutPromise(connection: Connection, after: string | undefined, limit: number) {
  return connection
    .select({
      id: shipments.id,
      estimated_delivery_date: shipments.estimated_delivery_date,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
    })
    .from(shipments)
    .where(
      and(
        isActiveShipment,
        isNull(shipments.promised_delivery_date),
        isNotNull(shipments.estimated_delivery_date),
        after === undefined ? undefined : gt(shipments.id, after),
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(limit);
}

/** Unless it has one by now. The version stays, because this is not an edit. */
export async function setPromise(
  connection: Connection,
  id: string,
  promise: Pick<NewShipment, 'promised_delivery_date' | 'promise_ends_at'>,
): Promise<void> {
  await connection
    .update(shipments)
    .set(promise)
    .where(and(eq(shipments.id, id), isNull(shipments.promised_delivery_date)));
}

export async function updateShipment(
  connection: Connection,
  id: string,
  change: Partial<NewShipment>,
  at: Date,
): Promise<number> {
  return (await updateShipments(connection, [id], change, at)).get(id) as number;
}

/** Sets the costs of locked shipments, with the version that each has then. */
export async function setCosts(
  transaction: Transaction,
  priced: readonly Pick<ShipmentRecord, 'id' | 'cost_cents' | 'version'>[],
  at: Date,
): Promise<void> {
  if (priced.length === 0) return;
  const rows = priced.map(({ id, cost_cents, version }) => ({ id, cost_cents, version }));
  await transaction.execute(sql`
    update ${shipments} set cost_cents = priced.cost_cents, version = priced.version, updated_at = ${at.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json) as priced (id uuid, cost_cents bigint, version int)
    where ${shipments.id} = priced.id`);
}

/** The ids of shipments, `limit` after `after`. */
export async function listIds(connection: Connection, after: string | undefined, limit: number) {
  const page = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(after === undefined ? undefined : gt(shipments.id, after))
    .orderBy(asc(shipments.id))
    .limit(limit);
  return page.map(({ id }) => id);
}

/** Locks those of the shipments that have no branch or no file number. */
export async function lockWithoutBranch(transaction: Transaction, ids: readonly string[]) {
  const { id, branch_id, origin_city, origin_country, transport_mode, created_at } = shipments;
  return transaction
    .select({ id, branch_id, origin_city, origin_country, transport_mode, created_at })
    .from(shipments)
    .where(
      and(
        anyOf(id, ids),
        isReal,
        sql`(${branch_id} is null or not exists (
          select from forwarding_files where shipment_id = ${id} and file_number is not null))`,
      ),
    )
    .orderBy(asc(id))
    .for('update');
}

/** The version stays, because this is not an edit. */
export async function setBranches(
  transaction: Transaction,
  assigned: readonly { id: string; branch: { id: string } }[],
): Promise<void> {
  const ids = sql.param(assigned.map(({ id }) => id));
  const branch_ids = sql.param(assigned.map(({ branch }) => branch.id));
  await transaction.execute(sql`
    update ${shipments} set branch_id = assigned.branch_id
    from unnest(${ids}::uuid[], ${branch_ids}::uuid[]) as assigned (id, branch_id)
    where ${shipments.id} = assigned.id and ${shipments.branch_id} is null`);
}
