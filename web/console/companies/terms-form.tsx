import { useQueryClient } from '@tanstack/react-query';
import type { Organisation } from '#contract/organisations.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { byControl } from '#web/forms/field-messages.ts';
import { differencesOf } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { CREDIT_LABELS } from '#web/organisations/credit-badge.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { resolver, type TermsValues, termsChange, termsValues } from './terms-values.ts';

const CREDIT = Object.entries(CREDIT_LABELS).map(([value, label]) => ({ value, label }));

const LINES = [
  { name: 'name', label: 'Name', optional: false, most: 160 },
  { name: 'vat_id', label: 'VAT id', optional: true, most: 20 },
  { name: 'eori', label: 'EORI number', optional: true, most: 20 },
  { name: 'scac', label: 'SCAC', optional: true, most: 4 },
  { name: 'currency', label: 'Currency', optional: false, most: 3, hint: 'Of the credit limit.' },
  { name: 'payment_terms_days', label: 'Payment terms', optional: false, most: 3, unit: 'days' },
  { name: 'credit_limit', label: 'Credit limit', optional: true, most: 15 },
  {
    name: 'delay_threshold',
    label: 'Notify of delays from',
    optional: true,
    most: 2,
    unit: 'days',
    hint: 'Late by at least so many days; 1 if empty.',
  },
] as const;

const LABELS = new Map<string, string>([
  ...LINES.map(({ name, label }) => [name, label] as const),
  ['credit_status', 'Credit status'],
  ['notes', 'Notes'],
]);

/** What staff may change of a company. Only what someone else has changed as well is shown before it is replaced. */
export function TermsForm({ organisation }: { organisation: Organisation }) {
  const queryClient = useQueryClient();
  const { id } = organisation;
  const options = api.organisations.find.queryOptions({ input: { id } });
  const edit = useVersionedForm<Versioned, TermsValues>({
    stored: versioned(organisation),
    valuesOf: termsValues,
    resolver: () => resolver,
    conflicts: (versions) => differencesOf(versions).some(({ is, typed }) => typed !== null && typed !== is),
    send: async (values, { base, accept, rebase }, { context }) => {
      const change = { id, ...termsChange(values, termsValues(base())) };
      const save = () =>
        call.organisations.change(change, { context: { ...context, ifMatch: base().version } });
      const saved = await save().catch(async (error: unknown) => {
        if (!isRefusal(error, 'PRECONDITION_FAILED')) throw error;
        const newer = await queryClient.fetchQuery({ ...options, staleTime: 0 });
        if (!rebase(versioned(newer))) throw error;
        return save();
      });
      accept(versioned(saved));
      queryClient.setQueryData(options.queryKey, saved);
    },
    onSuccess: () => toast({ title: 'Company saved' }),
    refusedIn: (error) =>
      byControl(fieldsRefused(error), {
        credit_limit_cents: 'credit_limit',
        delay_threshold_days: 'delay_threshold',
      }),
    invalidates: options.queryKey,
  });
  const { form } = edit;
  const textOf = (field: string, value: unknown) =>
    field === 'credit_status' ? CREDIT_LABELS[value as TermsValues['credit_status']] : String(value);
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
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map(({ name, label, optional, most, ...rest }) => {
          const field = form.field(name);
          return (
            <Field
              key={name}
              label={label}
              optional={optional}
              id={form.idOf(name)}
              error={field.error}
              {...rest}
              className={name === 'name' ? 'sm:col-span-2' : ''}
            >
              <TextInput {...field.control} maxLength={most} autoComplete="off" />
            </Field>
          );
        })}
        <Field label="Credit status" id={form.idOf('credit_status')} error={form.errorOf('credit_status')}>
          <Select {...form.field('credit_status').control} options={CREDIT} />
        </Field>
      </div>
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

type Versioned = Organisation & { version: number };

/** Each change has a later moment, which is the version in the ETag. */
function versioned(organisation: Organisation): Versioned {
  return { ...organisation, version: organisation.updated_at.getTime() };
}
