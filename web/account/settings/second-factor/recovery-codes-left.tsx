import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';

interface RecoveryCodesLeftProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

const LOW_THRESHOLD = 3;

/** The number of recovery codes left, with a button to renew them. */
export function RecoveryCodesLeft({ left, onCodes }: RecoveryCodesLeftProps) {
  const [confirming, setConfirming] = useState(false);
  const renew = useMutation({
    ...api.people.renewRecoveryCodes.mutationOptions(),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {renew.error && <FocusedAlert title={failureSentence(renew.error)} attempt={renew.submittedAt} />}
      <p className={left <= LOW_THRESHOLD ? 'text-ui font-semibold text-danger' : 'text-ui text-ink-2'}>
        {left === 0 ? 'No recovery codes left.' : `${counted(left, 'recovery code')} left.`}
        {left <= LOW_THRESHOLD && ' Please renew them.'}
      </p>
      {confirming ? (
        <InlineQuestion
          question="Create ten new recovery codes?"
          act="Create new codes"
          pending={renew.isPending}
          onAct={() => renew.mutate(undefined, { onSettled: () => setConfirming(false) })}
          keep="Cancel"
          onKeep={() => setConfirming(false)}
          className="w-full rounded-md border border-line p-4"
        >
          Your current codes will stop working.
        </InlineQuestion>
      ) : (
        <Button variant="ghost" className="-ml-3.5" onClick={() => setConfirming(true)}>
          Renew recovery codes
        </Button>
      )}
    </div>
  );
}
