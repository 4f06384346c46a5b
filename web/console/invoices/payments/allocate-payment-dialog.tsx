import type { Payment } from '#contract/invoices/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { MoneyDialog } from '../../documents/money-dialog.tsx';
import { AllocationFields } from './allocation-fields.tsx';
import {
  allocationsOf,
  byInvoice,
  type OpenInvoice,
  type Parts,
  partMessages,
  payableInvoices,
  shownParts,
} from './allocation-values.ts';

interface AllocatePaymentDialogProps {
  payment: Pick<Payment, 'id' | 'on_account' | 'reference'>;
  /** The open invoices of the company. */
  open: readonly OpenInvoice[];
  onClose: () => void;
}

/** Pays invoices with what a payment has left on account: oldest first unless changed. */
export function AllocatePaymentDialog({ payment, open, onClose }: AllocatePaymentDialogProps) {
  const { id, on_account, reference } = payment;
  const invoices = payableInvoices(open, on_account.currency);
  const shown = (parts: Parts) => shownParts(parts, on_account, invoices);
  const form = useForm<{ parts: Parts }>({
    initial: { parts: null },
    resolver: rulesResolver(({ parts: typed }: { parts: Parts }) => {
      const parts = shown(typed);
      const [first] = invoices;
      return first &&
        allocationsOf(parts, invoices).length === 0 &&
        Object.values(parts).every((text) => !text.trim())
        ? { [`parts.${first.number}`]: 'Enter the amount of at least one invoice.' }
        : partMessages(parts, on_account, invoices);
    }),
  });
  const { values, change, idOf, errorOf } = form;
  const allocations = allocationsOf(shown(values.parts), invoices);
  const allocating = useWrite({
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      refuse: (messages) => form.refuse(byInvoice(messages, allocations)),
    },
    send: ({ parts }: { parts: Parts }, options) =>
      call.invoices.allocatePayment({ id, allocations: allocationsOf(shown(parts), invoices) }, options),
    onSuccess: ({ on_account: left }) => {
      toast({ title: 'Payment Allocated', description: `${formatMoney(left)} left on account` });
      onClose();
    },
  });
  return (
    <MoneyDialog
      title="Allocate payment"
      description={`${formatMoney(on_account)} on account${reference && `, ${reference}`}`}
      label="Allocate"
      form={form}
      onSubmit={form.submit(allocating.write)}
      call={allocating}
      onClose={onClose}
    >
      <AllocationFields
        payment={on_account}
        invoices={invoices}
        parts={values.parts}
        onChange={(parts) => change({ parts })}
        idOf={idOf}
        errorOf={errorOf}
      />
    </MoneyDialog>
  );
}
