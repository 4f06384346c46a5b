import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { useForm } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { type CreditValues, leftOfLine } from './credit-values.ts';

interface CreditLineFieldsProps {
  invoice: Invoice;
  form: ReturnType<typeof useForm<CreditValues>>;
}

/** An amount for each line of which something is left. */
export function CreditLineFields({ invoice, form }: CreditLineFieldsProps) {
  const { lines, currency } = invoice;
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {lines.map((line, order) => {
        const left = leftOfLine(line);
        if (left.amount === 0) return null;
        const path = `amounts.${order + 1}` as const;
        const limit = formatMoney({ ...left, amount: Math.abs(left.amount) });
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: the place identifies the line.
            key={order}
            label={line.description}
            hint={left.amount > 0 ? `Up to ${limit}` : `A discount that lowers the credit, up to ${limit}`}
            id={form.idOf(path)}
            error={form.errorOf(path)}
            optional
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${line.description}, in ${currency}`}
              value={form.values.amounts[order + 1] ?? ''}
              onChange={({ target }) =>
                form.change({ amounts: { ...form.values.amounts, [order + 1]: target.value } })
              }
            />
          </Field>
        );
      })}
    </div>
  );
}
