import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { endedSessions } from '../ended-sessions.ts';

interface FactorOnProps {
  since: Date;
  codesLeft: number;
  demanded: boolean;
  onCodes: (codes: readonly string[]) => void;
}

const FEW = 3;

export function FactorOn({ since, codesLeft, demanded, onCodes }: FactorOnProps) {
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const renew = useMutation({
    ...api.people.renewRecoveryCodes.mutationOptions(),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  const turnOff = useMutation({
    ...api.people.turnOffSecondFactor.mutationOptions(),
    onSuccess: ({ ended }) => toast({ title: 'Two-step sign-in is off', description: endedSessions(ended) }),
  });
  const failed = [renew, turnOff].find(({ error }) => error);
  return (
    <div className="flex flex-col items-start gap-4">
      {failed && <FocusedAlert title={failureSentence(failed.error)} attempt={failed.submittedAt} />}
      <div className="text-ui">
        <p>
          <span className="font-semibold">On</span> since <Moment at={since} />.
        </p>
        <p className={codesLeft <= FEW ? 'font-semibold text-danger' : 'text-ink-2'}>
          {codesLeft === 0 ? 'No recovery code is left.' : `${counted(codesLeft, 'recovery code')} left.`}
          {codesLeft <= FEW && ' Please renew them.'}
        </p>
      </div>
      {asked === 'renew' && (
        <InlineQuestion
          question="Make ten new recovery codes?"
          act="Make new codes"
          pending={renew.isPending}
          onAct={() => renew.mutate(undefined, { onSettled: () => setAsked(null) })}
          keep="Cancel"
          onKeep={() => setAsked(null)}
          className="w-full rounded-md border border-line p-4"
        >
          The ones you have are no longer good then.
        </InlineQuestion>
      )}
      {asked === 'off' && (
        <InlineQuestion
          question="Turn two-step sign-in off?"
          act="Turn off"
          destructive
          pending={turnOff.isPending}
          onAct={() => turnOff.mutate(undefined, { onSettled: () => setAsked(null) })}
          keep="Cancel"
          onKeep={() => setAsked(null)}
          className="w-full rounded-md border border-line p-4"
        >
          {demanded
            ? 'Your password alone opens your account then, and the console stays shut until you have set it up again.'
            : 'Your password alone opens your account then. Every other session is signed out.'}
        </InlineQuestion>
      )}
      {!asked && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="marketing" onClick={() => setAsked('renew')}>
            Renew recovery codes
          </Button>
          <Button variant="secondary" size="marketing" onClick={() => setAsked('off')}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}
