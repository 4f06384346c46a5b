import type { SupplierBillRow } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';

/** What is billed less what was expected, with its sign; in words too where it exceeds the tolerance. */
export function Variance({ variance, needs_approval }: Pick<SupplierBillRow, 'variance' | 'needs_approval'>) {
  const text = `${variance.amount > 0 ? '+' : ''}${formatMoney(variance)}`;
  if (!needs_approval) return text;
  return (
    <>
      <span className="font-semibold text-danger">{text}</span>
      <span className="block font-text font-normal text-ink-2">Above tolerance</span>
    </>
  );
}
