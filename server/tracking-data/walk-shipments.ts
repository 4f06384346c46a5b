import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Small, so that the locks of a batch are released quickly. */
const BATCH = 25;

/** Yields shipment ids in batches, filtered by an optional condition. */
export async function* walkShipments(connection: Connection, among?: SQL): AsyncGenerator<string[]> {
  let after: string | undefined;
  do {
    const rows = await connection
      .select({ id: shipments.id })
      .from(shipments)
      .where(and(after === undefined ? undefined : gt(shipments.id, after), among))
      .orderBy(asc(shipments.id))
      .limit(BATCH);
    after = rows.at(-1)?.id;
    if (rows.length > 0) yield rows.map(({ id }) => id);
  } while (after !== undefined);
}
