import { Controller, useFormContext } from 'react-hook-form';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePapersField } from './instructions-line.tsx';
import type { PapersValues } from './form-values.ts';

type CountryPath =
  | `${'shipper' | 'consignee' | 'notify_party'}.country`
  | `cargo_lines.${number}.origin_country`;

interface PapersCountryProps {
  name: CountryPath;
  label: string;
  placeholder?: string | undefined;
  fieldClassName?: string;
}

export function PapersCountry({ name, label, placeholder, fieldClassName }: PapersCountryProps) {
  const { control } = useFormContext<PapersValues>();
  const field = usePapersField({ name, label, fieldClassName });
  return (
    <Field {...field}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => (
          <CountryCombobox
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </Field>
  );
}
