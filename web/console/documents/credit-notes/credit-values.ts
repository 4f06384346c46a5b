import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { amountProblem, readMinor } from '#web/quotes/typed-money.ts';

export interface CreditValues {
  scope: 'all' | 'lines';
  /** As typed, without a sign, by the place of the line from 1. */
  amounts: Record<string, string>;
  afterwards: 'allowance' | 'billable';
  reason: string;
}

export const NEW_CREDIT: CreditValues = { scope: 'all', amounts: {}, afterwards: 'allowance', reason: '' };

type Creditable = Pick<Invoice, 'lines' | 'currency'>;

/** What is left of a line, without VAT; negative for a discount. */
export function leftOfLine({ amount_cents, credited }: Invoice['lines'][number]): Money {
  return { amount: amount_cents - credited.amount, currency: credited.currency };
}

/** What is left of the invoice. */
export function leftOf({ amount_cents, credited }: Pick<Invoice, 'amount_cents' | 'credited'>): Money {
  return { amount: amount_cents - credited.amount, currency: credited.currency };
}

/** The lines with an amount, as the request names them. */
export function wantedLines(
  { lines, currency }: Creditable,
  { amounts }: Pick<CreditValues, 'amounts'>,
): { line: number; amount: Money }[] {
  return lines.flatMap((line, order) => {
    const typed = readMinor(amounts[order + 1] ?? '', currency);
    if (!typed) return [];
    const amount = typed * Math.sign(leftOfLine(line).amount);
    return [{ line: order + 1, amount: { amount, currency } }];
  });
}

export function creditResolver(invoice: Creditable) {
  return rulesResolver<CreditValues>((values) => ({
    ...(values.reason.trim() === '' && { reason: 'Enter a reason.' }),
    ...(values.scope === 'lines' && lineMessages(invoice, values)),
  }));
}

function lineMessages(invoice: Creditable, values: CreditValues): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [order, line] of invoice.lines.entries()) {
    const text = values.amounts[order + 1]?.trim();
    if (!text) continue;
    const typed = readMinor(text, invoice.currency);
    const { amount, currency } = leftOfLine(line);
    const left = { amount: Math.abs(amount), currency };
    const limit = `Enter an amount up to ${formatMoney(left)}.`;
    if (typed === null || typed > left.amount)
      messages[`amounts.${order + 1}`] = amountProblem(text, currency, limit) ?? limit;
  }
  const first = invoice.lines.findIndex((line) => leftOfLine(line).amount !== 0);
  if (Object.keys(messages).length === 0 && wantedLines(invoice, values).length === 0)
    messages[`amounts.${first + 1}`] = 'Enter the amount of at least one line.';
  return messages;
}
