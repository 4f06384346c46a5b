import { useState } from 'react';
import type { Form } from '#web/forms/use-form.ts';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { FactValues } from './stated-facts.ts';

interface RouteFieldsProps {
  form: Pick<Form<FactValues>, 'values' | 'change' | 'idOf' | 'errorOf'>;
  /** Whether details are missing from the request. */
  incomplete: boolean;
}

const ENDS = [
  ['Origin', 'origin_city', 'origin_country'],
  ['Destination', 'destination_city', 'destination_country'],
] as const;

/** Route and weight. Expanded if the request lacks details or a field is invalid. */
export function RouteFields({ form, incomplete }: RouteFieldsProps) {
  const { values, change, idOf, errorOf } = form;
  const [expanded, setExpanded] = useState(incomplete);
  const isWrong = Object.keys(values).some((field) => field in FACTS && errorOf(field) !== undefined);
  return (
    <details
      open={expanded || isWrong}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
      className="rounded-md border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-ui font-semibold text-brand">
        {incomplete ? 'Add missing details' : 'Correct route or weight'}
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:grid-cols-2">
        {ENDS.map(([end, city, country]) => [
          <Field key={city} label={`${end} city`} id={idOf(city)} error={errorOf(city)}>
            <TextInput
              value={values[city]}
              maxLength={120}
              onChange={({ target }) => change({ [city]: target.value })}
            />
          </Field>,
          <Field key={country} label={`${end} country`} id={idOf(country)} error={errorOf(country)}>
            <CountryCombobox value={values[country]} onValueChange={(text) => change({ [country]: text })} />
          </Field>,
        ])}
        <Field label="Weight" unit="kg" id={idOf('cargo_weight')} error={errorOf('cargo_weight')}>
          <TextInput
            inputMode="decimal"
            value={values.cargo_weight}
            onChange={({ target }) => change({ cargo_weight: target.value })}
          />
        </Field>
      </div>
    </details>
  );
}

const FACTS: Record<keyof FactValues, true> = {
  origin_city: true,
  origin_country: true,
  destination_city: true,
  destination_country: true,
  cargo_weight: true,
};
