import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormPart } from './form-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

export function ContactPart({ form }: { form: QuoteFormState }) {
  return (
    <FormPart title="Contact">
      <div className="grid gap-5 md:grid-cols-2">
        <ContactField form={form} name="contact_name" label="Full Name" autoComplete="name" />
        <ContactField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ContactField form={form} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
        <ContactField form={form} name="company" label="Company" optional autoComplete="organization" />
      </div>
    </FormPart>
  );
}

type ContactFieldProps = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: QuoteFormState;
  name: 'contact_name' | 'email' | 'phone' | 'company';
  label: string;
  optional?: boolean;
};

function ContactField({ form, name, label, optional = false, ...input }: ContactFieldProps) {
  return (
    <Field label={label} optional={optional} id={form.idOf(name)} error={form.errorOf(name)}>
      <TextInput
        {...input}
        name={name}
        value={form.values[name]}
        onChange={({ target }) => form.change({ [name]: target.value })}
      />
    </Field>
  );
}
