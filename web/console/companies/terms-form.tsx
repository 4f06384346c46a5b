import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { VAT_CATEGORY_LABELS, type VatCategory } from '#domain/vat/vat-category.ts';
import { byControl } from '#web/forms/field-messages.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { VatFields } from '#web/invoices/vat-fields.tsx';
import { CREDIT_LABELS } from '#web/organisations/credit-badge.tsx';
import { useCompanyForm } from '#web/organisations/use-company-form.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { rolesText } from './role-labels.ts';
import { RolesField } from './roles-field.tsx';
import {
  joinRoles,
  resolver,
  splitRoles,
  type TermsValues,
  termsChange,
  termsValues,
  vatOf,
} from './terms-values.ts';

const CREDIT = Object.entries(CREDIT_LABELS).map(([value, label]) => ({ value, label }));

const VAT_OF_ENTITY = 'As the legal entity states';

const LINES = [
  { name: 'name', label: 'Name', optional: false, max_length: 160 },
  { name: 'vat_id', label: 'VAT ID', optional: true, max_length: 20 },
  { name: 'eori', label: 'EORI number', optional: true, max_length: 20 },
  { name: 'scac', label: 'SCAC', optional: true, max_length: 4 },
  { name: 'iata_prefix', label: 'IATA prefix', optional: true, max_length: 3 },
  { name: 'currency', label: 'Currency', optional: false, max_length: 3, hint: 'Of the credit limit.' },
  { name: 'payment_terms_days', label: 'Payment terms', optional: false, max_length: 3, unit: 'days' },
  { name: 'credit_limit', label: 'Credit limit', optional: true, max_length: 15 },
  {
    name: 'delay_threshold',
    label: 'Notify of delays from',
    optional: true,
    max_length: 2,
    unit: 'days',
    hint: 'Minimum delay. 1 day if empty.',
  },
] as const;

const LABELS = new Map<string, string>([
  ...LINES.map(({ name, label }) => [name, label] as const),
  ['roles', 'Roles'],
  ['credit_status', 'Credit status'],
  ['vat_category', 'VAT'],
  ['vat_rate', 'VAT rate'],
  ['vat_note', 'Note on invoices'],
  ['payment_reminders', 'Payment reminders'],
  ['notes', 'Notes'],
]);

/** What staff may change of a company. Only what someone else has changed as well is shown before it is replaced. */
export function TermsForm({ organisation }: { organisation: Organisation }) {
  const edit = useCompanyForm({
    organisation,
    valuesOf: termsValues,
    resolver,
    changeOf: termsChange,
    refusedIn: (error) =>
      byControl(fieldsRefused(error), {
        credit_limit_cents: 'credit_limit',
        delay_threshold_days: 'delay_threshold',
        'vat.rate': 'vat_rate',
        'vat.note': 'vat_note',
      }),
  });
  const { form } = edit;
  return (
    <SubmitForm
      form={form}
      call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
      onSubmit={form.submit(edit.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      className="max-w-160"
    >
      <NewerVersion what="this company" edit={edit} nameOf={(field) => LABELS.get(field)} textOf={textOf} />
      <div className="field-grid sm:grid-cols-2">
        {LINES.map((line) => (
          <TextField key={line.name} {...line} form={form} />
        ))}
        <Field label="Credit status" id={form.idOf('credit_status')} error={form.errorOf('credit_status')}>
          <Select {...form.field('credit_status').control} options={CREDIT} />
        </Field>
        <VatFields
          label="VAT"
          none={VAT_OF_ENTITY}
          values={vatOf(form.values)}
          onChange={(change) =>
            form.change(
              Object.fromEntries(Object.entries(change).map(([field, value]) => [`vat_${field}`, value])),
            )
          }
          idOf={(field) => form.idOf(`vat_${field}`)}
          errorOf={(field) => form.errorOf(`vat_${field}`)}
        />
      </div>
      <RolesField
        roles={splitRoles(form.values.roles)}
        onChange={(roles) => form.change({ roles: joinRoles(roles) })}
        id={form.idOf('roles')}
        error={form.errorOf('roles')}
      />
      <CheckboxRow
        id={form.idOf('payment_reminders')}
        label="Automatic payment reminders"
        hint="Only while they are turned on under Invoices. Staff can still send reminders by hand."
        checked={form.values.payment_reminders}
        onChange={({ target }) => form.change({ payment_reminders: target.checked })}
      />
      <Field
        label="Notes"
        optional
        hint="For staff only."
        id={form.idOf('notes')}
        error={form.errorOf('notes')}
      >
        <Textarea {...form.field('notes').control} rows={3} maxLength={4_000} />
      </Field>
    </SubmitForm>
  );
}

function TextField({
  name,
  optional,
  max_length,
  form,
  ...rest
}: (typeof LINES)[number] & { form: Form<TermsValues> }) {
  const { control, error } = form.field(name);
  return (
    <Field
      {...rest}
      optional={optional}
      id={form.idOf(name)}
      error={error}
      className={name === 'name' ? 'sm:col-span-2' : ''}
    >
      <TextInput {...control} maxLength={max_length} autoComplete="off" />
    </Field>
  );
}

/** A value as it is shown beside one that someone else has saved. */
function textOf(field: string, value: unknown): string {
  if (field === 'roles') return rolesText(splitRoles(String(value)));
  if (field === 'vat_category') return VAT_CATEGORY_LABELS[value as VatCategory] ?? VAT_OF_ENTITY;
  if (field === 'payment_reminders') return value ? 'On' : 'Off';
  return field === 'credit_status' ? CREDIT_LABELS[value as TermsValues['credit_status']] : String(value);
}
