import { useQuery } from '@tanstack/react-query';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from './ended-sessions.ts';
import { SessionItem } from './session-item.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

export function OwnSessions() {
  const sessions = useQuery(api.people.sessions.queryOptions());
  const endOthers = useWrite({
    send: (_, options) => call.people.endOtherSessions({}, options),
    onSuccess: ({ ended }) => {
      toast({ title: 'Signed out everywhere else', description: endedSessions(ended) });
    },
    failureToast: { title: 'Error' },
  });
  return (
    <QueryBoundary of={sessions} what="Your sessions" skeleton={<SessionsSkeleton />}>
      {({ sessions: listed, more }) => (
        <>
          <ul
            aria-labelledby="sessions-title"
            className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface"
          >
            {listed.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          {more > 0 && <p className="mt-3 text-caption">And {counted(more, 'older session')}.</p>}
          {listed.length > 1 ? (
            <Button
              variant="secondary"
              size="marketing"
              className="mt-4"
              pending={endOthers.pending}
              onClick={() => endOthers.write()}
            >
              Sign out everywhere else
            </Button>
          ) : (
            <p className="mt-3 text-caption">You aren’t signed in anywhere else.</p>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
