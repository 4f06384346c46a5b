import { useState } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { accountRefusal } from '#domain/people/staff-rules.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

/** Ends all sessions of a person, for example after a lost device, with confirmation. */
export function SignOutEverywhere({
  person,
  by,
}: {
  person: PersonRecord;
  by: { user_id: string; role: Role };
}) {
  const { user_id, full_name } = person;
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.people.endSessionsOf({ user_id }, options),
    onSuccess: ({ ended }) => {
      setConfirming(false);
      const sessions = ended === 1 ? 'One session has' : `${ended || 'No'} sessions have`;
      toast({ title: 'Signed out everywhere', description: `${sessions} ended.` });
    },
  });
  if (accountRefusal(by, person) || person.deactivated_at) return null;
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      {confirming ? (
        <InlineQuestion
          question={`Sign ${full_name} out everywhere?`}
          act="Sign out"
          keep="Cancel"
          destructive
          pending={pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => write()}
          onKeep={() => setConfirming(false)}
          className="rounded-md border border-line p-4"
        >
          They’ll need to sign in again on every device.
        </InlineQuestion>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
          Sign out everywhere
        </Button>
      )}
    </div>
  );
}
