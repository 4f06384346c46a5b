import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { SessionRow } from '#domain/people/person.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { Age, Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Fact } from './fact.tsx';

export function SessionItem({ session }: { session: SessionRow }) {
  const { device, network, current, signed_in_at } = session;
  return (
    <li className="flex items-center justify-between gap-x-6 gap-y-3 p-4 max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
          {device}
          {current && (
            <span className="rounded-xs bg-brand-weak px-2 py-0.5 text-dense font-semibold text-brand">
              This session
            </span>
          )}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-5 text-dense text-ink-2">
          <Fact term="Network">{network ?? 'unknown'}</Fact>
          <Fact term="Signed in">
            <Moment at={signed_in_at} />
          </Fact>
          <Fact term="Last seen">
            <LastSeen session={session} />
          </Fact>
        </dl>
      </div>
      {!current && <EndButton session={session} />}
    </li>
  );
}

/** The server records activity once an hour. */
function LastSeen({ session: { current, last_seen_at } }: { session: SessionRow }) {
  const now = useNow();
  if (current) return 'now';
  if (now.getTime() - last_seen_at.getTime() < HOUR_MS) return 'within the last hour';
  return <Age since={last_seen_at} />;
}

function EndButton({ session: { id, device } }: { session: SessionRow }) {
  const end = useWrite({
    send: (_, options) => call.people.endSession({ id }, options),
    onSuccess: () => toast({ title: 'Signed out', description: `${device} is signed out.` }),
    onFailure: (error) => {
      // The session already ended, which is the desired result. The list is refetched.
      if (isRefusal(error, 'NOT_FOUND')) return;
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  return (
    <Button
      variant="secondary"
      aria-label={`Sign out ${device}`}
      pending={end.pending}
      onClick={() => end.write()}
    >
      Sign out
    </Button>
  );
}
