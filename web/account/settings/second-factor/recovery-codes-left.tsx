import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { useWrite } from '#web/forms/use-write.ts';
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
  const renew = useWrite({
    send: (_, options) => call.people.renewRecoveryCodes(undefined, options),
    onSuccess: ({ recovery_codes }) => {
      setConfirming(false);
      onCodes(recovery_codes);
    },
    onFailure: () => setConfirming(false),
  });
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {renew.failure && <FocusedAlert title={renew.failure} attempt={renew.calls} />}
      <p className={left <= LOW_THRESHOLD ? 'text-ui font-semibold text-danger' : 'text-ui text-ink-2'}>
        {left === 0 ? 'No recovery codes left.' : `${counted(left, 'recovery code')} left.`}
        {left <= LOW_THRESHOLD && ' Please renew them.'}
      </p>
      {confirming ? (
        <InlineQuestion
          question="Create ten new recovery codes?"
          act="Create new codes"
          pending={renew.pending}
          onAct={() => renew.write()}
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
