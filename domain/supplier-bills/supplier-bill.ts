import * as z from 'zod';
import { calendarDate } from '../calendar/calendar-date.ts';
import { type CalendarDay, isFutureDay } from '../calendar/calendar-day.ts';
import { CHARGE_FIELDS } from '../invoices/charge-fields.ts';
import { CurrencyCode } from '../money/currency.ts';
import { EnteredMoney } from '../money/money.ts';
import type { ORGANISATION_ROLES } from '../organisations/organisation.ts';
import { normalizeTrackingNumber } from '../shipments/tracking-number.ts';
import { plainText } from '../validation/plain-text.ts';
import { billNumberKey } from './bill-number.ts';
import { totalProblem } from './bill-total.ts';

/** The roles of companies that bill us. */
export const SUPPLIER_ROLES: readonly (typeof ORGANISATION_ROLES)[number][] = [
  'carrier',
  'agent',
  'vendor',
  'customs_broker',
  'haulier',
];

export function isSupplier({ roles }: { roles: readonly (typeof ORGANISATION_ROLES)[number][] }): boolean {
  return roles.some((role) => SUPPLIER_ROLES.includes(role));
}

export const MAX_BILL_LINES = 200;

/** Names one cost: a buy charge of a shipment, a cost of a carrier booking, or one that nobody expected. */
export const SupplierBillLineFields = z.object({
  /** Net of VAT, in minor units of the bill’s currency. */
  amount: EnteredMoney.shape.amount.min(1, 'Enter an amount above 0.'),
  /** The shipment of the charge, or of the unexpected cost. */
  tracking_number: CHARGE_FIELDS.tracking_number.optional(),
  /** The number of the buy charge in the shipment. */
  number: z.number().int().min(0).max(1_000_000).optional(),
  /** The cost of a carrier booking, instead of a shipment’s. */
  carrier_cost_id: z.uuid().optional(),
  /** Of the unexpected cost; it becomes a buy charge when the bill is approved. */
  charge_code: CHARGE_FIELDS.charge_code.optional(),
  description: CHARGE_FIELDS.description,
});
export type SupplierBillLineFields = z.infer<typeof SupplierBillLineFields>;

export const SupplierBillFields = z.object({
  supplier_id: z.uuid('Choose the supplier.'),
  number: plainText('Enter the number of the bill.')
    .max(60, 'At most 60 characters.')
    .refine((number) => billNumberKey(number) !== '', 'Enter the number of the bill.'),
  billed_on: calendarDate('Enter the date of the bill.'),
  due_on: calendarDate('Enter the due date.'),
  currency: CurrencyCode,
  /** The VAT of the whole bill, in minor units of its currency. */
  vat: EnteredMoney.shape.amount.min(0, 'The VAT can’t be negative.').default(0),
  /** What is to be paid by the bill; refused unless it is the sum of the lines and the VAT. */
  total: EnteredMoney.shape.amount.optional(),
  lines: z
    .array(SupplierBillLineFields)
    .min(1, 'Add a line.')
    .max(MAX_BILL_LINES, `At most ${MAX_BILL_LINES} lines.`),
});
export type SupplierBillFields = z.infer<typeof SupplierBillFields>;

export const BILLED_IN_FUTURE = 'The date of the bill can’t be in the future.';

interface Issue {
  path: string;
  message: string;
}

/**
 * What of a bill is wrong: a date in the future, contradictory days, a total that is not that of its lines and VAT, and lines that
 * name no cost, several, or one twice. `today` is that of UTC.
 */
export function billIssues(
  { billed_on, due_on, currency, vat, total, lines }: SupplierBillFields,
  today: CalendarDay,
): Issue[] {
  const costs = lines.map(costKey);
  const wrongTotal = totalProblem(
    { net: lines.reduce((sum, { amount }) => sum + amount, 0), vat, total },
    currency,
  );
  return [
    ...(isFutureDay(billed_on, today) ? [{ path: 'billed_on', message: BILLED_IN_FUTURE }] : []),
    ...(due_on < billed_on
      ? [{ path: 'due_on', message: 'The due date is before the date of the bill.' }]
      : []),
    ...(wrongTotal ? [{ path: 'total', message: wrongTotal }] : []),
    ...lines.flatMap((line, index) => {
      const path = `lines.${index}`;
      if (kindOfLine(line) === null) return [{ path, message: 'Choose one cost for the line.' }];
      const isTwice = costs[index] !== null && costs.indexOf(costs[index] ?? null) < index;
      return isTwice ? [{ path, message: 'Another line of this bill has this cost already.' }] : [];
    }),
  ];
}

/** What a line is matched to; null where its fields name no cost, or more than one. */
export function kindOfLine({
  tracking_number,
  number,
  carrier_cost_id,
  charge_code,
}: SupplierBillLineFields): 'charge' | 'carrier_cost' | 'unexpected' | null {
  const isCharge = number !== undefined;
  const isCost = carrier_cost_id !== undefined;
  const isUnexpected = charge_code !== undefined;
  if ([isCharge, isCost, isUnexpected].filter(Boolean).length !== 1) return null;
  if (isCost) return tracking_number === undefined ? 'carrier_cost' : null;
  if (tracking_number === undefined) return null;
  return isCharge ? 'charge' : 'unexpected';
}

/** The same for lines with the same cost; null for unexpected ones, of which there can be several. */
function costKey(line: SupplierBillLineFields): string | null {
  const kind = kindOfLine(line);
  if (kind === 'carrier_cost') return line.carrier_cost_id ?? null;
  return kind === 'charge' ? `${normalizeTrackingNumber(line.tracking_number ?? '')} ${line.number}` : null;
}
