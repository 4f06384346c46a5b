import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { AmendmentItem } from './amendment-item.tsx';

/** The changes that the customer has requested; nothing where there are none. */
export function AmendmentList({ tracking_number }: { tracking_number: string }) {
  const query = useQuery(api.amendments.list.queryOptions({ input: { tracking_number } }));
  return (
    <QueryBoundary of={query} what="The amendments" skeleton={null}>
      {({ amendments }) =>
        amendments.length > 0 && (
          <section aria-labelledby="amendments-heading" className="mt-8">
            <h2 id="amendments-heading" className="mb-3 text-h3">
              Amendments
            </h2>
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {amendments.map((amendment) => (
                <AmendmentItem key={amendment.id} amendment={amendment} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryBoundary>
  );
}
