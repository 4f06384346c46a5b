import type { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { majorUnits } from '#domain/money/minor-digits.ts';
import { csvText } from '#domain/spreadsheet/csv.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { operations } from './operations.ts';
import { invoiceFilter, listInvoiceLines } from './staff-invoices.ts';

const HEADER = [
  'invoice',
  'line',
  'issued',
  'due',
  'client',
  'shipment',
  'description',
  'amount',
  'currency',
  'invoice_total',
  'status',
  'paid',
  'voided',
  'void_reason',
  'vat_category',
  'vat_rate',
  'vat_note',
  'net_total',
  'vat_total',
  'kind',
  'credits_invoice',
  'credit_reason',
  'supplied',
  'refunded',
  'quantity',
  'unit',
  'unit_price',
  'unit_price_currency',
  'exchange_rate',
  'paid_total',
  'due_total',
];

/** Amounts with the decimals of their currency, negative on credit notes, except what was refunded or paid; days in UTC. */
export const accounts = operations.accounts.handler(async ({ input, context }) => {
  const { db } = context.database;
  const filter = await invoiceFilter(db, { ...input, reader: readerOf(signedIn(context)) });
  const lines = await listInvoiceLines(db, filter, context.now());
  const rows = lines.map((line) => {
    const sign = line.kind === 'credit_note' ? -1 : 1;
    const amount = (cents: number) => majorUnits({ amount: sign * cents, currency: line.currency });
    return [
      line.number,
      line.line + 1,
      day(line.issued_at),
      line.kind === 'credit_note' ? '' : day(line.due_at),
      line.client ?? '',
      line.tracking_number,
      line.description,
      amount(line.line_cents),
      line.currency,
      amount(line.amount_cents),
      line.status,
      day(line.paid_at),
      day(line.voided_at),
      line.void_reason ?? '',
      line.vat_category ?? '',
      line.vat_rate ?? '',
      line.vat_note ?? '',
      amount(line.amount_cents - line.vat_cents),
      amount(line.vat_cents),
      line.kind,
      line.credits_invoice ?? '',
      line.credit_reason ?? '',
      line.supplied_on ?? '',
      majorUnits(line.refunded),
      ...calculated(line.calculation),
      majorUnits(line.paid),
      majorUnits(line.due),
    ];
  });
  return new File([csvText(HEADER, rows)], 'invoices.csv', { type: 'text/csv' });
});

/** The unit of containers is their type where the rate is for one. */
function calculated(calculation: LineCalculation | null): (string | number)[] {
  if (!calculation) return ['', '', '', '', ''];
  const { basis, size_type, quantity, unit_price, currency, exchange } = calculation;
  return [quantity, size_type ?? basis, Number(unit_price), currency, exchange?.rate ?? ''];
}

function day(moment: Date | null): string {
  return moment?.toISOString().slice(0, 10) ?? '';
}
