import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useStaffEvents } from '../use-staff-events.ts';
import { QuoteBuilder } from './quote-builder.tsx';

/** The builder once the quote, what tariffs propose and the last revision have loaded. */
export function LoadedBuilder({ reference }: { reference: string }) {
  const input = { input: { reference } };
  const quote = useQuery(
    api.quotes.find.queryOptions({
      ...input,
      retry: (count, error) => !isRefusal(error, 'NOT_FOUND') && count < 3,
    }),
  );
  const enabled = quote.data !== undefined;
  const proposals = useQuery({ ...api.quotes.proposals.queryOptions(input), enabled });
  const offered = useQuery({ ...api.quotes.options.queryOptions(input), enabled });
  useStaffEvents(['quote_changed'], () => void offered.refetch({ cancelRefetch: false }));
  const list = paths.admin({ tab: 'business' });
  if (isRefusal(quote.error, 'NOT_FOUND'))
    return (
      <EmptyState title="No such quote" action={<ButtonLink to={list}>All quotes</ButtonLink>}>
        No quote has the reference {reference}.
      </EmptyState>
    );
  const skeleton = <RowSkeletons height="h-24" />;
  return (
    <>
      <Link to={list} className="link mb-3 inline-flex min-h-6 items-center gap-2 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All quotes
      </Link>
      <QueryBoundary of={quote} what="The quote" skeleton={skeleton}>
        {(quote) => (
          <QueryBoundary of={proposals} what="The tariffs" skeleton={skeleton}>
            {(proposals) => (
              <QueryBoundary of={offered} what="The options" skeleton={skeleton}>
                {(offered) => <QuoteBuilder quote={quote} proposals={proposals} offered={offered} />}
              </QueryBoundary>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  );
}
