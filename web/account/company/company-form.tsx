import type { OwnOrganisation } from '#contract/organisations/organisation-records.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useCompanyForm } from '#web/organisations/use-company-form.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { CompanySection } from '../../organisations/company-section.tsx';

type Values = {
  name: string;
  vat_id: string;
  eori: string;
};

const valuesOf = ({ name, vat_id, eori }: OwnOrganisation): Values => ({
  name,
  vat_id: vat_id ?? '',
  eori: eori ?? '',
});
/** The server checks the numbers. */
const resolver = rulesResolver(({ name }: Values) => ({
  name: name.trim() === '' ? 'Enter a name.' : undefined,
}));

const FIELDS = [
  { name: 'name', label: 'Name', autoComplete: 'organization', optional: false },
  { name: 'vat_id', label: 'VAT ID', autoComplete: 'off', optional: true },
  { name: 'eori', label: 'EORI number', autoComplete: 'off', optional: true },
] as const;

/** The company's data, for its managers. Terms are set by staff. */
export function CompanyForm({ organisation }: { organisation: OwnOrganisation }) {
  const edit = useCompanyForm<Values>({
    organisation,
    isOwn: true,
    valuesOf,
    resolver,
    changeOf: (values, base) =>
      Object.fromEntries(
        Object.entries(values).filter(([field, value]) => value !== base[field as keyof Values]),
      ),
    idPrefix: 'company',
  });
  const { form } = edit;
  return (
    <CompanySection id="details" title="Details" lead="Your company on documents and invoices.">
      <SubmitForm
        form={form}
        call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
        onSubmit={form.submit(edit.write)}
        submitLabel="Save company"
        busyLabel="Saving..."
        className="max-w-160"
      >
        <NewerVersion
          what="this company"
          edit={edit}
          nameOf={(field) => FIELDS.find(({ name }) => name === field)?.label}
        />
        {FIELDS.map(({ name, label, autoComplete, optional }) => {
          const { control, error } = form.field(name);
          return (
            <Field key={name} label={label} id={form.idOf(name)} error={error} optional={optional}>
              <TextInput {...control} id={form.idOf(name)} autoComplete={autoComplete} />
            </Field>
          );
        })}
        <p className="text-caption">
          Invoices are due {counted(organisation.payment_terms_days, 'day')} after their date. Ask us to
          change this.
        </p>
      </SubmitForm>
    </CompanySection>
  );
}
