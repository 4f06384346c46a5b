import { checkedNumber } from '#domain/shipments/check-digit.ts';

/** GQ, eight digits and a check digit. `random` is uniform in [0, 1). */
export function newQuoteReference(random: number): string {
  return checkedNumber('GQ', random);
}
