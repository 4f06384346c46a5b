import { formatMoney } from '#domain/money/format-money.ts';
import type { OverLimit } from '#domain/organisations/credit-limit.ts';
import { isRefusal } from '#web/api/api-errors.ts';

/** The message for the field of the reason, when the server refuses to book on hold or over the limit without one. */
export function creditRefused(error: unknown): { credit_reason: string } | undefined {
  if (isRefusal(error, 'CREDIT_LIMIT'))
    return {
      credit_reason: `${overLimitText(error.data)}. Enter a reason to continue.`,
    };
  return isRefusal(error, 'CREDIT_HOLD') ? { credit_reason: error.message } : undefined;
}

/** 'Over the credit limit of $25,000.00: $27,300.00 used, $1,850.00 more'. */
export function overLimitText({ limit, used, price }: OverLimit): string {
  return `Over the credit limit of ${formatMoney(limit)}: ${formatMoney(used)} used, ${formatMoney(price)} more`;
}
