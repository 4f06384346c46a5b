import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { MoneyDialog } from '../documents/money-dialog.tsx';
import { TransferFields } from '../documents/money-fields.tsx';

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
  const recording = useWrite({
    form,
    send: (typed: { paid_on: string; reference: string }, options) =>
      call.supplierBills.recordPayment({ id, ...typed }, options),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'paid_on', BEFORE_BILL: 'paid_on' }),
    onSuccess: () => {
      toast({ title: 'Payment recorded', description: `${number}: ${formatMoney(total)}` });
      onClose();
    },
  });
  return (
    <MoneyDialog
      title="Record payment"
      description={`${supplier.name}, ${number}: ${formatMoney(total)}`}
      label="Record payment"
      small
      form={form}
      onSubmit={form.submit(recording.write)}
      call={recording}
      onClose={onClose}
    >
      <TransferFields
        form={form}
        day="paid_on"
        dayLabel="Paid on"
        days={{ first: billed_on, last: today }}
        hint="The bank’s reference, or how it was paid."
      />
    </MoneyDialog>
  );
}
