import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Invoice, InvoiceRow } from '#contract/invoices/invoice-records.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import { dueCents, invoiceState } from '#domain/invoices/invoice-state.ts';
import { receivedCents } from '#domain/invoices/payment.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { vatTotals } from '#domain/vat/vat-totals.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { invoiceLines } from './invoice-lines-table.ts';
import { type InvoiceRecord, invoices } from './invoices-table.ts';
import { presentIssuer } from './issuer.ts';
import { listRemindersOf } from './payment-reminders/payment-reminders-table.ts';
import { listPaymentsOfInvoice } from './payments/payment-rows.ts';
import { presentExchanged, presentGroups } from './present-vat.ts';

export const INVOICE_COLUMNS = {
  number: invoices.number,
  kind: invoices.kind,
  credits_invoice: sql<
    string | null
  >`(select credited.number from invoices credited where credited.id = ${invoices.credits_invoice_id})`,
  tracking_number: shipments.tracking_number,
  organisation_id: invoices.organisation_id,
  amount_cents: invoices.amount_cents,
  credited_cents: invoices.credited_cents,
  paid_cents: invoices.paid_cents,
  overpaid_cents: invoices.overpaid_cents,
  refunded_cents: invoices.refunded_cents,
  // As `refundableCents` has it for credit notes.
  refundable_cents: sql<number>`case ${invoices.kind} when 'credit_note' then least(
      ${invoices.amount_cents} - ${invoices.refunded_cents},
      (select credited.overpaid_cents - credited.refunded_cents from invoices credited
        where credited.id = ${invoices.credits_invoice_id}))
    else ${invoices.overpaid_cents} - ${invoices.refunded_cents} end`.mapWith(Number),
  currency: invoices.currency,
  status: invoices.status,
  issued_at: invoices.issued_at,
  due_at: invoices.due_at,
  paid_at: invoices.paid_at,
  voided_at: invoices.voided_at,
  disputed_at: invoices.disputed_at,
};
/** Sorted by the date of issue; `list` names the cursor’s list. */
export const invoiceOrder = (list: string) =>
  newestFirst(list, { created_at: invoices.issued_at, id: invoices.id });
const ORDER = invoiceOrder('invoices.mine');

type StoredInvoice = Pick<
  InvoiceRecord,
  | 'status'
  | 'due_at'
  | 'amount_cents'
  | 'currency'
  | 'credited_cents'
  | 'paid_cents'
  | 'overpaid_cents'
  | 'refunded_cents'
> & { refundable_cents: number };

/** The row with its status as of now, and what is still to be paid. */
export function asOf(now: Date) {
  return <Row extends StoredInvoice>({
    credited_cents,
    paid_cents,
    overpaid_cents,
    refunded_cents,
    refundable_cents,
    ...row
  }: Row) => {
    const { amount_cents, currency } = row;
    const status = invoiceState(row, now);
    return {
      ...row,
      status,
      credited: { amount: credited_cents, currency },
      paid: {
        amount: receivedCents({ status, amount_cents, credited_cents, paid_cents, overpaid_cents }),
        currency,
      },
      due: { amount: dueCents({ status, amount_cents, credited_cents, paid_cents }), currency },
      overpaid: { amount: overpaid_cents, currency },
      refunded: { amount: refunded_cents, currency },
      refundable: { amount: refundable_cents, currency },
    };
  };
}

/** The kind as its index has it. */
export function ofKind(kind: InvoiceKind | undefined): SQL | undefined {
  if (!kind) return undefined;
  return kind === 'credit_note' ? sql`${invoices.kind} = 'credit_note'` : sql`${invoices.kind} = 'invoice'`;
}

/** Newest first, with keyset pagination. */
export async function listInvoicesOf(
  connection: Connection,
  organisation_id: string,
  {
    shipment,
    kind,
    after,
    limit,
    now,
    updated_since,
  }: {
    shipment?: string | undefined;
    kind?: InvoiceKind | undefined;
    after?: string | undefined;
    limit: number;
    now: Date;
    updated_since?: Date | undefined;
  },
): Promise<{ invoices: InvoiceRow[]; next: string | null }> {
  const rows = await connection
    .select({ ...INVOICE_COLUMNS, key: keyOf(ORDER) })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(
      and(
        eq(invoices.organisation_id, organisation_id),
        shipment ? eq(shipments.tracking_number, normalizeTrackingNumber(shipment)) : undefined,
        ofKind(kind),
        changedSince(invoices.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { invoices: page.map(asOf(now)), next };
}

/** The invoices in force and the credit notes of the shipment with this number, newest first. */
export async function listInvoicesOfShipment(
  connection: Connection,
  { tracking_number, reader, now }: { tracking_number: string; reader: Reader; now: Date },
): Promise<InvoiceRow[]> {
  const rows = await connection
    .select(INVOICE_COLUMNS)
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(
      and(
        eq(shipments.tracking_number, tracking_number),
        ne(invoices.status, 'Void'),
        isOfReader(reader, invoices.organisation_id),
      ),
    )
    .orderBy(...inOrder(ORDER));
  return rows.map(asOf(now));
}

interface Wanted {
  number: string;
  reader: Reader;
  now: Date;
}

/** The invoice with its lines; undefined when the reader may not see one with this number. */
export async function findInvoice(
  connection: Connection,
  { number, reader, now }: Wanted,
): Promise<Invoice | undefined> {
  const [found] = await connection
    .select({
      id: invoices.id,
      row: INVOICE_COLUMNS,
      issuer: invoices.issuer,
      client: invoices.billed_to,
      shipment: invoices.shipment_summary,
      credit_reason: invoices.credit_reason,
      vat_cents: invoices.vat_cents,
      vat_exchange: invoices.vat_exchange,
      refunds: invoices.refunds,
    })
    .from(invoices)
    .innerJoin(shipments, eq(shipments.id, invoices.shipment_id))
    .where(and(eq(invoices.number, number), isOfReader(reader, invoices.organisation_id)));
  if (!found) return undefined;
  const [lines, credit_notes, payments, payment_reminders] = await pipeline(
    listLines(connection, found.id),
    listCreditNotes(connection, found.id),
    listPaymentsOfInvoice(connection, found.id),
    listRemindersOf(connection, found.id),
  );
  const { vat_cents, vat_exchange } = found;
  const { amount_cents, currency } = found.row;
  return {
    ...asOf(now)(found.row),
    net: { amount: amount_cents - vat_cents, currency },
    vat: { amount: vat_cents, currency },
    vat_groups: presentGroups(vatTotals(lines).groups, currency),
    vat_in_base_currency: presentExchanged({ vat_cents, currency }, vat_exchange),
    issuer: presentIssuer(found.issuer),
    client: found.client && { vat_id: null, ...found.client, address: [...(found.client.address ?? [])] },
    shipment: found.shipment,
    supplied_on: found.shipment.supplied_on ?? null,
    lines: lines.map(({ credited_cents, ...line }) => ({
      ...line,
      credited: { amount: credited_cents, currency },
    })),
    reason: found.credit_reason,
    credit_notes: credit_notes.map(({ amount_cents: amount, refunds: _, ...note }) => ({
      ...note,
      amount: { amount, currency },
    })),
    payments: payments.map(({ amount_cents: amount, total_cents: total, ...payment }) => ({
      ...payment,
      amount: { amount, currency },
      total: { amount: total, currency },
    })),
    refunds: [...found.refunds, ...credit_notes.flatMap(({ refunds }) => refunds)].map(
      ({ amount_cents: amount, refunded_at, reference }) => ({
        amount: { amount, currency },
        refunded_at: new Date(refunded_at),
        reference,
      }),
    ),
    payment_reminders,
  };
}

/** The lines of an invoice in order, with what credit notes took back of each. */
export function listLines(connection: Connection, invoice_id: string) {
  return connection
    .select({
      description: invoiceLines.description,
      amount_cents: invoiceLines.amount_cents,
      vat_category: invoiceLines.vat_category,
      vat_rate: invoiceLines.vat_rate,
      vat_note: invoiceLines.vat_note,
      calculation: invoiceLines.calculation,
      credited_cents: sql<number>`(select coalesce(sum(credited.amount_cents), 0) from invoice_lines credited
        join invoices note on note.id = credited.invoice_id
        where note.credits_invoice_id = ${invoice_id} and credited.credits_line = invoice_lines.line_order)`.mapWith(
        Number,
      ),
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, invoice_id))
    .orderBy(asc(invoiceLines.line_order));
}

/** The credit notes of an invoice, oldest first. */
function listCreditNotes(connection: Connection, invoice_id: string) {
  return connection
    .select({
      number: invoices.number,
      amount_cents: invoices.amount_cents,
      issued_at: invoices.issued_at,
      refunds: invoices.refunds,
    })
    .from(invoices)
    .where(eq(invoices.credits_invoice_id, invoice_id))
    .orderBy(asc(invoices.issued_at), asc(invoices.id));
}
