import { Controller, useFormContext } from '#web/forms/form-context.tsx';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { InstructionValues } from './form-values.ts';
import { useInstructionsField } from './instructions-line.tsx';

type CountryPath =
  | `${'shipper' | 'consignee' | 'notify_party'}.country`
  | `cargo_lines.${number}.origin_country`;

interface InstructionsCountryProps {
  name: CountryPath;
  label: string;
  placeholder?: string | undefined;
  fieldClassName?: string;
}

export function InstructionsCountry({ name, label, placeholder, fieldClassName }: InstructionsCountryProps) {
  const { control } = useFormContext<InstructionValues>();
  const field = useInstructionsField({ name, label, fieldClassName });
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
