import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { usd } from '#web/shipments/amounts.ts';
import { FigureLine } from '#web/ui/figure-line.tsx';
import { permitted } from '#web/ui/figure-strip.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';

const LABELS = ['Total Shipments', 'Active Shipments', 'Pending Quotes', 'Total Spent'] as const;

export function DashboardFigures() {
  const summary = useQuery(api.shipments.summary.queryOptions());
  return (
    <section aria-label="Figures">
      <QueryBoundary of={summary} what="Your figures" skeleton={<FiguresSkeleton />}>
        {({ total, active, pending_quotes, spent_cents, unconfirmed_cents }) => (
          <FigureLine
            label="Your figures"
            figures={permitted([
              { label: LABELS[0], value: total?.toLocaleString('en-US') },
              { label: LABELS[1], value: active?.toLocaleString('en-US') },
              { label: LABELS[2], value: pending_quotes?.toLocaleString('en-US') },
              {
                label: LABELS[3],
                value: spent_cents !== null && (
                  <Spent cents={spent_cents} unconfirmed_cents={unconfirmed_cents ?? 0} />
                ),
              },
            ])}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

function Spent({ cents, unconfirmed_cents }: { cents: number; unconfirmed_cents: number }) {
  return (
    <>
      {usd(cents)}{' '}
      {unconfirmed_cents > 0 && (
        <span className="font-text font-normal">including {usd(unconfirmed_cents)} indicative</span>
      )}
    </>
  );
}

function FiguresSkeleton() {
  return <FigureLine label="Your figures" figures={LABELS.map((label) => ({ label, value: undefined }))} />;
}
