import type { ReactNode } from 'react';
import { PAYMENT_REFERENCE_LENGTH } from '#domain/invoices/payment.ts';
import { LineField, type LineForm } from '#web/ui/fields/line-field.tsx';

interface TransferFieldsProps<Day extends string> {
  form: LineForm<Day | 'reference'>;
  /** The field of the value date. */
  day: Day;
  dayLabel: string;
  /** The first and the last day that can be chosen, as 2026-11-28. */
  days: { first?: string; last: string };
  /** What the reference is of. */
  hint: string;
}

/** When money was transferred, and the reference of the transfer. */
export function TransferFields<Day extends string>({
  form,
  day,
  dayLabel,
  days: { first, last },
  hint,
}: TransferFieldsProps<Day>) {
  return (
    <>
      <LineField form={form} name={day} label={dayLabel} type="date" min={first} max={last} />
      <LineField
        form={form}
        name="reference"
        label="Reference"
        optional
        hint={hint}
        autoComplete="off"
        maxLength={PAYMENT_REFERENCE_LENGTH}
      />
    </>
  );
}

interface AmountFieldProps {
  form: LineForm<'amount'>;
  /** Where the form has no field for it. */
  currency?: string;
  note?: ReactNode;
}

/** How much was transferred. */
export function AmountField({ form, currency, note }: AmountFieldProps) {
  return (
    <LineField
      form={form}
      name="amount"
      label="Amount"
      {...(currency && { unit: currency })}
      note={note}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
