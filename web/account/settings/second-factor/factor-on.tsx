import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from '../ended-sessions.ts';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';

interface FactorOnProps {
  since: Date;
  passkeys: number;
  codesLeft: number;
  required: boolean;
  onCodes: (codes: readonly string[]) => void;
}

export function FactorOn({ since, passkeys, codesLeft, required, onCodes }: FactorOnProps) {
  const [confirming, setConfirming] = useState(false);
  const turnOff = useWrite({
    send: (_, options) => call.people.turnOffSecondFactor(undefined, options),
    onSuccess: ({ ended }) => {
      setConfirming(false);
      toast({ title: 'Two-step sign-in is off', description: endedSessions(ended) });
    },
    onFailure: () => setConfirming(false),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      {turnOff.failure && <FocusedAlert title={turnOff.failure} attempt={turnOff.calls} />}
      <p className="text-ui">
        <span className="font-semibold">On</span> since <Moment at={since} />.
      </p>
      <RecoveryCodesLeft left={codesLeft} onCodes={onCodes} />
      {confirming ? (
        <InlineQuestion
          question="Turn off two-step sign-in?"
          act="Turn off"
          destructive
          pending={turnOff.pending}
          onAct={() => turnOff.write()}
          keep="Cancel"
          onKeep={() => setConfirming(false)}
          className="w-full rounded-md border border-line p-4"
        >
          {consequence({ passkeys, required })}
        </InlineQuestion>
      ) : (
        <Button variant="secondary" size="marketing" onClick={() => setConfirming(true)}>
          Turn off
        </Button>
      )}
    </div>
  );
}

function consequence({ passkeys, required }: Pick<FactorOnProps, 'passkeys' | 'required'>): string {
  if (passkeys > 0) return 'Your passkeys stay the second step. Every other session will be signed out.';
  return required
    ? 'Your password alone will open your account, and you can’t use the console until you set it up again.'
    : 'Your password alone will open your account. Every other session will be signed out.';
}
