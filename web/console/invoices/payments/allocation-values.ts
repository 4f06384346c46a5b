import type { StaffInvoice } from '#contract/invoices/invoice-records.ts';
import { suggestedAllocations } from '#domain/invoices/allocation.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { amountProblem, formatPlain, readMinor } from '#web/quotes/typed-money.ts';

export type OpenInvoice = Pick<StaffInvoice, 'number' | 'due' | 'due_at' | 'currency'>;

/** As typed, by the number of the invoice; null for those that are suggested. */
export type Parts = Record<string, string> | null;

/** Those in the currency of a payment, by due date. */
export function payableInvoices(open: readonly OpenInvoice[], currency: string): OpenInvoice[] {
  return open
    .filter((invoice) => invoice.currency === currency)
    .toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime());
}

/** The parts as typed, or as suggested for the amount. */
export function shownParts(
  parts: Parts,
  payment: Money,
  invoices: readonly OpenInvoice[],
): Record<string, string> {
  if (parts) return parts;
  return Object.fromEntries(
    suggestedAllocations(payment.amount, invoices).map(({ number, amount_cents }) => [
      number,
      formatPlain({ amount: amount_cents, currency: payment.currency }),
    ]),
  );
}

/** The parts with an amount, as the request names them. */
export function allocationsOf(
  parts: Record<string, string>,
  invoices: readonly OpenInvoice[],
): { number: string; amount: Money }[] {
  return invoices.flatMap(({ number, currency }) => {
    const amount = readMinor(parts[number] ?? '', currency);
    return amount ? [{ number, amount: { amount, currency } }] : [];
  });
}

/** What of the payment the parts leave, in minor units; negative if they are more. */
export function restOf(
  parts: Record<string, string>,
  payment: Money,
  invoices: readonly OpenInvoice[],
): number {
  return allocationsOf(parts, invoices).reduce((left, { amount }) => left - amount.amount, payment.amount);
}

/** What is wrong with the parts, by their paths in the form. */
export function partMessages(
  parts: Record<string, string>,
  payment: Money,
  invoices: readonly OpenInvoice[],
): Record<string, string> {
  const messages = Object.fromEntries(
    invoices.flatMap(({ number, due, currency }) => {
      const text = parts[number]?.trim() ?? '';
      const amount = text ? readMinor(text, currency) : 0;
      if (amount !== null && amount <= due.amount) return [];
      const limit = `Enter an amount up to ${formatMoney(due)}.`;
      return [[`parts.${number}`, amountProblem(text, currency, limit) ?? limit]];
    }),
  );
  const first = invoices.find(({ number }) => parts[number]?.trim());
  if (Object.keys(messages).length === 0 && first && restOf(parts, payment, invoices) < 0)
    return { [`parts.${first.number}`]: `The allocated amounts are more than ${formatMoney(payment)}.` };
  return messages;
}

/** The server names a part by its place in the request, the form by its invoice. What is wrong with all is shown at the first. */
export function byInvoice(
  messages: Readonly<Record<string, string>>,
  sent: readonly { number: string }[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const [whole, index = 0] = /^allocations(?:\.(\d+)\..+)?$/.exec(path) ?? [];
      const number = whole === undefined ? undefined : sent[Number(index)]?.number;
      return [number === undefined ? path : `parts.${number}`, message];
    }),
  );
}
