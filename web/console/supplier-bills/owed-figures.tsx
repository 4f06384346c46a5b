import type { OwedToSuppliers } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';

/** What approved bills that are not paid come to. Nothing where there are none. */
export function OwedFigures({ owed }: { owed: readonly OwedToSuppliers[] }) {
  if (owed.length === 0) return null;
  const count = owed.reduce((sum, each) => sum + each.count, 0);
  return (
    <FigureStrip
      label="Owed to suppliers"
      hasAmounts
      className="mb-4"
      figures={[
        { label: 'Unpaid bills', value: count.toLocaleString('en-US') },
        { label: 'Owed to suppliers', value: sumsText(owed.map(({ amount }) => amount)) },
        { label: 'Overdue', value: sumsText(owed.map(({ overdue }) => overdue)) },
      ]}
    />
  );
}

/** '$7,346.25 + €1,200.00', without the currencies of which there is nothing. */
function sumsText(sums: readonly Money[]): string {
  const some = sums.filter(({ amount }) => amount !== 0);
  return (some.length > 0 ? some : sums.slice(0, 1)).map(formatMoney).join(' + ');
}
