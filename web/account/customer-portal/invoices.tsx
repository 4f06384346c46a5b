import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { CreditBalances } from '#web/organisations/credit-balances.tsx';
import { paths } from '#web/paths.ts';
import { useAttention } from '#web/shell/area/use-attention.ts';
import { counted } from '#web/shipments/amounts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { DocumentDrawing } from './document-drawing.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoicesSkeleton } from './portal-skeletons.tsx';

const INITIAL_COUNT = 10;
const PAGE_SIZE = 50;

const Statement = lazyWithRetry(async () => (await import('./portal-statement.tsx')).PortalStatement);

/** The invoices, or the statement of account. */
export function Invoices() {
  const [parameters] = useSearchParams();
  return parameters.get('show') === 'statement' ? <Statement /> : <InvoiceList />;
}

/** The newest invoices. View All shows all of them, paginated. */
function InvoiceList() {
  const [parameters] = useSearchParams();
  const showsAll = parameters.get('show') === 'all';
  const attention = useAttention();
  const mine = useInfiniteQuery({
    ...api.invoices.mine.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: showsAll ? PAGE_SIZE : INITIAL_COUNT }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary of={mine} what="Your invoices" skeleton={<InvoicesSkeleton />}>
      {({ pages }) => {
        const invoices = pages.flatMap((page) => page.invoices);
        if (invoices.length === 0) return <NoInvoices />;
        return (
          <>
            <CreditBalances of={attention.data?.due?.credit_balances ?? []} className="mb-4" />
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <ExportLinks what="invoices" path="/api/invoices" />
              <Link
                to={paths.customerPortal({ tab: 'invoices', show: 'statement' })}
                className="link inline-flex min-h-11 items-center text-dense"
              >
                Statement of account
              </Link>
            </div>
            <InvoiceTable invoices={invoices} />
            {mine.hasNextPage && !showsAll ? (
              <div className="mt-4 flex flex-wrap items-center gap-4">
                <ButtonLink to={paths.customerPortal({ tab: 'invoices', show: 'all' })} variant="secondary">
                  View All
                </ButtonLink>
                <p className="text-caption">Showing the newest {counted(invoices.length, 'invoice')}</p>
              </div>
            ) : (
              <ShowMore shown={counted(invoices.length, 'invoice')} of={mine} />
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

function NoInvoices() {
  return (
    <EmptyState
      title="No invoices yet"
      drawing={<DocumentDrawing />}
      action={
        <ButtonLink to={paths.customerPortal()} variant="secondary">
          See your shipments
        </ButtonLink>
      }
    >
      Your invoices appear here once they are issued.
    </EmptyState>
  );
}
