import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { BlockerList } from '../../carrier-bookings/blocker-list.tsx';

const SHOWN = 3;

interface BlockedByProps {
  tracking_number: string;
  /** Of the dates. */
  time_zone: string;
}

/** What the shipment waits for, and by when it is to be removed. */
export function BlockedBy({ tracking_number, time_zone }: BlockedByProps) {
  const query = useQuery(api.exceptions.blockers.queryOptions({ input: { tracking_number } }));
  return (
    <QueryBoundary of={query} what="The blockers" skeleton={<Skeleton className="h-5 w-24" />}>
      {({ blockers }) => {
        const [due] = blockers
          .flatMap(({ due_at }) => due_at ?? [])
          .toSorted((one, other) => one.getTime() - other.getTime());
        if (blockers.length === 0) return 'Nothing';
        return (
          <>
            <BlockerList blockers={blockers.slice(0, SHOWN)} />
            {blockers.length > SHOWN && <p className="text-ink-2">and {blockers.length - SHOWN} more</p>}
            {due && (
              <p className="text-ink-2">
                By <Moment at={due} zone={time_zone} />
              </p>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
