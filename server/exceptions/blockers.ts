import type { ShipmentBlocker } from '#contract/exceptions.ts';
import { exceptionName } from '#domain/exceptions/exception-name.ts';
import { signedIn } from '../api/call-context.ts';
import { listOpenBookingsOf } from '../carrier-bookings/carrier-bookings-table.ts';
import { listCutOffs } from '../carrier-bookings/carrier-cut-offs-table.ts';
import { listBlockers } from '../carrier-bookings/list-blockers.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listExceptions } from './exceptions-table.ts';
import { operations } from './operations.ts';

export const blockers = operations.blockers.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const parts = await Promise.all([
    openExceptions(db, shipment),
    holds(db, shipment),
    readiness(db, shipment, context.now()),
  ]);
  return { blockers: parts.flat() };
});

/** Those that block a step. */
async function openExceptions(connection: Connection, { id, tracking_number }: ShipmentRecord) {
  const listed = await listExceptions(connection, id);
  return listed
    .map(({ exception }) => exception)
    .filter(({ resolved_at, blocks }) => resolved_at === null && blocks.length > 0)
    .map(({ code, object, description, due_at }): ShipmentBlocker => {
      const name = [exceptionName(code), object].filter(Boolean).join(' ');
      return {
        code,
        object: object || tracking_number,
        message: description ? `${name}: ${description}` : `${name}.`,
        due_at,
      };
    });
}

async function holds(
  connection: Connection,
  { status, tracking_number, organisation_id }: ShipmentRecord,
): Promise<ShipmentBlocker[]> {
  const customer = organisation_id ? await findOrganisation(connection, organisation_id) : undefined;
  return [
    ...(status === 'customs'
      ? [{ code: 'CUSTOMS_HOLD', object: tracking_number, message: 'Held by customs.', due_at: null }]
      : []),
    ...(customer?.credit_status === 'hold'
      ? [
          {
            code: 'CREDIT_HOLD',
            object: customer.name,
            message: `The credit of ${customer.name} is on hold.`,
            due_at: null,
          },
        ]
      : []),
  ];
}

/** What stops the departure of its carrier bookings; the next cut-off is the time to remove it by. */
async function readiness(
  connection: Connection,
  shipment: ShipmentRecord,
  now: Date,
): Promise<ShipmentBlocker[]> {
  const bookings = await listOpenBookingsOf(connection, shipment.id);
  if (bookings.length === 0) return [];
  const cut_offs = (await Promise.all(bookings.map(({ id }) => listCutOffs(connection, id)))).flat();
  const [next] = cut_offs
    .filter(({ met_at, at }) => met_at === null && at > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const found = await listBlockers(connection, { shipments: [shipment], cut_offs, now });
  return found.map((blocker) => ({ ...blocker, due_at: next?.at ?? null }));
}
