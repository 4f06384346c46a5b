import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { PAYMENT_REFERENCE_LENGTH } from '#domain/invoices/payment.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';

interface BillPaymentDialogProps {
  bill: Pick<SupplierBill, 'id' | 'number' | 'supplier' | 'total' | 'billed_on'>;
  onClose: () => void;
}

const resolver = rulesResolver(({ paid_on }: { paid_on: string; reference: string }) =>
  paid_on === '' ? { paid_on: 'Choose a day.' } : {},
);

/** Records the payment of a whole bill, of today or of an earlier day. */
export function BillPaymentDialog({ bill, onClose }: BillPaymentDialogProps) {
  const { id, number, supplier, total, billed_on } = bill;
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm({ initial: { paid_on: today, reference: '' }, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: (typed: { paid_on: string; reference: string }, options) =>
      call.supplierBills.recordPayment({ id, ...typed }, options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'paid_on', BEFORE_BILL: 'paid_on' }),
    onSuccess: () => {
      toast({ title: 'Payment recorded', description: `${number}: ${formatMoney(total)}` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title="Record payment"
      description={`${supplier.name}, ${number}: ${formatMoney(total)}`}
      footer={
        <DialogButtons
          label="Record payment"
          pending={pending}
          act={form.idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={form.idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={failure} />
        <LineField form={form} name="paid_on" label="Paid on" type="date" min={billed_on} max={today} />
        <LineField
          form={form}
          name="reference"
          label="Reference"
          optional
          hint="The bank’s reference, or how it was paid."
          autoComplete="off"
          maxLength={PAYMENT_REFERENCE_LENGTH}
        />
      </form>
    </Dialog>
  );
}
