import { needsReason, VAT_CATEGORIES, VAT_CATEGORY_LABELS } from '#domain/vat/vat-category.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { VatValues } from './vat-values.ts';

const CATEGORIES = VAT_CATEGORIES.map((value) => ({ value, label: VAT_CATEGORY_LABELS[value] }));

interface VatFieldsProps {
  /** Such as 'VAT of domestic shipments'. */
  label: string;
  /** What no category means. */
  none: string;
  values: VatValues;
  onChange: (change: Partial<VatValues>) => void;
  idOf: (field: keyof VatValues) => string;
  errorOf: (field: keyof VatValues) => string | undefined;
}

/** How charges are taxed: a category, its rate and what invoices state about it. */
export function VatFields({ label, none, values, onChange, idOf, errorOf }: VatFieldsProps) {
  const { category, rate, note } = values;
  return (
    <>
      <Field label={label} id={idOf('category')} error={errorOf('category')}>
        <Select
          options={[{ value: '', label: none }, ...CATEGORIES]}
          value={category}
          onValueChange={(chosen) => onChange({ category: chosen })}
        />
      </Field>
      {category === 'S' && (
        <Field label="VAT rate" unit="%" id={idOf('rate')} error={errorOf('rate')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={rate}
            onChange={({ target }) => onChange({ rate: target.value })}
          />
        </Field>
      )}
      {category !== '' && (
        <Field
          label="Note on invoices"
          optional={!needsReason(category)}
          hint={needsReason(category) ? 'The reason, such as the article of the law.' : undefined}
          id={idOf('note')}
          error={errorOf('note')}
        >
          <TextInput
            autoComplete="off"
            maxLength={200}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </Field>
      )}
    </>
  );
}
