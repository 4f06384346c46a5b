import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/**
 * The largest delay of each shipment that its owner was notified of, relative to the delivery promised at
 * that time.
 */
export const delayNotices = pgTable('delay_notices', {
  shipment_id: uuid('shipment_id')
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  promised: moment('promised').notNull(),
  days_late: integer('days_late').notNull(),
  notified_at: moment('notified_at').notNull(),
});

/**
 * Records a delay. Returns whether it is new; of two processes that find the same delay, only one gets true.
 */
export async function recordDelayNotice(
  connection: Connection,
  notice: typeof delayNotices.$inferInsert,
): Promise<boolean> {
  const noted = await connection
    .insert(delayNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: delayNotices.shipment_id,
      set: notice,
      setWhere: or(
        lt(delayNotices.days_late, sql`excluded.days_late`),
        ne(delayNotices.promised, sql`excluded.promised`),
      ),
    })
    .returning({ shipment_id: delayNotices.shipment_id });
  return noted.length > 0;
}

/** Lowers a delay that its owner was notified of to one below the threshold. Returns whether there was such a notice. */
export async function recordDelayRecovery(
  connection: Connection,
  { shipment_id, days_late, threshold }: { shipment_id: string; days_late: number; threshold: number },
): Promise<boolean> {
  const noted = await connection
    .update(delayNotices)
    .set({ days_late })
    .where(and(eq(delayNotices.shipment_id, shipment_id), gte(delayNotices.days_late, threshold)))
    .returning({ shipment_id: delayNotices.shipment_id });
  return noted.length > 0;
}
