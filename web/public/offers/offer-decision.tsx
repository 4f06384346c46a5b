import { useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { useWrite } from '#web/forms/use-write.ts';
import type { CustomerOption } from '#web/quotes/offered-options.tsx';
import { VatNote } from '#web/shipments/vat-note.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

const MAX_REASON_LENGTH = 500;

interface OfferDecisionProps {
  /** Those that have not expired. */
  options: readonly CustomerOption[];
  chosen: CustomerOption | undefined;
  accept: Pick<ReturnType<typeof useWrite<number>>, 'write' | 'pending' | 'failure'>;
  decline: Pick<ReturnType<typeof useWrite<string>>, 'write' | 'pending' | 'failure'>;
}

/** Accepts the chosen option, or declines with a reason. */
export function OfferDecision({ options, chosen, accept, decline }: OfferDecisionProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const failure = accept.failure ?? decline.failure;
  const busy = accept.pending || decline.pending;
  if (isDeclining)
    return (
      <div className="flex flex-col gap-4">
        {failure && <Alert title={failure} />}
        <Field label="Reason" optional hint="Helps our team make a better offer. Nothing is booked.">
          <Textarea
            autoFocus
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && setDeclining(false)}>
            Back
          </Button>
          <Button
            variant="destructive"
            pending={decline.pending}
            busyLabel="Declining..."
            onClick={() => void decline.write(reason)}
          >
            Decline offer
          </Button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert title={failure} />}
      <p className="text-ui text-ink-2">
        {chosen
          ? 'When you accept, we book your shipment at this price and give you its tracking number.'
          : `Choose one of the ${options.length} options.`}
      </p>
      <VatNote />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button
          pending={accept.pending}
          busyLabel="Booking..."
          disabled={!chosen}
          onClick={() => chosen && void accept.write(chosen.option)}
        >
          {chosen ? `Accept for ${formatMoney(chosen.total)}` : 'Accept'}
        </Button>
        <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && setDeclining(true)}>
          Decline
        </Button>
      </div>
    </div>
  );
}
