import type { Declaration } from '#contract/shipments/declarations.ts';
import { call } from '#web/api/client.ts';
import type { Form } from '#web/forms/use-form.ts';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { KIND_OPTIONS } from './declaration-labels.ts';

export interface DeclarationValues {
  kind: Declaration['kind'];
  country: string;
  /** The name of the broker as typed. */
  broker: string;
  /** '' until one is chosen. */
  broker_id: string;
  office: string;
  number: string;
  note: string;
}

interface DeclarationInputsProps {
  form: Form<DeclarationValues>;
  /** The kind is chosen when it is added. */
  isNew: boolean;
}

export function DeclarationInputs({ form, isNew }: DeclarationInputsProps) {
  const field = (name: keyof DeclarationValues) => ({ id: form.idOf(name), error: form.errorOf(name) });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew && (
          <Field label="Declaration" {...field('kind')}>
            <Select {...form.field('kind').control} options={KIND_OPTIONS} />
          </Field>
        )}
        <Field label="Country of the customs authority" {...field('country')}>
          <CountryCombobox
            value={form.values.country}
            onValueChange={(country) => form.change({ country })}
          />
        </Field>
        <Field
          label="Customs broker"
          optional
          hint="A company with this role. Blank if we lodge it ourselves."
          {...field('broker')}
        >
          <Combobox
            value={form.values.broker}
            onValueChange={(broker) => form.change({ broker, broker_id: '' })}
            onSelect={({ id, name }) => form.change({ broker: name, broker_id: id })}
            load={suggestBrokers}
            keyOf={({ id }) => id}
            textOf={({ name }) => name}
          />
        </Field>
        <Field label="Customs office" optional {...field('office')}>
          <TextInput {...form.field('office').control} maxLength={60} autoComplete="off" />
        </Field>
        <Field label="MRN or entry number" optional {...field('number')}>
          <TextInput {...form.field('number').control} maxLength={60} autoComplete="off" />
        </Field>
      </div>
      <Field label="Note for staff" optional {...field('note')}>
        <Textarea {...form.field('note').control} rows={2} maxLength={1000} />
      </Field>
    </>
  );
}

async function suggestBrokers(
  q: string,
  signal: AbortSignal,
): Promise<readonly { id: string; name: string }[]> {
  const { organisations } = await call.organisations.list(
    { q, role: 'customs_broker', limit: 8 },
    { signal },
  );
  return organisations;
}
