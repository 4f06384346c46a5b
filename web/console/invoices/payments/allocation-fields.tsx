import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Button } from '#web/ui/button.tsx';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { type OpenInvoice, type Parts, restOf, shownParts } from './allocation-values.ts';

interface AllocationFieldsProps {
  payment: Money;
  invoices: readonly OpenInvoice[];
  parts: Parts;
  onChange: (parts: Parts) => void;
  idOf: (path: `parts.${string}`) => string;
  errorOf: (path: `parts.${string}`) => string | undefined;
}

/** What of a payment pays which invoice, and what it leaves. */
export function AllocationFields({
  payment,
  invoices,
  parts,
  onChange,
  idOf,
  errorOf,
}: AllocationFieldsProps) {
  const shown = shownParts(parts, payment, invoices);
  const rest = restOf(shown, payment, invoices);
  const money = (amount: number) => formatMoney({ amount, currency: payment.currency });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-ui font-semibold">Invoices</legend>
      {invoices.length === 0 && (
        <p className="text-ui text-ink-2">The company has no open invoice in {payment.currency}.</p>
      )}
      {invoices.map(({ number, due, due_at }) => (
        <Field
          key={number}
          label={number}
          hint={`${formatMoney(due)} due on ${utcDay(due_at)}`}
          note={numberNote(shown[number] ?? '')}
          optional
          id={idOf(`parts.${number}`)}
          error={errorOf(`parts.${number}`)}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${number}, in ${payment.currency}`}
            value={shown[number] ?? ''}
            onChange={({ target }) => onChange({ ...shown, [number]: target.value })}
          />
        </Field>
      ))}
      {parts && invoices.length > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => onChange(null)}>
          Suggest oldest first
        </Button>
      )}
      <p role="status" className="text-ui">
        {rest < 0
          ? `The allocated amounts are ${money(-rest)} more than the payment.`
          : `${money(payment.amount - rest)} of ${money(payment.amount)} allocated, ${money(rest)} on account.`}
      </p>
    </fieldset>
  );
}
