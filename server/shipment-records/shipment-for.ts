import { and, eq } from 'drizzle-orm';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type ShipmentRecord, shipments } from './shipments-table.ts';

/** The shipment if the person may know of it: staff know all, others their own. */
export async function shipmentFor(
  connection: Connection,
  person: Pick<Person, 'role' | 'user_id'>,
  tracking_number: string,
): Promise<ShipmentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.tracking_number, normaliseTrackingNumber(tracking_number)),
        isStaff(person.role) ? undefined : eq(shipments.user_id, person.user_id),
      ),
    );
  return found;
}
