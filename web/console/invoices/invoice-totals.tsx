import { usd } from '#web/shipments/amounts.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

interface InvoiceTotalsProps {
  count: number;
  amount_cents: number;
  open_cents: number;
  overdue_cents: number;
}

const NAME = 'Totals of these invoices';

/** Totals of the invoices in the view. Void invoices don't count towards amounts. */
export function InvoiceTotals({ count, amount_cents, open_cents, overdue_cents }: InvoiceTotalsProps) {
  return (
    <FigureStrip
      label={NAME}
      figures={[
        { label: 'Invoices', value: count.toLocaleString('en-US') },
        { label: 'Invoiced', value: usd(amount_cents) },
        { label: 'Open', value: usd(open_cents) },
        { label: 'Overdue', value: usd(overdue_cents) },
      ]}
    />
  );
}

export function TotalsSkeleton() {
  return (
    <FigureStrip
      label={NAME}
      figures={['Invoices', 'Invoiced', 'Open', 'Overdue'].map((label) => ({
        label,
        value: <Skeleton className="my-1.5 h-5.5 w-20" />,
      }))}
    />
  );
}
