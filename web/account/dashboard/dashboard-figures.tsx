import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { usd } from '#web/shipments/amounts.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const LABELS = ['Total Shipments', 'Active Shipments', 'Pending Quotes', 'Total Spent'] as const;

export function DashboardFigures() {
  const summary = useQuery(api.shipments.summary.queryOptions());
  return (
    <section aria-label="Figures">
      <QueryBoundary of={summary} what="Your figures" skeleton={<FiguresSkeleton />}>
        {({ total, active, pending_quotes, spent_cents, unconfirmed_cents }) => (
          <FigureStrip
            label="Your figures"
            figures={[
              { label: LABELS[0], value: total.toLocaleString('en-US') },
              { label: LABELS[1], value: active.toLocaleString('en-US'), large: true },
              { label: LABELS[2], value: pending_quotes.toLocaleString('en-US') },
              {
                label: LABELS[3],
                value: <Spent cents={spent_cents} unconfirmed_cents={unconfirmed_cents} />,
              },
            ]}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

/** Smaller where half a phone, or a quarter of a tablet, must hold the amount. */
function Spent({ cents, unconfirmed_cents }: { cents: number; unconfirmed_cents: number }) {
  return (
    <>
      <span className="block max-lg:text-[1.125rem]">{usd(cents)}</span>
      {unconfirmed_cents > 0 && (
        <span className="block font-text text-[0.8125rem] leading-5 font-normal text-ink-2">
          including {usd(unconfirmed_cents)} indicative
        </span>
      )}
    </>
  );
}

function FiguresSkeleton() {
  return (
    <FigureStrip
      label="Your figures"
      figures={LABELS.map((label, index) => ({
        label,
        value: <Skeleton className={index === 1 ? 'my-2 h-6 w-16 sm:h-7' : 'my-1.5 h-5.5 w-20'} />,
        large: index === 1,
      }))}
    />
  );
}
