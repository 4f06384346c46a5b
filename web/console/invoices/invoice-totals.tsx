import { amountsText } from '#web/shipments/amounts.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

interface InvoiceTotalsProps {
  count: number;
  /** Only the newest ones were counted and summed. */
  capped: boolean;
  /** Null for several currencies. */
  currency: string | null;
  by_currency: readonly (Record<Sum, number> & { currency: string })[];
}

type Sum = 'amount_cents' | 'open_cents' | 'overdue_cents';

const NAME = 'Totals of these invoices';

/** Totals of the invoices in the view, in each currency. Void invoices don't count towards amounts, credit notes count negatively. */
export function InvoiceTotals({ count, capped, currency, by_currency }: InvoiceTotalsProps) {
  const note = capped ? `newest ${count.toLocaleString('en-US')}` : undefined;
  const text = (sum: Sum) => {
    const sums = by_currency.map((each) => ({ currency: each.currency, amount_cents: each[sum] }));
    const none = { currency: currency ?? sums[0]?.currency ?? 'USD', amount_cents: 0 };
    const some = sums.filter(({ amount_cents }) => amount_cents !== 0);
    return amountsText(some.length > 0 ? some : [none]);
  };
  return (
    <FigureStrip
      label={NAME}
      hasAmounts
      figures={[
        { label: 'Invoices', value: `${count.toLocaleString('en-US')}${capped ? '+' : ''}` },
        { label: 'Invoiced', value: text('amount_cents'), note },
        { label: 'Open', value: text('open_cents'), note },
        { label: 'Overdue', value: text('overdue_cents'), note },
      ]}
    />
  );
}

export function TotalsSkeleton() {
  return (
    <FigureStrip
      label={NAME}
      hasAmounts
      figures={['Invoices', 'Invoiced', 'Open', 'Overdue'].map((label) => ({
        label,
        value: <Skeleton className="my-1.5 h-5.5 w-20" />,
      }))}
    />
  );
}
