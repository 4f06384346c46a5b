import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { MailItem } from './mail-item.tsx';

const REFRESH_MS = 5_000;

/** The 100 most recent e-mails, refetched while some are queued. */
export function Outbox() {
  const now = useNow();
  const outbox = useQuery(
    api.mail.list.queryOptions({
      refetchInterval: (query) => {
        const isQueued = query.state.data?.some(({ status }) => status === 'queued');
        return every(isQueued ? REFRESH_MS : false)(query);
      },
    }),
  );
  return (
    <QueryBoundary of={outbox} what="The mail" skeleton={<OutboxSkeleton />}>
      {(mails) =>
        mails.length === 0 ? (
          <EmptyState title="No mail yet">
            Verification links, password links and confirmations appear here.
          </EmptyState>
        ) : (
          <ul aria-label="Mail" className="rounded-md border border-line bg-surface">
            {mails.map((mail) => (
              <MailItem key={mail.id} mail={mail} now={now} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function OutboxSkeleton() {
  return (
    <div className="rounded-md border border-line bg-surface">
      {['1', '2', '3', '4'].map((row) => (
        <div
          key={row}
          className="flex h-21 flex-col justify-center gap-3 border-b border-line px-4 last:border-b-0"
        >
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}
