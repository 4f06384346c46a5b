import type { ContactColumn, ContactFields as Fields } from '#domain/address-book/contact-rules.ts';
import type { Form } from '#web/forms/use-form.ts';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { CONTACT_LABELS } from './contact-labels.ts';
import { CONTACT_ROLE_LABELS } from './contact-role-labels.ts';

const ROLES = [
  { value: '', label: 'No usual role' },
  ...Object.entries(CONTACT_ROLE_LABELS).map(([value, label]) => ({ value, label })),
];
const TYPES: Partial<Record<ContactColumn, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** The fields of a contact. */
export function ContactFields({ form }: { form: Form<Fields> }) {
  const { values, change, idOf, errorOf } = form;
  const field = (column: ContactColumn) => ({
    id: idOf(column),
    label: CONTACT_LABELS[column],
    error: errorOf(column),
    optional: column !== 'name',
  });
  const text = (column: ContactColumn) => (
    <Field {...field(column)} key={column}>
      <TextInput
        type={TYPES[column] ?? 'text'}
        autoComplete="off"
        value={values[column]}
        onChange={({ target }) => change({ [column]: target.value })}
      />
    </Field>
  );
  return (
    <>
      {text('name')}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('contact')}
        <Field {...field('role')}>
          <Select
            options={ROLES}
            value={values.role}
            onChange={({ target }) => change({ role: target.value })}
          />
        </Field>
        {text('email')}
        {text('phone')}
      </div>
      {text('address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('city')}
        {text('postal_code')}
        <Field {...field('country')}>
          <CountryCombobox value={values.country} onValueChange={(country) => change({ country })} />
        </Field>
        <Field {...field('unlocode')}>
          <TextInput
            className="code uppercase placeholder:font-normal"
            placeholder="NLRTM"
            autoComplete="off"
            value={values.unlocode}
            onChange={({ target }) => change({ unlocode: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
