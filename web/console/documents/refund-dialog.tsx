import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { RefundFields } from './refund-fields.tsx';
import { type RefundValues, refundMessages, typedRefund } from './refund-values.ts';

interface RefundDialogProps {
  /** A credit note. */
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Records a refund of a credit note, of today or of an earlier day. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { number, refundable, currency, issued_at } = invoice;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<RefundValues>({
    initial: { amount: formatPlain(refundable), refunded_at: today, reference: '' },
    resolver: rulesResolver((typed: RefundValues) => refundMessages(typed, refundable, today)),
  });
  const { values, change, idOf, errorOf } = form;
  const { write, pending, failure } = useWrite({
    form,
    send: (typed: RefundValues, options) =>
      call.invoices.recordRefund({ number, ...typedRefund(typed, currency, today) }, options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'refunded_at', BEFORE_ISSUE: 'refunded_at' }),
    onSuccess: ({ amount }) => {
      toast({ title: 'Refund Recorded', description: `${number}: ${formatMoney(amount)}` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title="Record refund"
      description={`${number}, ${formatMoney(refundable)} credit balance`}
      footer={
        <DialogButtons
          label="Record refund"
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={failure} />
        <RefundFields
          values={values}
          change={change}
          currency={currency}
          days={{ first: issued_at.toISOString().slice(0, 10), last: today }}
          hint="Of the payment, or the invoice that it was set off against. The customer sees it."
          idOf={idOf}
          errorOf={errorOf}
        />
      </form>
    </Dialog>
  );
}
