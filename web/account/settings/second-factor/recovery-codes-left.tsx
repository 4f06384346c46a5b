import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/inline-question.tsx';

interface RecoveryCodesLeftProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

const FEW = 3;

/** How many are left, and new ones. */
export function RecoveryCodesLeft({ left, onCodes }: RecoveryCodesLeftProps) {
  const [asked, setAsked] = useState(false);
  const renew = useMutation({
    ...api.people.renewRecoveryCodes.mutationOptions(),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {renew.error && <FocusedAlert title={failureSentence(renew.error)} attempt={renew.submittedAt} />}
      <p className={left <= FEW ? 'text-ui font-semibold text-danger' : 'text-ui text-ink-2'}>
        {left === 0 ? 'No recovery code is left.' : `${counted(left, 'recovery code')} left.`}
        {left <= FEW && ' Please renew them.'}
      </p>
      {asked ? (
        <InlineQuestion
          question="Make ten new recovery codes?"
          act="Make new codes"
          pending={renew.isPending}
          onAct={() => renew.mutate(undefined, { onSettled: () => setAsked(false) })}
          keep="Cancel"
          onKeep={() => setAsked(false)}
          className="w-full rounded-md border border-line p-4"
        >
          The ones you have are no longer good then.
        </InlineQuestion>
      ) : (
        <Button variant="ghost" className="-ml-3.5" onClick={() => setAsked(true)}>
          Renew recovery codes
        </Button>
      )}
    </div>
  );
}
