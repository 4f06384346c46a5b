import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { amountsText } from '#web/shipments/amounts.ts';
import { useExcludedVat } from '#web/shipments/vat-note.tsx';
import { FigureLine } from '#web/ui/figure-line.tsx';
import { permitted } from '#web/ui/figure-strip.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { spentText } from './spent-text.ts';

const LABELS = ['Total Shipments', 'Active Shipments', 'Pending Quotes', 'Total Spent'] as const;

export function DashboardFigures() {
  const summary = useQuery(api.shipments.summary.queryOptions());
  return (
    <section aria-label="Figures">
      <QueryBoundary of={summary} what="Your figures" skeleton={<FiguresSkeleton />}>
        {({ total, active, pending_quotes, spent_cents, by_currency }) => (
          <FigureLine
            label="Your figures"
            figures={permitted([
              { label: LABELS[0], value: total?.toLocaleString('en-US') },
              { label: LABELS[1], value: active?.toLocaleString('en-US') },
              { label: LABELS[2], value: pending_quotes?.toLocaleString('en-US') },
              {
                label: LABELS[3],
                isLong: true,
                value: spent_cents !== null && <Spent by_currency={by_currency} />,
              },
            ])}
          />
        )}
      </QueryBoundary>
    </section>
  );
}

interface SpentProps {
  by_currency: readonly { currency: string; spent_cents: number; unconfirmed_cents: number }[];
}

function Spent({ by_currency }: SpentProps) {
  const unconfirmed = by_currency
    .map(({ currency, unconfirmed_cents }) => ({ currency, amount_cents: unconfirmed_cents }))
    .filter(({ amount_cents }) => amount_cents > 0);
  const notes = [
    unconfirmed.length > 0 && `including ${amountsText(unconfirmed)} indicative`,
    useExcludedVat() && 'excluding VAT',
  ].filter(Boolean);
  return (
    <>
      {spentText(by_currency)}{' '}
      {notes.length > 0 && <span className="font-text font-normal">{notes.join(', ')}</span>}
    </>
  );
}

function FiguresSkeleton() {
  return <FigureLine label="Your figures" figures={LABELS.map((label) => ({ label, value: undefined }))} />;
}
