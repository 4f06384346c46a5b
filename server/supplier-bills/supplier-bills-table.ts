import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { BillPayment } from '#domain/supplier-bills/bill-payment.ts';
import { BILL_STATUSES } from '#domain/supplier-bills/bill-status.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf, personIndex } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { users } from '../people/users-table.ts';

/** What suppliers bill us. A wrong bill is reversed, not deleted. */
export const supplierBills = pgTable(
  'supplier_bills',
  {
    id: id(),
    supplier_id: uuid('supplier_id')
      .notNull()
      .references(() => organisations.id),
    /** The supplier’s own number, and its normalized form. */
    number: text('number').notNull(),
    number_key: text('number_key').notNull(),
    billed_on: date('billed_on').notNull(),
    due_on: date('due_on').notNull(),
    currency: text('currency').notNull(),
    /** The sums of the lines, in minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    expected: bigint('expected', { mode: 'number' }).notNull(),
    /** Of the whole bill; 0 on bills that were recorded before it could be stated. */
    vat: bigint('vat', { mode: 'number' }).notNull().default(0),
    /** Whether a line exceeds the tolerance. */
    needs_approval: boolean('needs_approval').notNull(),
    status: text('status', { enum: BILL_STATUSES }).notNull().default('recorded'),
    /** Of the latest change of status; the audit log has all. */
    reason: text('reason').notNull().default(''),
    /** The value date of the payment that counts; null until it is paid. */
    paid_on: date('paid_on'),
    /** Oldest first, also reversed ones (decision 0172). */
    payments: jsonb('payments').$type<BillPayment[]>().notNull().default([]),
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('supplier_bills_status', table.status, BILL_STATUSES),
    check('supplier_bills_due', sql`${table.due_on} >= ${table.billed_on}`),
    check('supplier_bills_paid', sql`${table.paid_on} is null or ${table.status} = 'approved'`),
    check('supplier_bills_vat', sql`${table.vat} >= 0`),
    uniqueIndex('supplier_bills_number')
      .on(table.supplier_id, table.number_key)
      .where(sql`${table.status} <> 'reversed'`),
    index('supplier_bills_by_number').on(table.number_key.op('text_pattern_ops')),
    index('supplier_bills_newest').on(table.created_at.desc(), table.id.desc()),
    index('supplier_bills_of_status').on(table.status, table.created_at.desc(), table.id.desc()),
    index('supplier_bills_unpaid')
      .on(table.created_at.desc(), table.id.desc())
      .where(sql`${table.status} = 'approved' and ${table.paid_on} is null`),
    index('supplier_bills_paid_newest')
      .on(table.created_at.desc(), table.id.desc())
      .where(sql`${table.paid_on} is not null`),
    index('supplier_bills_of_supplier').on(table.supplier_id, table.created_at.desc(), table.id.desc()),
    personIndex('supplier_bills_recorded_by', table.recorded_by),
  ],
);

export type SupplierBillRecord = typeof supplierBills.$inferSelect;

export async function insertSupplierBill(
  transaction: Transaction,
  bill: typeof supplierBills.$inferInsert,
): Promise<SupplierBillRecord> {
  const [inserted] = await transaction.insert(supplierBills).values(bill).returning();
  return inserted as SupplierBillRecord;
}

/** The bill of a supplier with this number, unless it was reversed. */
export async function findByNumber(
  connection: Connection,
  { supplier_id, number_key }: Pick<SupplierBillRecord, 'supplier_id' | 'number_key'>,
): Promise<SupplierBillRecord | undefined> {
  const [found] = await connection
    .select()
    .from(supplierBills)
    .where(
      and(
        eq(supplierBills.supplier_id, supplier_id),
        eq(supplierBills.number_key, number_key),
        ne(supplierBills.status, 'reversed'),
      ),
    );
  return found;
}

/** Undefined when `isVisible` excludes it. */
export async function lockSupplierBill(
  transaction: Transaction,
  bill_id: string,
  isVisible: SQL | undefined,
): Promise<SupplierBillRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(supplierBills)
    .where(and(eq(supplierBills.id, bill_id), isVisible))
    .for('update');
  return found;
}

export async function setBillStatus(
  transaction: Transaction,
  bill_id: string,
  change: Pick<SupplierBillRecord, 'status' | 'reason' | 'updated_at'>,
): Promise<void> {
  await transaction.update(supplierBills).set(change).where(eq(supplierBills.id, bill_id));
}

export async function setBillPayments(
  transaction: Transaction,
  bill_id: string,
  paid: Pick<SupplierBillRecord, 'paid_on' | 'payments' | 'updated_at'>,
): Promise<void> {
  await transaction.update(supplierBills).set(paid).where(eq(supplierBills.id, bill_id));
}

/** Sets what the costs of a bill came to when it was approved. */
export async function setJudgement(
  transaction: Transaction,
  bill_id: string,
  judgement: Pick<SupplierBillRecord, 'expected' | 'needs_approval'>,
): Promise<void> {
  await transaction.update(supplierBills).set(judgement).where(eq(supplierBills.id, bill_id));
}

export async function hasSupplierBills(connection: Connection, supplier_id: string): Promise<boolean> {
  const found = await connection
    .select({ id: supplierBills.id })
    .from(supplierBills)
    .where(eq(supplierBills.supplier_id, supplier_id))
    .limit(1);
  return found.length > 0;
}

/** Moves all of a supplier to another one. Where both have a bill with one number, the moved one is compared by its id instead. */
export async function moveSupplierBills(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(supplierBills)
    .set({
      supplier_id: into,
      updated_at: sql`now()`,
      number_key: sql`case when exists (select from supplier_bills other where other.supplier_id = ${into}::uuid
          and other.number_key = ${supplierBills.number_key} and other.status <> 'reversed')
        then ${supplierBills.number_key} || ':' || ${supplierBills.id} else ${supplierBills.number_key} end`,
    })
    .where(eq(supplierBills.supplier_id, from));
}

/** Deletes bills that were paid or reversed, and not changed since the moment. Their charges stay as they were billed. */
export async function deleteSettledBillsBefore(connection: Connection, moment: Date): Promise<void> {
  const day = dayInUtc(moment);
  await connection
    .delete(supplierBills)
    .where(
      and(
        or(eq(supplierBills.status, 'reversed'), lt(supplierBills.paid_on, day)),
        lt(supplierBills.created_at, moment),
        lt(supplierBills.updated_at, moment),
        lt(supplierBills.billed_on, day),
      ),
    );
}
