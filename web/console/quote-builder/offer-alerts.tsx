import type { StaffQuote } from '#contract/quotes/staff.ts';
import { admits } from '#domain/people/access.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { sentToast } from './use-send-offer.ts';

interface ApprovalAlertProps {
  quote: StaffQuote;
  revision: number;
  onApproved: () => void;
}

/** A revision below the margin floor, with a button for admins to approve it. */
export function ApprovalAlert({ quote, revision, onApproved }: ApprovalAlertProps) {
  const { person } = useSession();
  const approve = useWrite<void>({
    send: (_, options) => call.quotes.approveOptions({ reference: quote.reference, revision }, options),
    onSuccess: () => {
      toast(sentToast(quote));
      onApproved();
    },
    failureToast: { title: 'The offer was not approved' },
    invalidates: api.quotes.key(),
  });
  return (
    <Alert variant="info" title="A margin is below the floor." className="mt-4">
      {admits('admin', person ?? null) ? (
        <Button variant="secondary" pending={approve.pending} onClick={() => approve.write()}>
          Approve and send revision {revision}
        </Button>
      ) : (
        `Revision ${revision} waits for an admin’s approval. Until then nothing is offered.`
      )}
    </Alert>
  );
}

interface NewerRevisionAlertProps {
  revision: number;
  onContinue: () => void;
  onStartOver: () => void;
}

/** Someone else has saved a revision since the draft was begun. */
export function NewerRevisionAlert({ revision, onContinue, onStartOver }: NewerRevisionAlertProps) {
  return (
    <Alert
      variant="info"
      title={`Revision ${revision} has been saved since you began this draft.`}
      className="mt-4"
    >
      <span className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onContinue}>
          Continue this draft
        </Button>
        <Button variant="secondary" onClick={onStartOver}>
          Start from revision {revision}
        </Button>
      </span>
    </Alert>
  );
}

export function ExpiredAlert({ onRenew }: { onRenew: () => void }) {
  return (
    <Alert variant="info" title="This offer has expired. Renew it at the same rates." className="mt-4">
      <Button variant="secondary" onClick={onRenew}>
        Renew
      </Button>
    </Alert>
  );
}
