import type { Form } from '#web/forms/use-form.ts';
import { VatFields } from '#web/invoices/vat-fields.tsx';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { EntityValues } from './legal-entity-values.ts';

const LANES = [
  { name: 'domestic', label: 'Domestic shipments' },
  { name: 'cross_border', label: 'Cross-border shipments' },
] as const;

interface VatSettingsFieldsProps {
  form: Pick<Form<EntityValues>, 'values' | 'change' | 'idOf' | 'errorOf'>;
}

/** How a legal entity's invoices are taxed. */
export function VatSettingsFields({ form: { values, change, idOf, errorOf } }: VatSettingsFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-ui font-semibold">VAT on invoices</legend>
      <p className="text-caption">
        Ask your tax adviser which rules apply to you. Prices and quotes exclude VAT. Existing invoices don’t
        change.
      </p>
      <Field
        label="Country of the VAT registration"
        optional
        hint="Without one, invoices state no VAT."
        id={idOf('vat_country')}
        error={errorOf('vat_country')}
      >
        <CountryCombobox
          autoComplete="off"
          value={values.vat_country}
          onValueChange={(vat_country) => change({ vat_country })}
        />
      </Field>
      {values.vat_country !== '' &&
        LANES.map(({ name, label }) => (
          <fieldset key={name} className="flex flex-col gap-3 border-l-2 border-line pl-4">
            <legend className="sr-only">{label}</legend>
            <VatFields
              label={label}
              none="No VAT stated"
              values={values[name]}
              onChange={(vat) => change({ [name]: { ...values[name], ...vat } })}
              idOf={(field) => idOf(`${name}.${field}`)}
              errorOf={(field) => errorOf(`${name}.${field}`)}
            />
          </fieldset>
        ))}
    </fieldset>
  );
}
