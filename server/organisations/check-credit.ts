import type { Money } from '#domain/money/money.ts';
import { creditUse, lacksCreditReason } from '#domain/organisations/credit.ts';
import { type OverLimit, overLimit } from '#domain/organisations/credit-limit.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { debtsOf } from './debts/debt-counters-table.ts';
import { lockCredit } from './organisation-locks.ts';
import type { OrganisationRecord } from './organisations-table.ts';

interface HoldRefusal {
  CREDIT_HOLD: () => Error;
}

interface LimitRefusal {
  CREDIT_LIMIT: (refused: { data: OverLimit }) => Error;
}

/** What decides whether a company may book on credit. */
export type CreditTerms = Pick<
  OrganisationRecord,
  'id' | 'credit_status' | 'credit_limit_cents' | 'currency'
>;

/** What the history records of a booking on hold or over the limit: the reason, if there had to be one. */
type CreditRecorded = {
  credit_status?: 'hold';
  over_credit_limit?: OverLimit;
  credit_reason?: string;
};

/** Refuses to book without a reason on hold, or for a price over the limit. */
export async function checkCreditOf(
  transaction: Transaction,
  company: CreditTerms | undefined,
  { reason, price, now }: { reason: string | undefined; price: Money; now: Date },
  errors: HoldRefusal & LimitRefusal,
): Promise<CreditRecorded> {
  if (company?.credit_status === 'hold') return checkHold(company, reason, errors);
  return checkLimit(company ? await overLimitOf(transaction, company, price, now) : null, reason, errors);
}

export function checkHold(
  company: Pick<CreditTerms, 'credit_status'> | undefined,
  reason: string | undefined,
  errors: HoldRefusal,
): CreditRecorded {
  if (company?.credit_status !== 'hold') return {};
  if (lacksCreditReason(company.credit_status, reason)) throw errors.CREDIT_HOLD();
  return { credit_status: 'hold', ...(reason && { credit_reason: reason }) };
}

export function checkLimit(
  over: OverLimit | null,
  reason: string | undefined,
  errors: LimitRefusal,
): CreditRecorded {
  if (!over) return {};
  if (!reason) throw errors.CREDIT_LIMIT({ data: over });
  return { over_credit_limit: over, credit_reason: reason };
}

/** How a price would exceed the limit of a company, whose credit stays locked until the transaction ends. No statement without a limit. */
export async function overLimitOf(
  transaction: Transaction,
  company: CreditTerms,
  price: Money,
  now: Date,
): Promise<OverLimit | null> {
  if (company.credit_limit_cents === null || price.currency !== company.currency) return null;
  return overLimit(company, await lockCreditUsed(transaction, company, now), price);
}

/** What a company uses of its limit, after every confirmation that ran at the same time. */
export async function lockCreditUsed(
  transaction: Transaction,
  company: CreditTerms,
  now: Date,
): Promise<number> {
  await lockCredit(transaction, company.id);
  return creditUse(company, await debtsOf(transaction, company.id, now)).used_cents;
}
