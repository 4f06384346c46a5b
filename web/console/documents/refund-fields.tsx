import { PAYMENT_REFERENCE_LENGTH } from '#domain/invoices/payment.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { RefundValues } from './refund-values.ts';

interface RefundFieldsProps {
  values: RefundValues;
  change: (values: Partial<RefundValues>) => void;
  currency: string;
  /** The first and the last day on which it can have been refunded, as 2026-11-28. */
  days: { first: string; last: string };
  /** What the reference is of. */
  hint: string;
  idOf: (field: keyof RefundValues) => string;
  errorOf: (field: keyof RefundValues) => string | undefined;
}

/** How much was refunded, when, and by which transfer. */
export function RefundFields({ values, change, currency, days, hint, idOf, errorOf }: RefundFieldsProps) {
  return (
    <>
      <Field
        label="Amount"
        unit={currency}
        id={idOf('amount')}
        error={errorOf('amount')}
        note={numberNote(values.amount)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      <Field label="Refunded on" id={idOf('refunded_at')} error={errorOf('refunded_at')}>
        <TextInput
          type="date"
          value={values.refunded_at}
          min={days.first}
          max={days.last}
          onChange={({ target }) => change({ refunded_at: target.value })}
        />
      </Field>
      <Field label="Reference" optional hint={hint} id={idOf('reference')} error={errorOf('reference')}>
        <TextInput
          autoComplete="off"
          maxLength={PAYMENT_REFERENCE_LENGTH}
          value={values.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
      </Field>
    </>
  );
}
