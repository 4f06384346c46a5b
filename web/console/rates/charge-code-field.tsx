import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface ChargeCodeFieldProps {
  value: string;
  onChange: (charge_code: string) => void;
  id?: string;
  error?: string | undefined;
  /** Whether the choices have the code beside the name, as in tariffs. */
  withCodes?: boolean;
}

/** Chooses a charge code by its name. The chosen one is a choice while the codes are loading, too. */
export function ChargeCodeField({ value, onChange, id, error, withCodes = false }: ChargeCodeFieldProps) {
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const known = codes.data?.charge_codes ?? [];
  const choices = known.map(({ code, name }) => ({
    value: code,
    label: withCodes ? `${name} (${code})` : name,
  }));
  const isKnown = known.some(({ code }) => code === value);
  return (
    <Field label="Charge" {...(id && { id })} error={error}>
      <Select
        options={isKnown ? choices : [{ value, label: value }, ...choices]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
