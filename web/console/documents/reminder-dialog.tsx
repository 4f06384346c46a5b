import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface ReminderDialogProps {
  invoice: Pick<InvoiceRow, 'number' | 'due' | 'due_at'>;
  onClose: () => void;
}

/** Sends the next payment reminder of an overdue invoice. */
export function ReminderDialog({ invoice: { number, due, due_at }, onClose }: ReminderDialogProps) {
  const { write, pending, failure } = useWrite({
    send: (_: undefined, options) => call.invoices.sendPaymentReminder({ number }, options),
    onSuccess: ({ name }) => {
      toast({ title: 'Payment Reminder Sent', description: `${name} for ${number}` });
      onClose();
    },
    invalidates: api.invoices.key(),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Send a payment reminder?"
      description={`${number}, ${formatMoney(due)}`}
      footer={
        <DialogButtons
          label="Send reminder"
          pending={pending}
          act={() => void write(undefined)}
          onLeave={onClose}
        />
      }
    >
      <div className="flex flex-col gap-4 text-ui">
        <p>
          The invoice was due on <CalendarDay of={due_at} />. The people of the company who can see its
          invoices get the next payment reminder now, even if automatic reminders are off.
        </p>
        {failure && <Alert title={failure} />}
      </div>
    </Dialog>
  );
}
