import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CUT_OFF_KINDS, type CutOff } from '#domain/shipment-file/carrier-booking.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { carrierBookings } from './carrier-bookings-table.ts';

export const carrierCutOffs = pgTable(
  'carrier_cut_offs',
  {
    carrier_booking_id: uuid('carrier_booking_id')
      .notNull()
      .references(() => carrierBookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CUT_OFF_KINDS }).notNull(),
    at: moment('at').notNull(),
    met_at: moment('met_at'),
    /** How many hours before it the last reminder was due; null before the first. */
    reminded_hours: integer('reminded_hours'),
  },
  (table) => [
    primaryKey({ columns: [table.carrier_booking_id, table.kind] }),
    oneOf('carrier_cut_offs_kind', table.kind, CUT_OFF_KINDS),
    index('carrier_cut_offs_ahead').on(table.at).where(sql`${table.met_at} is null`),
  ],
);

export async function listCutOffs(connection: Connection, carrier_booking_id: string): Promise<CutOff[]> {
  const { kind, at, met_at } = carrierCutOffs;
  return connection
    .select({ kind, at, met_at })
    .from(carrierCutOffs)
    .where(eq(carrierCutOffs.carrier_booking_id, carrier_booking_id))
    .orderBy(asc(at), asc(kind));
}

/** A cut-off that is moved gets new reminders. */
export async function replaceCutOffs(
  transaction: Transaction,
  carrier_booking_id: string,
  cut_offs: readonly CutOff[],
): Promise<void> {
  const former = await transaction
    .delete(carrierCutOffs)
    .where(eq(carrierCutOffs.carrier_booking_id, carrier_booking_id))
    .returning();
  const remindedOf = ({ kind, at }: CutOff) =>
    former.find((cut_off) => cut_off.kind === kind && cut_off.at.getTime() === at.getTime())
      ?.reminded_hours ?? null;
  await insertMany(
    transaction,
    carrierCutOffs,
    cut_offs.map((cut_off) => ({ ...cut_off, carrier_booking_id, reminded_hours: remindedOf(cut_off) })),
  );
}

/** Records a reminder. Of two processes that find the same one due, only one gets true. */
export async function recordReminder(
  transaction: Transaction,
  {
    carrier_booking_id,
    kind,
    at,
  }: Pick<typeof carrierCutOffs.$inferSelect, 'carrier_booking_id' | 'kind' | 'at'>,
  hours: number,
): Promise<boolean> {
  const noted = await transaction
    .update(carrierCutOffs)
    .set({ reminded_hours: hours })
    .where(
      and(
        eq(carrierCutOffs.carrier_booking_id, carrier_booking_id),
        eq(carrierCutOffs.kind, kind),
        eq(carrierCutOffs.at, at),
        isNull(carrierCutOffs.met_at),
        or(isNull(carrierCutOffs.reminded_hours), gt(carrierCutOffs.reminded_hours, sql`${hours}`)),
      ),
    )
    .returning({ kind: carrierCutOffs.kind });
  return noted.length > 0;
}
