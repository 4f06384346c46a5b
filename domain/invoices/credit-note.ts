import type { LineCalculation } from './line-calculation.ts';
import { receivedCents, settlementAfter } from './payment.ts';

/** A line of an invoice, in minor units. Adjustments can be negative. */
interface CreditableLine {
  amount_cents: number;
  /** What earlier credit notes took back of it. */
  credited_cents: number;
  calculation?: LineCalculation | null;
}

/** How much of a line to credit. */
interface WantedCredit {
  /** Its place on the invoice, from 1. */
  line: number;
  /** Minor units, with the sign of the line. */
  amount_cents: number;
}

/** What is wrong with one of the wanted lines; `index` is its place among them. */
export type LineRefusal =
  | { code: 'UNKNOWN_LINE'; index: number }
  | { code: 'ABOVE_LINE'; index: number; left_cents: number };

type CreditRefusal = { code: 'NOTHING_LEFT' } | { code: 'NOT_POSITIVE' } | LineRefusal;

type Credited<Line> = Omit<Line, 'credited_cents'> & { credits_line: number };

/**
 * The lines of a credit note: what is wanted of each line of an invoice, or all that is left where nothing is named.
 * `credits_line` is the place of the credited line, from 0.
 */
export function creditLines<Line extends CreditableLine>(
  lines: readonly Line[],
  wanted: readonly WantedCredit[] | undefined,
): { lines: Credited<Line>[]; refusal: null } | { lines: null; refusal: CreditRefusal } {
  if (lines.every((line) => leftOf(line) === 0)) return refuse({ code: 'NOTHING_LEFT' });
  const named =
    wanted ??
    lines.flatMap((line, order) =>
      leftOf(line) === 0 ? [] : [{ line: order + 1, amount_cents: leftOf(line) }],
    );
  const credited: Credited<Line>[] = [];
  for (const [index, { line: place, amount_cents }] of named.entries()) {
    const line = lines[place - 1];
    if (!line) return refuse({ code: 'UNKNOWN_LINE', index });
    const left_cents = leftOf(line);
    if (!isPartOf(amount_cents, left_cents)) return refuse({ code: 'ABOVE_LINE', index, left_cents });
    const { credited_cents: _, ...stated } = line;
    const isPart = amount_cents !== line.amount_cents;
    credited.push({
      ...stated,
      ...(isPart && line.calculation && { calculation: null }),
      amount_cents,
      credits_line: place - 1,
    });
  }
  return sumOf(credited) > 0 ? { lines: credited, refusal: null } : refuse({ code: 'NOT_POSITIVE' });
}

function refuse(refusal: CreditRefusal) {
  return { lines: null, refusal };
}

function leftOf({ amount_cents, credited_cents }: CreditableLine): number {
  return amount_cents - credited_cents;
}

function isPartOf(amount: number, whole: number): boolean {
  return amount !== 0 && Math.sign(amount) === Math.sign(whole) && Math.abs(amount) <= Math.abs(whole);
}

function sumOf(lines: readonly { amount_cents: number }[]): number {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** Whether nothing is left of an invoice after the lines of another credit note. */
export function creditsAll(
  lines: readonly CreditableLine[],
  credit: readonly { amount_cents: number; credits_line: number }[],
): boolean {
  const credited = new Map(credit.map(({ credits_line, amount_cents }) => [credits_line, amount_cents]));
  return lines.every((line, order) => leftOf(line) === (credited.get(order) ?? 0));
}

interface Creditable {
  status: 'Pending' | 'Paid';
  amount_cents: number;
  credited_cents: number;
  paid_cents: number;
  overpaid_cents: number;
}

/**
 * What changes on an invoice with a credit note of this amount; null if it is more than what is left. `is_whole` says that
 * no line has anything left.
 */
export function creditedInvoice(
  invoice: Creditable,
  { credit_cents, is_whole }: { credit_cents: number; is_whole: boolean },
): { status: 'Pending' | 'Paid' | 'Credited'; credited_cents: number; overpaid_cents: number } | null {
  const { amount_cents, credited_cents } = invoice;
  const credited = credited_cents + credit_cents;
  if (!is_whole && credited > amount_cents) return null;
  // Each credit note rounds its own VAT, so that all of them can differ by cents from the invoice.
  const after = is_whole ? amount_cents : credited;
  return {
    credited_cents: after,
    ...settlementAfter({ amount_cents, credited_cents: after, paid_cents: receivedCents(invoice) }),
  };
}
