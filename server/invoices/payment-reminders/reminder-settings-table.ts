import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable } from 'drizzle-orm/pg-core';
import {
  type DunningLevel,
  type ReminderSettings,
  USUAL_SETTINGS,
} from '#domain/invoices/payment-reminders/reminder-settings.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';

/** A single row, once an admin has changed the usual settings. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    one: boolean('one').primaryKey().default(true),
    automatic: boolean('automatic').notNull(),
    levels: jsonb('levels').$type<DunningLevel[]>().notNull(),
  },
  (table) => [check('reminder_settings_one_row', sql`${table.one}`)],
);

export async function findReminderSettings(connection: Connection): Promise<ReminderSettings> {
  const { automatic, levels } = reminderSettings;
  const [found] = await connection.select({ automatic, levels }).from(reminderSettings);
  return found ?? USUAL_SETTINGS;
}

/** The same, locked until the transaction ends, also while the row does not exist yet. */
export async function lockReminderSettings(transaction: Transaction): Promise<ReminderSettings> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('reminder_settings'))`);
  return findReminderSettings(transaction);
}

export async function saveReminderSettings(
  transaction: Transaction,
  settings: ReminderSettings,
): Promise<void> {
  await transaction
    .insert(reminderSettings)
    .values(settings)
    .onConflictDoUpdate({ target: reminderSettings.one, set: settings });
}
