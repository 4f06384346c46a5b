import { useState } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface FactorResetProps {
  person: PersonRecord;
  by: { user_id: string; role: Role };
}

/** Lets an admin reset the second factor of someone who lost their app or passkeys and their recovery codes. */
export function FactorReset({ person, by }: FactorResetProps) {
  const { user_id, full_name, second_factor_since, passkeys } = person;
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.people.resetSecondFactor({ user_id }, options),
    onSuccess: () => {
      setConfirming(false);
      toast({ title: 'Two-step sign-in reset', description: `We notified ${full_name} by e-mail.` });
    },
  });
  if ((!second_factor_since && passkeys === 0) || by.role !== 'admin' || by.user_id === user_id) return null;
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      {confirming ? (
        <InlineQuestion
          question={`Reset two-step sign-in for ${full_name}?`}
          act="Reset"
          keep="Cancel"
          destructive
          pending={pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => write()}
          onKeep={() => setConfirming(false)}
          className="rounded-md border border-line p-4"
        >
          Verify their identity first. Their app, passkeys and recovery codes will stop working, they’ll be
          signed out everywhere, and their password alone will open the account until they set it up again.
        </InlineQuestion>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
          Reset two-step sign-in
        </Button>
      )}
    </div>
  );
}
