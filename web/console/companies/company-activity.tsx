import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { AuditEntry } from '../audit/audit-entry.tsx';

const PAGE = 25;

/** What was changed about the company and its people, newest first. */
export function CompanyActivity({ organisation_id }: { organisation_id: string }) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (after: string | undefined) => ({ organisation: organisation_id, after, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchOnMount: 'always',
      refetchInterval: every(MINUTE_MS),
    }),
  );
  return (
    <QueryBoundary of={query} what="The activity" skeleton={<RowSkeletons height="h-16" />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0)
          return (
            <EmptyState title="No activity yet">
              Changes to the company and its people appear here.
            </EmptyState>
          );
        return (
          <>
            <ol
              aria-label="Activity"
              className="divide-y divide-line rounded-md border border-line bg-surface"
            >
              {entries.map((entry) => (
                <AuditEntry
                  key={entry.id}
                  entry={entry}
                  onPerson={(person) => void navigate(paths.audit({ person }))}
                />
              ))}
            </ol>
            <ShowMore shown={counted(entries.length, 'entry', 'entries')} of={query} />
          </>
        );
      }}
    </QueryBoundary>
  );
}
