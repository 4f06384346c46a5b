import { type CalendarDay, isFutureDay } from '#domain/calendar/calendar-day.ts';
import type { Money } from '#domain/money/money.ts';
import { billNumberKey } from '#domain/supplier-bills/bill-number.ts';
import { totalProblem } from '#domain/supplier-bills/bill-total.ts';
import { BILLED_IN_FUTURE, type SupplierBillLineFields } from '#domain/supplier-bills/supplier-bill.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import type { FieldMessages } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { aboveZeroProblem, amountProblem, readMinor } from '#web/quotes/typed-money.ts';

/** The cost that a line is matched to, and the amount as entered. */
export interface LineValues {
  /** Unique in the form. */
  key: string;
  description: string;
  /** The shipment or the carrier booking. */
  about: string;
  /** Null for an unexpected cost. */
  expected: Money | null;
  cost: Omit<SupplierBillLineFields, 'amount'>;
  amount: string;
}

export interface BillValues {
  supplier: string;
  supplier_id: string;
  number: string;
  billed_on: string;
  due_on: string;
  currency: string;
  /** Nothing for a bill without VAT. */
  vat: string;
  /** As the bill states it, to compare; can be empty. */
  total: string;
  lines: LineValues[];
}

export const NEW_BILL: BillValues = {
  supplier: '',
  supplier_id: '',
  number: '',
  billed_on: '',
  due_on: '',
  currency: 'USD',
  vat: '',
  total: '',
  lines: [],
};

/** What is wrong with a bill by its fields; `today` is that of UTC. */
export function billMessages(values: BillValues, today: CalendarDay): Record<string, string> {
  const { supplier_id, number, billed_on, due_on, currency, lines } = values;
  return {
    ...(supplier_id === '' && { supplier: 'Choose a supplier from the list.' }),
    ...(billNumberKey(number) === '' && { number: 'Enter the number of the bill.' }),
    ...(billed_on === '' && { billed_on: 'Enter the date of the bill.' }),
    ...(billed_on !== '' && isFutureDay(billed_on, today) && { billed_on: BILLED_IN_FUTURE }),
    ...(due_on === '' && { due_on: 'Enter the due date.' }),
    ...(billed_on !== '' &&
      due_on !== '' &&
      due_on < billed_on && { due_on: 'The due date is before the date of the bill.' }),
    ...(!isCode(currency) && { currency: 'Enter a currency code, such as USD.' }),
    ...sumMessages(values),
    ...(lines.length === 0 && { lines: 'Add a line: enter a shipment, then choose its costs.' }),
    ...Object.fromEntries(
      lines.flatMap((line, index) => {
        const message = lineProblem(line, currency);
        return message ? [[`lines.${index}.amount`, message]] : [];
      }),
    ),
  };
}

/** What is wrong with the VAT, or with the total that the bill states. */
function sumMessages({ currency, vat, total, lines }: BillValues): Record<string, string> {
  if (!isCode(currency)) return {};
  const [readVat, readTotal] = [readOptional(vat, currency), readOptional(total, currency)];
  if (readVat === null)
    return { vat: amountProblem(vat, currency, 'Enter the VAT, such as 190.00, or nothing.') ?? '' };
  if (readTotal === null)
    return { total: amountProblem(total, currency, 'Enter the total, such as 1190.00, or nothing.') ?? '' };
  if (lines.length === 0 || lines.some(({ amount }) => readMinor(amount, currency) === null)) return {};
  const net = totalOf({ lines, currency }).amount;
  const problem = totalProblem({ net, vat: readVat ?? 0, total: readTotal }, currency);
  return problem ? { total: problem } : {};
}

/** Minor units; undefined for nothing, null where it cannot be read. */
export function readOptional(typed: string, currency: string): number | null | undefined {
  return typed.trim() === '' ? undefined : readMinor(typed, currency);
}

const isCode = (currency: string) => /^[A-Z]{3}$/.test(currency);

function lineProblem({ amount, expected }: LineValues, currency: string): string | undefined {
  if (expected && expected.currency !== currency && isCode(currency))
    return `This cost is in ${expected.currency}, the bill in ${currency}.`;
  return aboveZeroProblem(amount, currency, 'Enter the billed amount, such as 45.00.');
}

/** The request for valid values. */
export function billInput({ supplier: _, lines, vat, total, ...bill }: BillValues) {
  const stated = readOptional(total, bill.currency);
  return {
    ...bill,
    vat: readOptional(vat, bill.currency) ?? 0,
    ...(typeof stated === 'number' && { total: stated }),
    lines: lines.map(({ cost, amount }) => ({ ...cost, amount: readMinor(amount, bill.currency) ?? 0 })),
  };
}

/** What the server refused: a number that is recorded already at its field, what is wrong with a line at its amount. */
export function refusedBillFields(error: unknown): FieldMessages {
  if (isRefusal(error, 'ALREADY_RECORDED'))
    return { number: 'A bill of this supplier with this number is already recorded.' };
  return Object.fromEntries(
    Object.entries(fieldsRefused(error)).map(([path, message]) => [
      path.replace(/^(lines\.\d+)(\..*)?$/, '$1.amount').replace(/^supplier_id$/, 'supplier'),
      message,
    ]),
  );
}

/** The sum of the lines, net of VAT; lines whose amount cannot be read do not count. */
export function totalOf({ lines, currency }: Pick<BillValues, 'lines' | 'currency'>): Money {
  const amount = lines.reduce((sum, line) => sum + (readMinor(line.amount, currency) ?? 0), 0);
  return { amount, currency };
}
