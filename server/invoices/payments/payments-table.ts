import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentRefund } from '#domain/invoices/payment-refund.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { cents, createdAt, id, moment, personIndex, updatedAt } from '../../database/statements/columns.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { users } from '../../people/users-table.ts';
import { invoices } from '../invoices-table.ts';

/** Payments of clients. Changed by allocations and refunds only, and undone by a reversal only (decision 0163). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Null for the payment of an invoice without a company. */
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    amount_cents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** The value date. */
    received_at: moment('received_at').notNull(),
    /** Of the bank, or how it was paid; empty for none. */
    reference: text('reference').notNull(),
    /** The sum of its allocations. */
    allocated_cents: cents('allocated_cents').notNull(),
    /** The sum of its refunds in force; what is neither allocated nor refunded is on account. */
    refunded_cents: cents('refunded_cents').notNull().default(0),
    /** Of what it left on account, oldest first, also reversed ones (decision 0169). */
    refunds: jsonb('refunds').$type<PaymentRefund[]>().notNull().default([]),
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    reversed_at: moment('reversed_at'),
    reversed_by: uuid('reversed_by').references(() => users.id, { onDelete: 'set null' }),
    reversal_reason: text('reversal_reason'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('payments_amount', sql`${table.amount_cents} > 0`),
    check('payments_allocated', sql`${table.allocated_cents} between 0 and ${table.amount_cents}`),
    check(
      'payments_refunded',
      sql`${table.refunded_cents} between 0 and case when ${table.reversed_at} is null then ${table.amount_cents} - ${table.allocated_cents} else 0 end`,
    ),
    check('payments_reversed', sql`(${table.reversed_at} is null) = (${table.reversal_reason} is null)`),
    index('payments_of_client').on(table.organisation_id, table.received_at.desc(), table.id.desc()),
    index('payments_by_change').on(table.updated_at),
    index('payments_reversed_of_client')
      .on(table.organisation_id, table.reversed_at)
      .where(sql`${table.reversed_at} is not null`),
    index('payments_on_account')
      .on(table.organisation_id)
      .where(sql`${table.allocated_cents} < ${table.amount_cents} and ${table.reversed_at} is null`),
    index('payments_refunded_of_client')
      .on(table.organisation_id)
      .where(sql`${table.refunds} <> '[]'::jsonb`),
    personIndex('payments_recorded_by', table.recorded_by),
    personIndex('payments_reversed_by', table.reversed_by),
  ],
);

/** What of a payment pays an invoice. It counts until the payment is reversed. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    id: id(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    amount_cents: cents('amount_cents').notNull(),
    /** Since when it pays the invoice: the value date, or later if the payment was on account until then. */
    allocated_at: moment('allocated_at').notNull(),
  },
  (table) => [
    check('payment_allocations_amount', sql`${table.amount_cents} > 0`),
    index('payment_allocations_of_payment').on(table.payment_id),
    index('payment_allocations_of_invoice').on(table.invoice_id),
  ],
);

export type PaymentRecord = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;
type NewAllocation = typeof paymentAllocations.$inferInsert;

export async function insertPayment(transaction: Transaction, payment: NewPayment): Promise<string> {
  const [inserted] = await transaction.insert(payments).values(payment).returning({ id: payments.id });
  const { id: payment_id } = inserted as { id: string };
  return payment_id;
}

export async function insertAllocations(
  transaction: Transaction,
  allocations: readonly NewAllocation[],
): Promise<void> {
  if (allocations.length > 0) await transaction.insert(paymentAllocations).values([...allocations]);
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(
  transaction: Transaction,
  payment_id: string,
): Promise<PaymentRecord | undefined> {
  const [held] = await transaction.select().from(payments).where(eq(payments.id, payment_id)).for('update');
  return held;
}

export async function addAllocated(
  transaction: Transaction,
  payment_id: string,
  amount_cents: number,
): Promise<void> {
  await transaction
    .update(payments)
    .set({ allocated_cents: sql`${payments.allocated_cents} + ${amount_cents}` })
    .where(eq(payments.id, payment_id));
}

export async function setRefunds(
  transaction: Transaction,
  payment_id: string,
  refunded: Pick<PaymentRecord, 'refunded_cents' | 'refunds'>,
): Promise<void> {
  await transaction.update(payments).set(refunded).where(eq(payments.id, payment_id));
}

export async function markReversed(
  transaction: Transaction,
  payment_id: string,
  reversal: { reversed_at: Date; reversed_by: string; reversal_reason: string },
): Promise<void> {
  await transaction.update(payments).set(reversal).where(eq(payments.id, payment_id));
}

/** Gives the payments of these shipments’ invoices that belong to nobody to an organisation, as their invoices. */
export async function assignPayments(
  transaction: Transaction,
  shipment_ids: readonly string[],
  organisation_id: string,
): Promise<void> {
  const paying = transaction
    .select({ id: paymentAllocations.payment_id })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoice_id))
    .where(anyOf(invoices.shipment_id, shipment_ids));
  await transaction
    .update(payments)
    .set({ organisation_id })
    .where(and(isNull(payments.organisation_id), inArray(payments.id, paying)));
}

/** Moves all of an organisation to another one. */
export async function movePayments(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction.update(payments).set({ organisation_id: into }).where(eq(payments.organisation_id, from));
}

/** Deletes payments of before the moment whose invoices are all deleted; what is on account and later refunds are retained. */
export async function deletePaymentsBefore(connection: Connection, at: Date): Promise<void> {
  const before = sql`${at.toISOString()}::timestamptz`;
  await connection.delete(payments).where(
    sql`${payments.received_at} < ${before}
      and (${payments.allocated_cents} + ${payments.refunded_cents} = ${payments.amount_cents}
        or ${payments.reversed_at} is not null)
      and (${payments.reversed_at} is null or ${payments.reversed_at} < ${before})
      and not exists (select from jsonb_array_elements(${payments.refunds}) as refund
        where (refund ->> 'refunded_at')::timestamptz >= ${before} or (refund ->> 'reversed_at')::timestamptz >= ${before})
      and not exists (select from ${paymentAllocations} where ${paymentAllocations.payment_id} = ${payments.id})`,
  );
}
