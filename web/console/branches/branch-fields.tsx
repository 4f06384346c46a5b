import type { LegalEntity } from '#contract/branches.ts';
import type { NewBranch } from '#domain/branches/branch.ts';
import type { Form } from '#web/forms/use-form.ts';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

interface BranchFieldsProps {
  form: Pick<Form<NewBranch>, 'values' | 'change' | 'idOf' | 'errorOf'>;
  entities: readonly LegalEntity[];
  /** The code of an existing branch stays. */
  isNew: boolean;
}

export function BranchFields({ form, entities, isNew }: BranchFieldsProps) {
  const { values, change, idOf, errorOf } = form;
  const field = (name: keyof NewBranch) => ({ id: idOf(name), error: errorOf(name) });
  return (
    <>
      {isNew && (
        <Field
          label="Code"
          hint="2 to 8 capital letters or digits. It can’t be changed later."
          {...field('code')}
        >
          <TextInput
            maxLength={8}
            autoComplete="off"
            value={values.code}
            onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          />
        </Field>
      )}
      <Field label="Name" {...field('name')}>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="City" {...field('city')}>
          <TextInput
            maxLength={120}
            autoComplete="off"
            value={values.city}
            onChange={({ target }) => change({ city: target.value })}
          />
        </Field>
        <Field label="Country" {...field('country')}>
          <CountryCombobox
            autoComplete="off"
            value={values.country}
            onValueChange={(country) => change({ country })}
          />
        </Field>
      </div>
      <Field label="Sender address" {...field('sender_address')}>
        <Textarea
          rows={3}
          maxLength={400}
          value={values.sender_address}
          onChange={({ target }) => change({ sender_address: target.value })}
        />
      </Field>
      <Field label="Legal entity" {...field('legal_entity_id')}>
        <Select
          options={entities.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.legal_entity_id}
          onChange={({ target }) => change({ legal_entity_id: target.value })}
        />
      </Field>
      <Field
        label="IATA code"
        hint="Of the cargo agent, for air waybills: 23-4 5678/0012"
        optional
        {...field('iata_code')}
      >
        <TextInput
          maxLength={20}
          autoComplete="off"
          className="code"
          value={values.iata_code}
          onChange={({ target }) => change({ iata_code: target.value })}
        />
      </Field>
    </>
  );
}
