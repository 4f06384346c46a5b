import { supplyDay } from '#domain/invoices/date-of-supply.ts';
import { billedShipment, billedTo } from '#domain/invoices/invoice-content.ts';
import { invoiceLines } from '#domain/invoices/invoice-lines.ts';
import { invoiceNumber } from '#domain/invoices/invoice-number.ts';
import { PAYMENT_DAYS } from '#domain/invoices/invoice-status.ts';
import { vatTotals, withVat } from '#domain/vat/vat-totals.ts';
import { chargeCalculation } from '#server/invoices/charge-calculation.ts';
import { dayOf, money } from '#server/pdf/pdf-messages.ts';
import { invoiceIssuerOf, invoicePrefixOf, vatRuleOf } from '../branches.ts';
import type { CommandOf } from '../commands.ts';
import { after, DAY_MS } from '../journeys/moments.ts';
import type { RecordedShipment, Records } from './records.ts';

/** What `invoices.issue` writes. */
export function issueInvoice(
  records: Records,
  { at, by, tracking_number }: CommandOf<'invoices.issue'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { row, client, charges } = shipment;
  const { currency } = row;
  const sold = charges
    .filter(({ side = 'sell' }) => side === 'sell')
    .map((charge) => ({ ...charge, calculation: chargeCalculation(charge, currency) }));
  const lines = withVat(invoiceLines(row, sold), vatRuleOf(row));
  const { gross_cents: amount_cents, vat_cents } = vatTotals(lines);
  const year = at.getUTCFullYear();
  const prefix = invoicePrefixOf(row.branch_id);
  const last = records.invoice_numbers.get(prefix) ?? new Map<number, number>();
  const order = (last.get(year) ?? 0) + 1;
  records.invoice_numbers.set(prefix, last.set(year, order));
  const number = invoiceNumber(year, order, prefix);
  const due_at = after(at, PAYMENT_DAYS * DAY_MS);
  const id = records.id(at);
  shipment.invoice = {
    id,
    number,
    kind: 'invoice',
    shipment_id: row.id,
    organisation_id: client.organisation_id,
    amount_cents,
    vat_cents,
    vat_exchange: null,
    currency,
    status: 'Pending',
    issued_at: at,
    due_at,
    paid_at: null,
    issuer: invoiceIssuerOf(row.branch_id, currency),
    billed_to: billedTo(client),
    shipment_summary: billedShipment(row, supplyDay(row, records.geography.timeZones)),
    voided_at: null,
    voided_by: null,
    void_reason: null,
    credits_invoice_id: null,
    credit_reason: null,
    credited_cents: 0,
    paid_cents: 0,
    overpaid_cents: 0,
    refunded_cents: 0,
    refunds: [],
    disputed_at: null,
    updated_at: at,
  };
  records.invoice_lines.push(
    ...lines.map((line, line_order) => ({
      description: line.description,
      amount_cents: line.amount_cents,
      vat_category: line.vat_category,
      vat_rate: line.vat_rate,
      vat_note: line.vat_note,
      calculation: line.calculation ?? null,
      invoice_id: id,
      line_order,
      credits_line: null,
    })),
  );
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'invoices.issue',
    subject_type: 'invoice',
    subject_id: id,
    detail: { number, tracking_number, amount_cents, currency },
  });
  records.notify(at, client.id, {
    kind: 'invoice_issued',
    type: 'info',
    title: 'Invoice issued',
    message: `${number} for shipment ${tracking_number}: ${money(amount_cents, currency)}, due on ${dayOf(due_at)}`,
    related_id: number,
    related_type: 'invoice',
  });
}

/** What `invoices.recordPayment` writes. */
export function recordPayment(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'invoices.recordPayment'>,
): void {
  const { invoice } = records.shipment(tracking_number);
  if (!invoice) throw new RangeError(`${tracking_number} has no invoice.`);
  const { paid_at } = input;
  const { amount_cents, currency } = invoice;
  payInvoice(records, invoice, { at, by, amount_cents, received_at: paid_at, reference: '' });
  Object.assign(invoice, { status: 'Paid', paid_at });
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'invoices.recordPayment',
    subject_type: 'invoice',
    subject_id: invoice.id,
    detail: { number: invoice.number, paid_at: paid_at.toISOString(), amount_cents, currency, reference: '' },
  });
}

/** The records of a payment of an invoice, or of a part of it. */
export function payInvoice(
  records: Records,
  invoice: NonNullable<RecordedShipment['invoice']>,
  {
    at,
    by,
    amount_cents,
    received_at,
    reference,
  }: { at: Date; by: { id: string }; amount_cents: number; received_at: Date; reference: string },
): void {
  const payment_id = records.id(at);
  records.payments.push({
    id: payment_id,
    organisation_id: invoice.organisation_id,
    amount_cents,
    currency: invoice.currency,
    received_at,
    reference,
    allocated_cents: amount_cents,
    refunded_cents: 0,
    refunds: [],
    recorded_by: by.id,
    reversed_at: null,
    reversed_by: null,
    reversal_reason: null,
    created_at: at,
    updated_at: at,
  });
  records.payment_allocations.push({
    id: records.id(at),
    payment_id,
    invoice_id: invoice.id,
    amount_cents,
    allocated_at: received_at,
  });
  invoice.paid_cents += amount_cents;
}
