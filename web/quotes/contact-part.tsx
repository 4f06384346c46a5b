import { LineField } from '#web/ui/fields/line-field.tsx';
import { FormPart } from './form-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

export function ContactPart({ form }: { form: QuoteFormState }) {
  return (
    <FormPart title="Contact">
      <div className="grid gap-5 md:grid-cols-2">
        <LineField form={form} name="contact_name" label="Full Name" autoComplete="name" />
        <LineField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <LineField form={form} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
        <LineField form={form} name="company" label="Company" optional autoComplete="organization" />
      </div>
    </FormPart>
  );
}
