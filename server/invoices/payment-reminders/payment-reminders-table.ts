import { and, asc, eq, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { overdueBefore } from '#domain/invoices/invoice-state.ts';
import { dueBefore } from '#domain/invoices/payment-reminders/next-level.ts';
import type { DunningLevel } from '#domain/invoices/payment-reminders/reminder-settings.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { cents, moment } from '../../database/statements/columns.ts';
import { insertedMissing } from '../../database/statements/insert-many.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { dueCents, invoices, isOverdue, isUnpaid } from '../invoices-table.ts';

/** The reminders that were sent, one for each dunning level of an invoice. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** From 1. */
    level: smallint('level').notNull(),
    /** As the level was called. */
    name: text('name').notNull(),
    /** What was due, in the currency of the invoice. */
    due_cents: cents('due_cents').notNull(),
    sent_at: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoice_id, table.level] }),
    check('payment_reminders_level', sql`${table.level} > 0`),
  ],
);

type NewReminder = typeof paymentReminders.$inferInsert;

/** Inserts reminders, and returns the invoices of those that were not sent before. */
export async function insertReminders(
  transaction: Transaction,
  reminders: readonly NewReminder[],
): Promise<ReadonlySet<string>> {
  const inserted = await insertedMissing(transaction, paymentReminders, reminders, ['invoice_id']);
  return new Set(inserted.map(({ invoice_id }) => invoice_id));
}

/** By level. */
export function listRemindersOf(connection: Connection, invoice_id: string) {
  const { level, name, sent_at } = paymentReminders;
  return connection
    .select({ level, name, sent_at })
    .from(paymentReminders)
    .where(eq(paymentReminders.invoice_id, invoice_id))
    .orderBy(asc(level));
}

/** The level of the last reminder of an invoice, 0 before the first, and when it was sent. */
const lastLevel = sql<number>`coalesce((select max(level) from payment_reminders
  where invoice_id = ${invoices.id}), 0)`.mapWith(Number);
const remindedAt = sql<Date | null>`(select max(sent_at) from payment_reminders
  where invoice_id = ${invoices.id})`.mapWith(paymentReminders.sent_at);

const REMINDED_COLUMNS = {
  id: invoices.id,
  number: invoices.number,
  tracking_number: shipments.tracking_number,
  due_at: invoices.due_at,
  due_cents: dueCents,
  currency: invoices.currency,
};

/** The companies with an invoice that has been overdue for `days`, in the order of their ids. */
export async function listOverdueOrganisations(
  connection: Connection,
  { days, now }: { days: number; now: Date },
): Promise<string[]> {
  const before = new Date(overdueBefore(now).getTime() - (days - 1) * DAY_MS);
  const found = await connection
    .select({ organisation_id: invoices.organisation_id })
    .from(invoices)
    .where(and(isUnpaid, isNotNull(invoices.organisation_id), lt(invoices.due_at, before)))
    .groupBy(invoices.organisation_id)
    .orderBy(asc(invoices.organisation_id));
  return found.flatMap(({ organisation_id }) => organisation_id ?? []);
}

/** Locks a company that gets reminders; of two jobs, the second then finds those of the first. */
export async function lockReminded(transaction: Transaction, organisation_id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      and(
        eq(organisations.id, organisation_id),
        eq(organisations.payment_reminders, true),
        eq(organisations.test, false),
      ),
    )
    .for('no key update');
  return found.length > 0;
}

/** When the company had the last reminder of an invoice that is still unpaid. */
export async function lastReminderOf(connection: Connection, organisation_id: string): Promise<Date | null> {
  const [found] = await connection
    .select({ at: max(paymentReminders.sent_at) })
    .from(paymentReminders)
    .innerJoin(invoices, eq(invoices.id, paymentReminders.invoice_id))
    .where(and(eq(invoices.organisation_id, organisation_id), isUnpaid));
  return found?.at ?? null;
}

interface Wanted {
  organisation_id: string;
  now: Date;
  limit: number;
}

/** The invoices of a company that have reached their next level, oldest first, locked so that none is paid in between. */
export function lockRemindable(
  transaction: Transaction,
  { organisation_id, now, limit, levels }: Wanted & { levels: readonly DunningLevel[] },
) {
  return transaction
    .select({ ...REMINDED_COLUMNS, level: lastLevel, reminded_at: remindedAt })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(
      and(
        eq(invoices.organisation_id, organisation_id),
        isOverdue(now),
        isNull(invoices.disputed_at),
        or(
          ...dueBefore(levels, now).map(({ level, due_before, reminded_before }) =>
            and(
              sql`${lastLevel} = ${level}`,
              lt(invoices.due_at, due_before),
              level > 0 ? lt(remindedAt, reminded_before) : undefined,
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(invoices.due_at), asc(invoices.id))
    .limit(limit)
    .for('no key update', { of: invoices });
}

/** The overdue invoices of a company that it does not dispute, oldest first, and their sums by currency. */
export async function listOverdue(connection: Connection, { organisation_id, now, limit }: Wanted) {
  const areListed = and(
    eq(invoices.organisation_id, organisation_id),
    isOverdue(now),
    isNull(invoices.disputed_at),
  );
  const overdue = await connection
    .select(REMINDED_COLUMNS)
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(areListed)
    .orderBy(asc(invoices.due_at), asc(invoices.id))
    .limit(limit);
  const totals = await connection
    .select({
      currency: invoices.currency,
      amount: sql<number>`sum(${dueCents})`.mapWith(Number),
      count: sql<number>`count(*)::int`,
    })
    .from(invoices)
    .where(areListed)
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency));
  return { overdue, totals };
}
