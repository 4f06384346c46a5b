import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../pool/connection.ts';
import { moment } from '../statements/columns.ts';

/** A single row about this installation. */
export const installation = pgTable(
  'installation',
  {
    one: boolean('one').primaryKey().default(true),
    /** The one-time code for /create-admin; null when no setup is pending. */
    setup_code: text('setup_code'),
    demo_made_at: moment('demo_made_at'),
  },
  (table) => [check('installation_one_row', sql`${table.one}`)],
);

export type Installation = typeof installation.$inferSelect;

/** Locks and returns the row until the transaction ends; creates it if missing. */
export async function lockInstallation(transaction: Transaction): Promise<Installation> {
  await transaction.insert(installation).values({}).onConflictDoNothing();
  const [row] = await transaction.select().from(installation).for('update');
  if (!row) throw new Error('The installation row vanished while it was locked.');
  return row;
}

/** Whether the product was started on this database before. The first start creates the row. */
export async function hasBeenStarted(connection: Connection): Promise<boolean> {
  return (await connection.select({ one: installation.one }).from(installation)).length > 0;
}

export async function openSetup(transaction: Transaction, setup_code: string): Promise<void> {
  await transaction.update(installation).set({ setup_code });
}

/** Clears the setup code, which is valid only once. */
export async function closeSetup(transaction: Transaction): Promise<void> {
  await transaction.update(installation).set({ setup_code: null });
}

export async function recordDemo(transaction: Transaction, demo_made_at: Date): Promise<void> {
  await transaction.update(installation).set({ demo_made_at });
}
