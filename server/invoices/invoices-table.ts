import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BilledShipment, BilledTo, InvoiceIssuer } from '#domain/invoices/invoice-content.ts';
import { INVOICE_KINDS } from '#domain/invoices/invoice-kind.ts';
import { overdueBefore } from '#domain/invoices/invoice-state.ts';
import { INVOICE_STATUSES } from '#domain/invoices/invoice-status.ts';
import type { Refund } from '#domain/invoices/refund.ts';
import type { AppliedRate } from '#domain/money/exchange-rate.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { cents, id, moment, oneOf, personIndex, updatedAt } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull().default('invoice'),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'restrict' }),
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** With VAT. */
    amount_cents: cents('amount_cents').notNull(),
    /** What of the amount is VAT; 0 on invoices without VAT and on those of earlier versions. */
    vat_cents: cents('vat_cents').notNull().default(0),
    /** By which the VAT was converted to the base currency of the issuer; null where it was not. */
    vat_exchange: jsonb('vat_exchange').$type<AppliedRate>(),
    currency: text('currency').notNull().default('USD'),
    status: text('status', { enum: INVOICE_STATUSES }).notNull().default('Pending'),
    issued_at: moment('issued_at').notNull(),
    due_at: moment('due_at').notNull(),
    paid_at: moment('paid_at'),
    /** The legal entity at the time of issue; null on invoices of earlier versions. */
    issuer: jsonb('issuer').$type<InvoiceIssuer>(),
    /** The billed client at the time of issue; null for a shipment without a company. */
    billed_to: jsonb('billed_to').$type<BilledTo>(),
    /** The billed shipment at the time of issue. */
    shipment_summary: jsonb('carried').$type<BilledShipment>().notNull(),
    voided_at: moment('voided_at'),
    voided_by: uuid('voided_by').references(() => users.id, { onDelete: 'set null' }),
    void_reason: text('void_reason'),
    /** The invoice that a credit note credits. */
    credits_invoice_id: uuid('credits_invoice_id').references((): AnyPgColumn => invoices.id, {
      onDelete: 'restrict',
    }),
    /** Printed on the credit note. */
    credit_reason: text('credit_reason'),
    /** What credit notes took back of the invoice. */
    credited_cents: cents('credited_cents').notNull().default(0),
    /** The part of it that payments had already covered. */
    overpaid_cents: cents('overpaid_cents').notNull().default(0),
    /** What payments on record paid; 0 on invoices that were paid before single payments were recorded (decision 0163). */
    paid_cents: cents('paid_cents').notNull().default(0),
    /** What was refunded: of the credit balance of an invoice, or of a credit note. */
    refunded_cents: cents('refunded_cents').notNull().default(0),
    /** Of a credit note, oldest first. */
    refunds: jsonb('refunds').$type<Refund[]>().notNull().default([]),
    /** Since when the client disputes it: it gets no payment reminders. */
    disputed_at: moment('disputed_at'),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('invoices_status', table.status, INVOICE_STATUSES),
    check('invoices_amount', sql`${table.amount_cents} >= 0`),
    check('invoices_paid', sql`(${table.status} = 'Paid') = (${table.paid_at} is not null)`),
    check('invoices_void', sql`(${table.status} = 'Void') = (${table.voided_at} is not null)`),
    oneOf('invoices_kind', table.kind, INVOICE_KINDS),
    check(
      'invoices_credit_note',
      sql`(${table.kind} = 'credit_note') = (${table.credits_invoice_id} is not null)`,
    ),
    check('invoices_issued', sql`(${table.kind} = 'credit_note') = (${table.status} = 'Issued')`),
    check('invoices_credited', sql`${table.credited_cents} between 0 and ${table.amount_cents}`),
    check('invoices_overpaid', sql`${table.overpaid_cents} between 0 and ${table.credited_cents}`),
    check(
      'invoices_refunded',
      sql`${table.refunded_cents} between 0 and
        case ${table.kind} when 'credit_note' then ${table.amount_cents} else ${table.overpaid_cents} end`,
    ),
    check(
      'invoices_paid_amount',
      sql`${table.paid_cents} between 0 and ${table.amount_cents} - ${table.credited_cents} + ${table.overpaid_cents}`,
    ),
    index('invoices_newest').on(table.issued_at.desc(), table.id.desc()),
    index('invoices_of_client').on(table.organisation_id, table.issued_at.desc(), table.id.desc()),
    index('invoices_of_shipment').on(table.shipment_id),
    index('invoices_by_change').on(table.updated_at),
    index('invoices_credit_notes')
      .on(table.issued_at.desc(), table.id.desc())
      .where(sql`${table.kind} = 'credit_note'`),
    index('invoices_credits')
      .on(table.credits_invoice_id)
      .where(sql`${table.credits_invoice_id} is not null`),
    index('invoices_unpaid')
      .on(table.issued_at.desc(), table.id.desc())
      .where(sql`${table.status} = 'Pending'`),
    index('invoices_unpaid_of_client')
      .on(table.organisation_id, table.due_at)
      .where(sql`${table.status} = 'Pending'`),
    index('invoices_credit_balances')
      .on(table.organisation_id)
      .where(sql`${table.overpaid_cents} > ${table.refunded_cents}`),
    // What happened to the invoices of a client in a period, for statements of account.
    index('invoices_paid_of_client')
      .on(table.organisation_id, table.paid_at)
      .where(sql`${table.paid_at} is not null`),
    index('invoices_voided_of_client')
      .on(table.organisation_id, table.voided_at)
      .where(sql`${table.voided_at} is not null`),
    index('invoices_refunded_of_client')
      .on(table.organisation_id)
      .where(sql`${table.kind} = 'credit_note' and ${table.refunded_cents} > 0`),
    personIndex('invoices_voided_by', table.voided_by),
    index('invoices_search').using(
      'gin',
      table.number.op('gin_trgm_ops'),
      sql`(coalesce(${table.billed_to}->>'company_name', ${table.billed_to}->>'full_name')) gin_trgm_ops`,
    ),
  ],
);

export type InvoiceRecord = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

/** As the indexes of unpaid invoices have it: PostgreSQL must see the status to use them. */
export const isUnpaid = sql`${invoices.status} = 'Pending'`;

/** The billed client’s name, as the index of searches has it. */
export const billedClient = sql<
  string | null
>`coalesce(${invoices.billed_to}->>'company_name', ${invoices.billed_to}->>'full_name')`;

/** Selects overdue invoices, as `invoiceState` does. */
export function isOverdue(now: Date): SQL {
  return sql`(${isUnpaid} and ${lt(invoices.due_at, overdueBefore(now))})`;
}

/** What is still to be paid of an unpaid invoice. */
export const dueCents = sql<number>`(${invoices.amount_cents} - ${invoices.credited_cents}
  - ${invoices.paid_cents})`.mapWith(Number);

/** The amount as sums count it: that of a credit note is negative. */
export const signedCents =
  sql<number>`(case ${invoices.kind} when 'credit_note' then -${invoices.amount_cents}
  else ${invoices.amount_cents} end)`.mapWith(Number);

/** Returns its id. Its lines are in a table of their own. */
export async function insertInvoiceRecord(transaction: Transaction, invoice: NewInvoice): Promise<string> {
  const [inserted] = await transaction.insert(invoices).values(invoice).returning({ id: invoices.id });
  const { id: invoice_id } = inserted as { id: string };
  return invoice_id;
}

/** Sets what payments paid of an invoice, and what follows from it. */
export async function setSettlement(
  transaction: Transaction,
  id: string,
  settlement: Pick<InvoiceRecord, 'status' | 'paid_cents' | 'overpaid_cents' | 'paid_at'>,
): Promise<void> {
  await transaction.update(invoices).set(settlement).where(eq(invoices.id, id));
}

interface Voiding {
  voided_at: Date;
  voided_by: string;
  void_reason: string;
}

export async function markVoid(transaction: Transaction, id: string, voiding: Voiding): Promise<void> {
  await transaction
    .update(invoices)
    .set({ status: 'Void', ...voiding })
    .where(eq(invoices.id, id));
}

export async function markDisputed(
  transaction: Transaction,
  id: string,
  disputed_at: Date | null,
): Promise<void> {
  await transaction.update(invoices).set({ disputed_at }).where(eq(invoices.id, id));
}

export async function markCredited(
  transaction: Transaction,
  id: string,
  credited: Pick<InvoiceRecord, 'status' | 'credited_cents' | 'overpaid_cents' | 'paid_at'>,
): Promise<void> {
  await transaction.update(invoices).set(credited).where(eq(invoices.id, id));
}

/** Adds a refund to a credit note, and its amount to what was refunded of the credited invoice. */
export async function addRefund(
  transaction: Transaction,
  { id, credits_invoice_id, refunds }: Pick<InvoiceRecord, 'id' | 'credits_invoice_id' | 'refunds'>,
  refund: Refund,
): Promise<void> {
  const refunded_cents = sql`${invoices.refunded_cents} + ${refund.amount_cents}`;
  await transaction
    .update(invoices)
    .set({ refunded_cents, refunds: [...refunds, refund] })
    .where(eq(invoices.id, id));
  await transaction
    .update(invoices)
    .set({ refunded_cents })
    .where(eq(invoices.id, credits_invoice_id as string));
}

/**
 * Deletes settled invoices of shipments that were also finished before the moment: paid, void or credited before it, and
 * with no credit balance left. Those of a shipment are deleted together, because the amount of a deleted one would count as
 * not invoiced.
 */
export async function deleteSettledInvoicesBefore(connection: Connection, moment: Date): Promise<void> {
  const before = sql`${moment.toISOString()}::timestamptz`;
  await connection.delete(invoices).where(
    and(
      ne(invoices.status, 'Pending'),
      lt(invoices.issued_at, moment),
      sql`exists (select from ${shipments} where ${shipments.id} = ${invoices.shipment_id}
          and ${shipments.status} in ('delivered', 'cancelled')
          and coalesce(${shipments.delivered_at}, ${shipments.updated_at}) < ${before})`,
      // Payments and refunds are on record only here, so they are retained as long as invoices.
      sql`not exists (select from invoices other where other.shipment_id = ${invoices.shipment_id}
          and (other.status = 'Pending' or other.overpaid_cents > other.refunded_cents
            or other.issued_at >= ${before} or other.paid_at >= ${before} or other.voided_at >= ${before}
            or exists (select from jsonb_array_elements(other.refunds) as refund
              where (refund ->> 'refunded_at')::timestamptz >= ${before})))`,
    ),
  );
}

/** Gives the invoices of these shipments that belong to nobody to an organisation. They keep the name that they were addressed to. */
export async function assignInvoices(
  transaction: Transaction,
  shipment_ids: readonly string[],
  organisation_id: string,
): Promise<void> {
  await transaction
    .update(invoices)
    .set({ organisation_id })
    .where(and(anyOf(invoices.shipment_id, shipment_ids), isNull(invoices.organisation_id)));
}

/** Moves all of an organisation to another one. Returns how many. */
export async function moveInvoices(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await transaction
    .update(invoices)
    .set({ organisation_id: into })
    .where(eq(invoices.organisation_id, from))
    .returning({ id: invoices.id });
  return moved.length;
}
