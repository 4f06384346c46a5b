import { formatMoney } from '#domain/money/format-money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { MoneyDialog } from '../../documents/money-dialog.tsx';
import { AmountField, TransferFields } from '../../documents/money-fields.tsx';
import { PAYMENT_REFERENCE_HINT } from '../../documents/payment-dialog.tsx';
import {
  type PaymentValues,
  paymentMessages,
  typedAmount,
  typedPayment,
} from '../../documents/payment-values.ts';
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

interface ReceiptValues extends PaymentValues {
  currency: string;
  parts: Parts;
}

interface ReceivePaymentDialogProps {
  organisation_id: string;
  name: string;
  /** The open invoices of the company. */
  open: readonly OpenInvoice[];
  /** The currencies to choose from, the usual one first. */
  currencies: readonly [string, ...string[]];
  onClose: () => void;
}

/** Records a payment of a company for several invoices: oldest first unless changed, the rest on account. */
export function ReceivePaymentDialog({
  organisation_id,
  name,
  open,
  currencies,
  onClose,
}: ReceivePaymentDialogProps) {
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<ReceiptValues>({
    initial: { amount: '', currency: currencies[0], paid_at: today, reference: '', parts: null },
    resolver: rulesResolver((values: ReceiptValues) => {
      const { payment, invoices, parts } = read(values, open);
      return {
        ...paymentMessages(values, values.currency, today),
        ...partMessages(parts, payment, invoices),
      };
    }),
  });
  const { values, change, idOf, errorOf } = form;
  const { payment, invoices, allocations } = read(values, open);
  const recording = useWrite({
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      refuse: (messages) => form.refuse(byInvoice(messages, allocations)),
    },
    send: (sent: ReceiptValues, options) =>
      call.invoices.receivePayment(
        {
          id: organisation_id,
          allocations: read(sent, open).allocations,
          ...typedPayment(sent, sent.currency, today),
        },
        options,
      ),
    refusedIn: fieldsRefusedBy({ IN_FUTURE: 'paid_at' }),
    onSuccess: (_, sent) => {
      const paid = formatMoney(typedAmount(sent.amount, sent.currency));
      toast({ title: 'Payment Recorded', description: `${name}: ${paid}` });
      onClose();
    },
  });
  return (
    <MoneyDialog
      title="Record payment"
      description={name}
      label="Record payment"
      form={form}
      onSubmit={form.submit(recording.write)}
      call={recording}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField form={form} note={numberNote(values.amount)} />
        <Field label="Currency" id={idOf('currency')} error={errorOf('currency')}>
          <Select
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            value={values.currency}
            onValueChange={(currency) => change({ currency, parts: null })}
          />
        </Field>
        <TransferFields
          form={form}
          day="paid_at"
          dayLabel="Paid on"
          days={{ last: today }}
          hint={PAYMENT_REFERENCE_HINT}
        />
      </div>
      <AllocationFields
        payment={payment}
        invoices={invoices}
        parts={values.parts}
        onChange={(parts) => change({ parts })}
        idOf={idOf}
        errorOf={errorOf}
      />
    </MoneyDialog>
  );
}

function read({ amount, currency, parts: typed }: ReceiptValues, open: readonly OpenInvoice[]) {
  const payment = typedAmount(amount, currency);
  const invoices = payableInvoices(open, currency);
  const parts = shownParts(typed, payment, invoices);
  return { payment, invoices, parts, allocations: allocationsOf(parts, invoices) };
}
