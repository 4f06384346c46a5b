import { eq } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** How far the scripts of the test numbers have run. */
export const testRuns = pgTable('test_runs', {
  shipment_id: uuid('shipment_id')
    .primaryKey()
    .references(() => shipments.id, { onDelete: 'cascade' }),
  started_at: moment('started_at').notNull(),
  /** The steps of the script that are recorded. */
  steps: integer('steps').notNull().default(0),
});

type TestRunRecord = typeof testRuns.$inferSelect;

export async function findTestRun(
  connection: Connection,
  shipment_id: string,
): Promise<TestRunRecord | undefined> {
  const [found] = await connection.select().from(testRuns).where(eq(testRuns.shipment_id, shipment_id));
  return found;
}

export async function insertTestRun(
  transaction: Transaction,
  run: Pick<TestRunRecord, 'shipment_id' | 'started_at'>,
): Promise<void> {
  await transaction.insert(testRuns).values(run);
}

export async function markSteps(transaction: Transaction, shipment_id: string, steps: number): Promise<void> {
  await transaction.update(testRuns).set({ steps }).where(eq(testRuns.shipment_id, shipment_id));
}
