import { useState } from 'react';
import type { PasskeyRow } from '#contract/people/passkeys.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';
import { endedSessions } from '../ended-sessions.ts';
import { Fact } from '../fact.tsx';

interface PasskeyItemProps {
  passkey: PasskeyRow;
  /** The only second factor: without it, the password alone opens the account. */
  isLastFactor: boolean;
  /** Whether the console is unavailable without a second factor. */
  isRequired: boolean;
}

export function PasskeyItem({ passkey, isLastFactor, isRequired }: PasskeyItemProps) {
  const { id, name, synced, created_at, last_used_at } = passkey;
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const remove = useWrite({
    send: (_, options) => call.people.removePasskey({ id }, options),
    onSuccess: ({ ended }) => {
      setConfirming(false);
      toast({ title: 'Passkey removed', description: endedSessions(ended) });
    },
    onFailure: (error) => {
      setConfirming(false);
      // It was already removed elsewhere, which is the desired result. The list is refetched.
      if (isRefusal(error, 'NOT_FOUND')) return;
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  return (
    <li className="flex flex-col gap-4 p-4">
      <div className="flex items-center justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold">
            {name}
            {synced && (
              <span className="rounded-xs bg-brand-weak px-2 py-0.5 text-dense font-semibold text-brand">
                Synced
              </span>
            )}
          </p>
          <dl className="mt-1 flex flex-wrap gap-x-5 text-dense text-ink-2">
            <Fact term="Added">
              <Moment at={created_at} />
            </Fact>
            <Fact term="Last used">{last_used_at ? <Moment at={last_used_at} /> : 'not yet'}</Fact>
          </dl>
        </div>
        {!confirming && (
          <Button variant="secondary" aria-label={`Remove ${name}`} onClick={() => setConfirming(true)}>
            Remove
          </Button>
        )}
      </div>
      {confirming && (
        <InlineQuestion
          question="Remove this passkey?"
          act="Remove"
          destructive
          pending={remove.pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => remove.write()}
          keep="Cancel"
          onKeep={() => setConfirming(false)}
        >
          It will no longer sign you in, and every other session will be signed out.
          {isLastFactor && ` ${withoutFactor(isRequired)}`} Delete it from your device or password manager as
          well.
        </InlineQuestion>
      )}
    </li>
  );
}

function withoutFactor(isRequired: boolean): string {
  return isRequired
    ? 'Your password alone will open your account, and you can’t use the console until you set up two-step sign-in or add a passkey.'
    : 'Your password alone will open your account.';
}
