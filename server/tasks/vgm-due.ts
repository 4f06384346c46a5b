import { vgmCutOff } from '#domain/tasks/cut-off-tasks.ts';
import { listBookingsOf } from '../carrier-bookings/carrier-bookings-table.ts';
import { listCutOffs } from '../carrier-bookings/carrier-cut-offs-table.ts';
import type { Connection } from '../database/pool/connection.ts';

/** The VGM cut-off of the carrier that a shipment is booked with, if any. */
export async function vgmDue(connection: Connection, shipment_id: string): Promise<Date | null> {
  const bookings = await listBookingsOf(connection, shipment_id);
  return vgmCutOff(
    await Promise.all(
      bookings.map(async ({ id, state }) => ({ state, cut_offs: await listCutOffs(connection, id) })),
    ),
  );
}
