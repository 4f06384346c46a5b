import { useQueryClient } from '@tanstack/react-query';
import type { OwnOrganisation } from '#contract/organisations.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { CompanySection } from '../../organisations/company-section.tsx';

interface Values {
  name: string;
  vat_id: string;
  eori: string;
}

/** The server checks the numbers. */
const resolver = rulesResolver(({ name }: Values) => ({
  name: name.trim() === '' ? 'Enter a name.' : undefined,
}));

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'organization', optional: false },
  { name: 'vat_id', label: 'VAT id', autoComplete: 'off', optional: true },
  { name: 'eori', label: 'EORI number', autoComplete: 'off', optional: true },
] as const;

/** The company's data, for its managers. Terms are set by staff. */
export function CompanyForm({ organisation }: { organisation: OwnOrganisation }) {
  const queryClient = useQueryClient();
  const { id, name, vat_id, eori, payment_terms_days } = organisation;
  const form = useForm<Values>({
    initial: { name, vat_id: vat_id ?? '', eori: eori ?? '' },
    resolver,
    idPrefix: 'company',
  });
  const change = useWrite({
    form,
    send: (values: Values, options) => call.organisations.change({ id, ...values }, options),
    onSuccess: (changed) => {
      queryClient.setQueryData(api.organisations.own.queryKey(), changed);
      toast({ title: 'Company saved' });
    },
    failureToast: { title: 'Error' },
  });
  return (
    <CompanySection id="details" title="Details" lead="Your company on documents and invoices.">
      <SubmitForm
        form={form}
        call={change}
        onSubmit={form.submit(change.write)}
        submitLabel="Save company"
        busyLabel="Saving..."
        className="max-w-160"
      >
        {FIELDS.map(({ name, label, autoComplete, optional }) => {
          const { control, error } = form.field(name);
          return (
            <Field key={name} label={label} id={form.idOf(name)} error={error} optional={optional}>
              <TextInput {...control} id={form.idOf(name)} autoComplete={autoComplete} />
            </Field>
          );
        })}
        <p className="text-caption">
          Invoices are due {counted(payment_terms_days, 'day')} after their date. Ask us to change this.
        </p>
      </SubmitForm>
    </CompanySection>
  );
}
