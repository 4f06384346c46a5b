import { creditedInvoice, creditLines, creditsAll, type LineRefusal } from '#domain/invoices/credit-note.ts';
import { supplyDay } from '#domain/invoices/date-of-supply.ts';
import type { Money } from '#domain/money/money.ts';
import { vatTotals } from '#domain/vat/vat-totals.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { lockShipments } from '../../shipment-records/shipment-edits-table.ts';
import { insertInvoice } from '../insert-invoice.ts';
import { takeInvoiceNumber } from '../invoice-numbers-table.ts';
import { listLines } from '../invoice-rows.ts';
import { markCredited } from '../invoices-table.ts';
import { findShipmentOf, lockInvoice } from '../lock-invoices.ts';
import { operations } from '../operations.ts';
import { lastPaidAt } from '../payments/payment-rows.ts';
import { findCreditNotePrefix } from './credit-note-prefix.ts';
import { creditShipment } from './credit-shipment.ts';
import { reportCredited } from './report-credited.ts';

export const credit = operations.credit.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const reader = readerOf(signedIn(context));
    const invoice_number = input.number.toUpperCase();
    // The shipment is locked first, as by everything that changes its price.
    const shipment_id = await findShipmentOf(transaction, invoice_number, reader);
    const [shipment] = shipment_id ? await lockShipments(transaction, [shipment_id]) : [];
    const invoice = await lockInvoice(transaction, invoice_number, reader);
    if (!invoice || !shipment) throw errors.NOT_FOUND();
    const { status, currency, organisation_id } = invoice;
    if (status === 'Issued') throw errors.CREDIT_NOTE();
    if (status === 'Void') throw errors.VOID();
    if (status === 'Credited') throw errors.ALREADY_CREDITED();
    const stated = await listLines(transaction, invoice.id);
    const { lines, refusal } = creditLines(stated, wantedOf(input.lines, currency));
    if (refusal?.code === 'NOTHING_LEFT') throw errors.ALREADY_CREDITED();
    if (refusal?.code === 'NOT_POSITIVE') throw errors.NOT_POSITIVE();
    if (refusal) throw lineIssue(refusal, currency);
    const { net_cents, vat_cents, gross_cents: amount_cents } = vatTotals(lines);
    if (!input.billable && net_cents > shipment.cost_cents) throw errors.ABOVE_PRICE();
    const after = creditedInvoice(
      { ...invoice, status },
      { credit_cents: amount_cents, is_whole: creditsAll(stated, lines) },
    );
    if (!after) throw errors.ABOVE_INVOICE();

    const prefix = await findCreditNotePrefix(transaction, shipment.branch_id);
    const number = await takeInvoiceNumber(transaction, now, prefix);
    const { issuer, billed_to, shipment_summary, vat_exchange } = invoice;
    const id = await insertInvoice(
      transaction,
      {
        number,
        kind: 'credit_note',
        status: 'Issued',
        credits_invoice_id: invoice.id,
        credit_reason: input.reason,
        amount_cents,
        vat_cents,
        vat_exchange,
        currency,
        shipment_id: shipment.id,
        organisation_id,
        issued_at: now,
        due_at: now,
        issuer,
        billed_to,
        // The delivery may have followed the invoice.
        shipment_summary: {
          ...shipment_summary,
          supplied_on: supplyDay(shipment, context.geography.timeZones),
        },
      },
      lines,
    );
    const paid_at =
      after.status === 'Paid' ? (invoice.paid_at ?? (await lastPaidAt(transaction, invoice.id))) : null;
    await markCredited(transaction, invoice.id, { ...after, paid_at });
    const credited = { number, reason: input.reason, billable: input.billable };
    await creditShipment(transaction, context, shipment, {
      id,
      ...credited,
      invoice_id: invoice.id,
      stated,
      lines,
    });
    await reportCredited(transaction, context, {
      ...credited,
      amount_cents,
      issued_at: now,
      invoice,
      after,
      paid_at,
    });
    return { number };
  }),
);

function wantedOf(lines: readonly { line: number; amount: Money }[] | undefined, currency: string) {
  const foreign = lines?.findIndex(({ amount }) => amount.currency !== currency) ?? -1;
  if (foreign >= 0) throw fieldIssue(`lines.${foreign}.amount`, `This invoice is in ${currency}.`);
  return lines?.map(({ line, amount }) => ({ line, amount_cents: amount.amount }));
}

function lineIssue(refusal: LineRefusal, currency: string) {
  const { index } = refusal;
  if (refusal.code === 'UNKNOWN_LINE')
    return fieldIssue(`lines.${index}.line`, 'The invoice has no such line.');
  const left = money(refusal.left_cents, currency);
  return fieldIssue(
    `lines.${index}.amount`,
    refusal.left_cents === 0 ? 'This line is already credited.' : `Enter an amount up to ${left}.`,
  );
}
