import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

/** Offers no rates, with a reason. */
export function DeclineRequest({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useWrite({
    send: (_, options) => call.quotes.declineSpotRequest({ token, reason }, options),
    onSuccess: () => {
      setOpen(false);
      onDeclined();
    },
  });
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Decline to quote
        </Button>
      </div>
    );
  return (
    <Card className="flex flex-col gap-4">
      {decline.failure && <Alert title={decline.failure} />}
      <Field label="Reason" optional>
        <Textarea
          autoFocus
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Back
        </Button>
        <Button pending={decline.pending} busyLabel="Sending..." onClick={() => decline.write()}>
          Decline to quote
        </Button>
      </div>
    </Card>
  );
}
