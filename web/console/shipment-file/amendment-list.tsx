import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { wordsOf } from './file-text.ts';

/** The changes that the customer has asked for; nothing where there are none. */
export function AmendmentList({ tracking_number }: { tracking_number: string }) {
  const reading = useQuery(api.amendments.list.queryOptions({ input: { tracking_number } }));
  return (
    <QueryBoundary of={reading} what="The amendments" skeleton={null}>
      {({ amendments }) =>
        amendments.length > 0 && (
          <section aria-labelledby="amendments-heading" className="mt-8">
            <h2 id="amendments-heading" className="mb-3 text-h3">
              Amendments
            </h2>
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {amendments.map(({ id, status, reason, difference, requested_by, created_at, answer }) => (
                <li key={id} className="px-4 py-3 text-ui wrap-anywhere">
                  <span className="font-semibold">{wordsOf(status)}:</span>{' '}
                  {difference.map(({ field }) => wordsOf(field)).join(', ')}
                  <span className="block">
                    <bdi>{reason}</bdi>
                  </span>
                  {answer && <span className="block">Answer: {answer}</span>}
                  <span className="block text-ink-2">
                    {requested_by ?? 'A deleted account'}, <Moment at={created_at} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryBoundary>
  );
}
