import { useQueryClient } from '@tanstack/react-query';
import type { Organisation } from '#contract/organisations.ts';
import { api, call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
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

/** What staff may change of a company. */
export function TermsForm({ organisation }: { organisation: Organisation }) {
  const queryClient = useQueryClient();
  const { id } = organisation;
  const form = useForm({ initial: termsValues(organisation), resolver });
  const change = useWrite({
    send: (values: TermsValues, options) =>
      call.organisations.change({ id, ...termsChange(values) }, options),
    onSuccess: (changed) => {
      queryClient.setQueryData(api.organisations.find.queryKey({ input: { id } }), changed);
      toast({ title: 'Company saved' });
    },
    form: {
      settle: form.settle,
      refuse: ({ credit_limit_cents, delay_threshold_days, ...rest }) =>
        form.refuse({
          ...rest,
          ...(credit_limit_cents && { credit_limit: credit_limit_cents }),
          ...(delay_threshold_days && { delay_threshold: delay_threshold_days }),
        }),
    },
  });
  return (
    <SubmitForm
      form={form}
      call={change}
      onSubmit={form.submit(change.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      className="max-w-160"
    >
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
