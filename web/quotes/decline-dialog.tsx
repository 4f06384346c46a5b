import { useState } from 'react';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OfferFacts } from './offer-facts.tsx';

const MAX_REASON_LENGTH = 500;

interface DeclineDialogProps {
  quote: QuoteRow;
  onClose: () => void;
  onDeclined: () => void;
}

export function DeclineDialog({ quote, onClose, onDeclined }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const {
    write: decide,
    pending,
    failure,
  } = useWrite({
    send: (_, options) => call.quotes.decline({ id: quote.id, reason }, options),
    onSuccess: () => {
      toast({ title: 'Quote declined', description: `${quote.reference}: our team has been notified.` });
      onDeclined();
    },
    invalidates: api.quotes.key(),
  });
  const { leaving, close } = useCloseQuestion(() => reason.trim() !== '', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && close()}
      title={`Decline our offer ${quote.reference}`}
      description="Nothing is booked. You can request a new quote at any time."
      footer={
        <DialogButtons
          label="Decline offer"
          busyLabel="Declining..."
          pending={pending}
          destructive
          act={decide}
          leaveLabel="Not now"
          onLeave={close}
          stays
          leaving={leaving}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {failure && <Alert title={failure} />}
        <OfferFacts quote={quote} />
        <Field label="Reason" optional hint="Helps our team make a better offer.">
          <Textarea
            value={reason}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
