import { BILL_PAYMENT_STATES } from '#domain/supplier-bills/bill-payment.ts';
import { BILL_STATUSES } from '#domain/supplier-bills/bill-status.ts';

/** By the status that the list shows: `approved` is approved and not paid. */
export const SHOWN_FILTERS = ['recorded', 'approved', 'paid', 'disputed', 'reversed'] as const;

/** What an address can have: `unpaid` is the same as `approved`, from addresses of earlier versions. */
export const BILL_FILTERS = [...BILL_STATUSES, ...BILL_PAYMENT_STATES];

export function shownFilter(chosen: string): string {
  return chosen === 'unpaid' ? 'approved' : chosen;
}

/** The chosen filter in the request, where a paid bill is approved as well. */
export function filterOf(chosen: string) {
  const shown = shownFilter(chosen);
  if (shown === 'approved') return { payment: 'unpaid' } as const;
  if (shown === 'paid') return { payment: 'paid' } as const;
  const status = BILL_STATUSES.find((each) => each === shown);
  return status ? { status } : {};
}
