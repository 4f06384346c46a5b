import { type FormEvent, useId, useState } from 'react';
import type { InvoiceRow } from '#contract/invoices.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { usd } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { paymentMoment } from './payment-moment.ts';

interface PaymentDialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Records the payment of an invoice, today or in the past. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { number, amount_cents, issued_at } = invoice;
  const today = useNow().toISOString().slice(0, 10);
  const form = useId();
  const [day, setDay] = useState(today);
  const [refused, setRefused] = useState<string>();
  const { write, pending, failure } = useWrite({
    send: (paid_at: { paid_at?: Date }, options) =>
      call.invoices.recordPayment({ number, ...paid_at }, options),
    onSuccess: () => {
      toast({ title: 'Payment Recorded', description: `${number}: ${usd(amount_cents)}` });
      onClose();
    },
    onFailure: (_, refused) => setRefused(Object.values(refused)[0]),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = paymentMoment(day, today);
    setRefused(moment === null ? 'Please choose a day.' : undefined);
    if (moment === null) return;
    write(moment === 'now' ? {} : { paid_at: moment });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Record payment"
      description={`${number}, ${usd(amount_cents)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={pending}>
            Record payment
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Paid on" error={refused}>
          <TextInput
            type="date"
            value={day}
            min={issued_at.toISOString().slice(0, 10)}
            max={today}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        {failure && <Alert title={failure} />}
      </form>
    </Dialog>
  );
}
