import { supplyDay } from '#domain/invoices/date-of-supply.ts';
import { billedShipment } from '#domain/invoices/invoice-content.ts';
import { invoiceNumber } from '#domain/invoices/invoice-number.ts';
import { PAYMENT_DAYS } from '#domain/invoices/invoice-status.ts';
import { monthOf } from '#domain/invoices/month.ts';
import { type VatLine, vatTotals, withVat } from '#domain/vat/vat-totals.ts';
import type { invoices } from '#server/invoices/invoices-table.ts';
import { chargeRow, type shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import { creditNotePrefixOf, invoicePrefixOf, vatRuleOf } from '../branches.ts';
import { after, DAY_MS } from '../journeys/moments.ts';
import type { RecordedShipment, Records } from './records.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type InvoiceLine = { description: string } & VatLine;
type ChargeRow = Omit<typeof shipmentCharges.$inferSelect, 'updated_at'>;

interface Corrections {
  invoices: InvoiceRow[];
  charges: ChargeRow[];
}

const CREDIT_CENTS = 150_00;
const REASON = 'Stated at the rate of the former contract';
const CREDITED_AFTER_DAYS = 4;

interface Invoiced extends RecordedShipment {
  invoice: InvoiceRow;
}

/**
 * A credit note for a paid invoice of the demo customer, in an earlier month, whose amount is not invoiced again yet; one for
 * another client, with the supplementary invoice that states it again. `costs` are numbered as charges besides those of the records.
 */
export function correctInvoices(
  records: Records,
  costs: readonly Pick<ChargeRow, 'shipment_id' | 'charge_order'>[],
  now: Date,
): Corrections {
  const paid = [...records.shipments.values()].filter(
    (shipment): shipment is Invoiced =>
      shipment.row.status === 'delivered' &&
      shipment.invoice?.status === 'Paid' &&
      lineOf(records, shipment.invoice) !== undefined,
  );
  const { organisation_id } = records.people.customer;
  const own = paid.findLast(
    ({ client, invoice }) =>
      client.organisation_id === organisation_id && creditedAt(invoice) < monthOf(now).from,
  );
  const other = paid.findLast(({ client }) => client.organisation_id !== organisation_id);
  const orderOf = ({ row, charges }: Invoiced) =>
    costs.reduce(
      (next, cost) => (cost.shipment_id === row.id ? Math.max(next, cost.charge_order + 1) : next),
      charges.length,
    );
  const credits = [
    ...(own ? [creditNote(records, own, { at: creditedAt(own.invoice), charge_order: orderOf(own) })] : []),
    ...(other ? [creditNote(records, other, { at: now, charge_order: orderOf(other) })] : []),
  ];
  const again = other && credits.at(-1)?.charges.at(-1);
  return {
    invoices: [
      ...credits.map(({ invoice }) => invoice),
      ...(other && again ? [supplementary(records, other, again, now)] : []),
    ],
    charges: credits.flatMap(({ charges }) => charges),
  };
}

function creditedAt({ paid_at }: InvoiceRow): Date {
  return after(paid_at as Date, CREDITED_AFTER_DAYS * DAY_MS);
}

/** The line that is credited in part. */
function lineOf(records: Records, invoice: InvoiceRow) {
  return records.invoice_lines.find(
    ({ invoice_id, amount_cents }) => invoice_id === invoice.id && amount_cents >= CREDIT_CENTS,
  );
}

function creditNote(
  records: Records,
  { row, invoice }: Invoiced,
  { at, charge_order }: { at: Date; charge_order: number },
): { invoice: InvoiceRow; charges: ChargeRow[] } {
  const line = lineOf(records, invoice) as NonNullable<ReturnType<typeof lineOf>>;
  const stated = { ...line, amount_cents: CREDIT_CENTS, calculation: null };
  const { gross_cents, vat_cents } = vatTotals([stated]);
  const id = records.id(at);
  const number = nextNumber(records, creditNotePrefixOf(row.branch_id), at);
  records.invoice_lines.push({ ...stated, invoice_id: id, line_order: 0, credits_line: line.line_order });
  Object.assign(invoice, { credited_cents: gross_cents, overpaid_cents: gross_cents, updated_at: at });
  records.writeAudit(at, {
    actor_id: records.people.dispatcher.id,
    action: 'invoices.credit',
    subject_type: 'invoice',
    subject_id: invoice.id,
    detail: {
      number,
      reason: REASON,
      billable: true,
      invoice_number: invoice.number,
      tracking_number: row.tracking_number,
      amount_cents: gross_cents,
      currency: invoice.currency,
    },
  });
  const { description } = line;
  const charge = {
    ...chargeRow({ description, amount_cents: CREDIT_CENTS, reason: REASON }),
    shipment_id: row.id,
  };
  return {
    invoice: {
      ...invoice,
      id,
      number,
      kind: 'credit_note',
      status: 'Issued',
      amount_cents: gross_cents,
      vat_cents,
      issued_at: at,
      due_at: at,
      paid_at: null,
      credits_invoice_id: invoice.id,
      credit_reason: REASON,
      shipment_summary: summaryOf(records, row),
      credited_cents: 0,
      paid_cents: 0,
      overpaid_cents: 0,
    },
    charges: [
      {
        ...charge,
        charge_order,
        description: `${number}: ${description}`,
        amount_cents: -CREDIT_CENTS,
        status: 'invoiced',
        invoice_id: id,
      },
      { ...charge, charge_order: charge_order + 1, status: 'approved' },
    ],
  };
}

/** The invoice that states a credited charge again. */
function supplementary(
  records: Records,
  { row, invoice }: Invoiced,
  charge: ChargeRow,
  at: Date,
): InvoiceRow {
  const { description, amount_cents } = charge;
  const [line] = withVat([{ description, amount_cents }], vatRuleOf(row)) as [InvoiceLine];
  const { gross_cents, vat_cents } = vatTotals([line]);
  const id = records.id(at);
  const number = nextNumber(records, invoicePrefixOf(row.branch_id), at);
  records.invoice_lines.push({
    ...line,
    invoice_id: id,
    line_order: 0,
    credits_line: null,
    calculation: null,
  });
  Object.assign(charge, { status: 'invoiced', invoice_id: id });
  const { tracking_number } = row;
  records.writeAudit(at, {
    actor_id: records.people.dispatcher.id,
    action: 'invoices.issue',
    subject_type: 'invoice',
    subject_id: id,
    detail: { number, tracking_number, amount_cents: gross_cents, currency: invoice.currency },
  });
  return {
    ...invoice,
    id,
    number,
    status: 'Pending',
    amount_cents: gross_cents,
    vat_cents,
    shipment_summary: summaryOf(records, row),
    issued_at: at,
    due_at: after(at, PAYMENT_DAYS * DAY_MS),
    paid_at: null,
    credited_cents: 0,
    paid_cents: 0,
    overpaid_cents: 0,
    updated_at: at,
  };
}

/** The delivered shipment. */
function summaryOf(records: Records, row: RecordedShipment['row']): InvoiceRow['shipment_summary'] {
  return billedShipment(row, supplyDay(row, records.geography.timeZones));
}

function nextNumber(records: Records, prefix: string, at: Date): string {
  const last = records.invoice_numbers.get(prefix) ?? new Map<number, number>();
  const year = at.getUTCFullYear();
  const order = (last.get(year) ?? 0) + 1;
  records.invoice_numbers.set(prefix, last.set(year, order));
  return invoiceNumber(year, order, prefix);
}
