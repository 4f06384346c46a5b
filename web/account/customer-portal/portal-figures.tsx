import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { amountsText, roundedAmount } from '#web/shipments/amounts.ts';
import { FigureStrip, permitted } from '#web/ui/figure-strip.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const LABELS = ['Active Shipments', 'In Transit', 'This Month', 'Documents'] as const;

export function PortalFigures() {
  const summary = useQuery(api.portal.summary.queryOptions());
  return (
    <section aria-label="Figures">
      <QueryBoundary of={summary} what="Your figures" skeleton={<FiguresSkeleton />}>
        {({ active, in_transit, invoiced_this_month_cents, by_currency, documents }) => (
          <FigureStrip
            label="Your figures"
            figures={permitted([
              { label: LABELS[0], value: active?.toLocaleString('en-US') },
              { label: LABELS[1], value: in_transit?.toLocaleString('en-US') },
              {
                label: LABELS[2],
                value:
                  invoiced_this_month_cents !== null && amountsText(by_currency.map(invoiced), roundedAmount),
                note: 'invoiced',
              },
              { label: LABELS[3], value: documents?.toLocaleString('en-US') },
            ])}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

interface InvoicedInCurrency {
  currency: string;
  invoiced_this_month_cents: number;
}

function invoiced({ currency, invoiced_this_month_cents }: InvoicedInCurrency) {
  return { currency, amount_cents: invoiced_this_month_cents };
}

function FiguresSkeleton() {
  return (
    <FigureStrip
      label="Your figures"
      figures={LABELS.map((label) => ({ label, value: <Skeleton className="my-1.5 h-5.5 w-20" /> }))}
    />
  );
}
