import { useState } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { accountRefusal } from '#domain/people/staff-rules.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface AccountSwitchProps {
  person: PersonRecord;
  by: { user_id: string; role: Role };
}

const REASONS = {
  OWN_ACCOUNT: 'You can’t deactivate your own account.',
  ADMIN_ONLY: 'Only an admin can deactivate or reactivate staff.',
};

/** Deactivates or reactivates an account, with confirmation. */
export function AccountSwitch({ person, by }: AccountSwitchProps) {
  const { user_id, full_name } = person;
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const isDeactivated = person.deactivated_at !== null;
  const { write, pending, failure } = useWrite({
    send: (_, options) =>
      isDeactivated
        ? call.people.reactivate({ user_id }, options)
        : call.people.deactivate({ user_id }, options),
    onSuccess: () => {
      setConfirming(false);
      toast(
        isDeactivated
          ? { title: 'Account reactivated', description: `${full_name} can sign in again.` }
          : { title: 'Account deactivated', description: `${full_name} has been signed out everywhere.` },
      );
    },
    failureToast: {
      title: 'Error',
      description: `Failed to ${isDeactivated ? 'reactivate' : 'deactivate'} the account`,
    },
    invalidates: api.people.key(),
  });
  const refused = accountRefusal(by, person);
  if (refused) return <p className="text-caption">{REASONS[refused]}</p>;
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      {confirming ? (
        <InlineQuestion
          question={`${isDeactivated ? 'Reactivate' : 'Deactivate'} ${full_name}?`}
          act={isDeactivated ? 'Reactivate' : 'Deactivate'}
          keep="Cancel"
          destructive={!isDeactivated}
          pending={pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => write()}
          onKeep={() => setConfirming(false)}
          className="rounded-md border border-line p-4"
        >
          {isDeactivated
            ? 'They can sign in again with their password.'
            : 'They will be signed out everywhere immediately and can’t sign in. Their shipments don’t change.'}
        </InlineQuestion>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
          {isDeactivated ? 'Reactivate account' : 'Deactivate account'}
        </Button>
      )}
    </div>
  );
}
