import { type AppliedRate, convert } from '../money/exchange-rate.ts';
import { CREDIT_STATUSES } from './organisation.ts';

export type CreditStatus = (typeof CREDIT_STATUSES)[number];

/** What a company owes in one currency, in cents. */
export interface Owed {
  currency: string;
  /** Of unpaid invoices. */
  due_cents: number;
  /** Of unpaid invoices past their due date. */
  overdue_cents: number;
  /** Of confirmed shipments that are not invoiced yet. */
  unbilled_cents: number;
}

interface CreditUse extends Omit<Owed, 'currency'> {
  /** Due and unbilled. */
  used_cents: number;
  /** Negative beyond the limit; null without a limit. */
  available_cents: number | null;
  /** What is due and unbilled in other currencies, which the limit does not cover. */
  other_currencies: { currency: string; amount_cents: number }[];
}

/** How much of its credit limit a company uses. Amounts in other currencies are not converted. */
export function creditUse(
  { currency, credit_limit_cents }: { currency: string; credit_limit_cents: number | null },
  owed: readonly Owed[],
): CreditUse {
  const none = { due_cents: 0, overdue_cents: 0, unbilled_cents: 0 };
  const { due_cents, overdue_cents, unbilled_cents } = owed.find((one) => one.currency === currency) ?? none;
  const used_cents = due_cents + unbilled_cents;
  return {
    due_cents,
    overdue_cents,
    unbilled_cents,
    used_cents,
    available_cents: credit_limit_cents === null ? null : credit_limit_cents - used_cents,
    other_currencies: owed
      .filter((one) => one.currency !== currency)
      .map((one) => ({ currency: one.currency, amount_cents: one.due_cents + one.unbilled_cents })),
  };
}

/** A booking that a company on hold makes, by the form or by accepting an offer, has an indicative price until staff confirm it. */
export function awaitsStaff(status: CreditStatus): boolean {
  return status === 'hold';
}

/** Staff who book for a company on hold, or confirm a booking, say why. */
export function lacksCreditReason(status: CreditStatus, reason: string | undefined): boolean {
  return status === 'hold' && !reason;
}

interface CreditTerms {
  credit_status: CreditStatus;
  credit_limit_cents: number | null;
}

/**
 * The terms of a company that takes over another one: the stricter status and the lower limit, so that no merge lifts a hold.
 * `rate` converts the limit of the other one; without it, the company's own limit stays.
 */
export function mergedCredit(
  own: CreditTerms,
  other: CreditTerms,
  rate: AppliedRate | undefined,
): CreditTerms {
  const limits = [own.credit_limit_cents];
  if (rate && other.credit_limit_cents !== null)
    limits.push(convert({ amount: other.credit_limit_cents, currency: rate.from }, rate).amount);
  const set = limits.filter((limit) => limit !== null);
  return {
    credit_status: strictness(other) > strictness(own) ? other.credit_status : own.credit_status,
    credit_limit_cents: set.length === 0 ? null : Math.min(...set),
  };
}

function strictness({ credit_status }: CreditTerms): number {
  return CREDIT_STATUSES.indexOf(credit_status);
}
