import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { endedSessions } from '../ended-sessions.ts';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';

interface FactorOnProps {
  since: Date;
  passkeys: number;
  codesLeft: number;
  demanded: boolean;
  onCodes: (codes: readonly string[]) => void;
}

export function FactorOn({ since, passkeys, codesLeft, demanded, onCodes }: FactorOnProps) {
  const [asked, setAsked] = useState(false);
  const turnOff = useMutation({
    ...api.people.turnOffSecondFactor.mutationOptions(),
    onSuccess: ({ ended }) => toast({ title: 'Two-step sign-in is off', description: endedSessions(ended) }),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      {turnOff.error && <FocusedAlert title={failureSentence(turnOff.error)} attempt={turnOff.submittedAt} />}
      <p className="text-ui">
        <span className="font-semibold">On</span> since <Moment at={since} />.
      </p>
      <RecoveryCodesLeft left={codesLeft} onCodes={onCodes} />
      {asked ? (
        <InlineQuestion
          question="Turn two-step sign-in off?"
          act="Turn off"
          destructive
          pending={turnOff.isPending}
          onAct={() => turnOff.mutate(undefined, { onSettled: () => setAsked(false) })}
          keep="Cancel"
          onKeep={() => setAsked(false)}
          className="w-full rounded-md border border-line p-4"
        >
          {consequence({ passkeys, demanded })}
        </InlineQuestion>
      ) : (
        <Button variant="secondary" size="marketing" onClick={() => setAsked(true)}>
          Turn off
        </Button>
      )}
    </div>
  );
}

function consequence({ passkeys, demanded }: Pick<FactorOnProps, 'passkeys' | 'demanded'>): string {
  if (passkeys > 0) return 'Your passkeys stay the second step. Every other session is signed out.';
  return demanded
    ? 'Your password alone opens your account then, and the console stays shut until you have set it up again.'
    : 'Your password alone opens your account then. Every other session is signed out.';
}
