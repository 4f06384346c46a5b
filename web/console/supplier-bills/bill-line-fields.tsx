import { formatMoney } from '#domain/money/format-money.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import type { Form } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { BillValues, LineValues } from './bill-values.ts';

/** The lines of a bill that is recorded: what was expected, and the amount to type. */
export function BillLineFields({ form }: { form: Form<BillValues> }) {
  const { lines } = form.values;
  if (lines.length === 0) return null;
  const set = (index: number, amount: string) =>
    form.change({ lines: lines.map((line, place) => (place === index ? { ...line, amount } : line)) });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui font-semibold">Lines, net of VAT</legend>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {lines.map((line, index) => (
          <li key={line.key} className="grid items-start gap-3 p-4 sm:grid-cols-[1fr_12rem_auto]">
            <LineFacts line={line} />
            <Field
              label={`Billed for ${line.description}`}
              hideLabel
              note={numberNote(line.amount)}
              id={form.idOf(`lines.${index}.amount`)}
              error={form.errorOf(`lines.${index}.amount`)}
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                placeholder="Billed amount"
                value={line.amount}
                onChange={({ target }) => set(index, target.value)}
              />
            </Field>
            <Button
              variant="secondary"
              aria-label={`Remove ${line.description}`}
              onClick={() => form.change({ lines: lines.filter(({ key }) => key !== line.key) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function LineFacts({ line: { description, about, expected } }: { line: LineValues }) {
  return (
    <div className="min-w-0 text-ui wrap-anywhere">
      <p className="font-semibold">{description}</p>
      <p className="text-ink-2">
        {about} · {expected ? `Expected ${formatMoney(expected)}` : 'Unexpected'}
      </p>
    </div>
  );
}
