import { Suspense, useCallback } from 'react';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useConnectionFailure } from '../connection-failure.ts';
import { BusinessToolbar } from './business-toolbar.tsx';
import { type BusinessView, isNarrowed, isUnanswered, type QuoteFormName } from './business-view.ts';
import { FailedStatus } from './failed-status.tsx';
import { HitRatio } from './hit-ratio.tsx';
import { totalOf } from './quote-counts.ts';
import { QuoteList } from './quote-list.tsx';
import { useBusinessView } from './use-business-view.ts';
import { useQuoteStatus } from './use-quote-status.ts';
import { useStaffQuotes } from './use-staff-quotes.ts';

const QuoteDialog = lazyWithRetry(async () => (await import('./quote-dialog.tsx')).QuoteDialog);

/** All quotes: search, answer and convert to shipments. */
export function Business() {
  const [view, change] = useBusinessView();
  const quotes = useStaffQuotes(view);
  const failed = useConnectionFailure(quotes);
  const statuses = useQuoteStatus();

  const onOpen = useCallback(
    (reference: string, act: QuoteFormName | null = null) => change({ quote: reference, act }),
    [change],
  );
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = quotes;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
  const counts = quotes.data?.counted ?? null;
  const total = counts && totalOf(counts, view.status);

  return (
    <section aria-label="Business" className="flex flex-col gap-4">
      <HitRatio
        beside={
          <ExportLinks what="quotes" path="/api/quotes/all" filter={{ q: view.q, status: view.status }} />
        }
      >
        <BusinessToolbar view={view} onChange={change} counts={counts} />
      </HitRatio>
      {statuses.failed && <FailedStatus failed={statuses.failed} onRetry={statuses.change} />}
      <QueryBoundary
        of={quotes}
        failed={failed}
        what="The quotes"
        skeleton={<GridSkeleton cardHeight={140} />}
      >
        {({ rows }) => {
          if (rows.length > 0)
            return (
              <>
                <QuoteList
                  rows={rows}
                  total={total}
                  sending={statuses.sending}
                  onOpen={onOpen}
                  onStatus={statuses.change}
                  onNearEnd={onNearEnd}
                />
                <ShowMore shown={shownOf(rows, total)} of={quotes} />
              </>
            );
          if (isNarrowed(view))
            return <NothingFound view={view} onClear={() => change({ q: '', status: [] })} />;
          return <NoQuotes />;
        }}
      </QueryBoundary>
      <Suspense>
        {view.quote && (
          <QuoteDialog
            key={view.quote}
            reference={view.quote}
            act={view.act}
            onAct={(act) => change({ act })}
            onClose={() => change({ quote: null, act: null })}
          />
        )}
      </Suspense>
    </section>
  );
}

function shownOf(rows: readonly StaffQuoteRow[], total: number | null): string {
  const loaded = counted(rows.length, 'quote');
  return total !== null && total > rows.length ? `${loaded} of ${total.toLocaleString('en-US')}` : loaded;
}

function NothingFound({ view, onClear }: { view: BusinessView; onClear: () => void }) {
  const answered = isUnanswered(view) && view.q === '';
  return (
    <EmptyState
      title={answered ? 'No unanswered quotes' : 'No quotes found'}
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {answered ? 'Show all' : 'Clear filters'}
        </Button>
      }
    >
      {!answered && 'Search covers references, clients, e-mail addresses, cities and cargo.'}
    </EmptyState>
  );
}

function NoQuotes() {
  return (
    <EmptyState
      title="No quotes yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={<ButtonLink to={paths.quote()}>Request Quote</ButtonLink>}
    >
      Quote requests from visitors and customers appear here.
    </EmptyState>
  );
}
