import { CUT_OFF_KINDS } from '#domain/shipment-file/carrier-booking.ts';
import { call } from '#web/api/client.ts';
import { Controller } from '#web/forms/form-context.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { BOOKING_KINDS, CUT_OFF_NAMES } from './booking-labels.ts';
import type { BookingValues } from './booking-values.ts';

const KINDS = Object.entries(BOOKING_KINDS).map(([value, label]) => ({ value, label }));

/** The fields of a booking; its cut-offs only once the place of departure is known. */
export function BookingFields({ form, withCutOffs }: { form: Form<BookingValues>; withCutOffs: boolean }) {
  const field = (name: 'reference' | 'contract' | 'kind' | 'shipments') => ({
    id: form.idOf(name),
    error: form.errorOf(name),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Carrier"
          hint="Type a name to find a company."
          id={form.idOf('carrier')}
          error={form.errorOf('carrier')}
          className="sm:col-span-2"
        >
          <Controller
            control={form.control}
            name="carrier"
            render={({ field: { name, value, onChange, onBlur } }) => (
              <Combobox
                name={name}
                value={value}
                maxLength={120}
                onValueChange={onChange}
                onBlur={onBlur}
                onSelect={() => {}}
                load={suggestCompanies}
                keyOf={({ id }) => id}
                textOf={(company) => company.name}
                renderOption={(company) => (company.scac ? `${company.name}, ${company.scac}` : company.name)}
              />
            )}
          />
        </Field>
        <Field label="Kind" {...field('kind')}>
          <Select {...form.field('kind').control} options={KINDS} />
        </Field>
        <Field label="Reference" optional {...field('reference')}>
          <TextInput {...form.field('reference').control} maxLength={60} autoComplete="off" />
        </Field>
        <Field label="Contract" optional {...field('contract')}>
          <TextInput {...form.field('contract').control} maxLength={60} autoComplete="off" />
        </Field>
      </div>
      <Field label="Shipments" hint="Tracking numbers, one per line." {...field('shipments')}>
        <Textarea {...form.field('shipments').control} rows={3} />
      </Field>
      {withCutOffs && <CutOffFields form={form} />}
    </>
  );
}

function CutOffFields({ form }: { form: Form<BookingValues> }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-ui font-semibold">Cut-offs</legend>
      <p className="text-caption">
        In the local time of the place of departure. Leave blank those that don’t apply.
      </p>
      {CUT_OFF_KINDS.map((kind) => (
        <div key={kind} className="grid gap-4 sm:grid-cols-2">
          {(['at', 'met_at'] as const).map((name) => {
            const path = `cut_offs.${kind}.${name}` as const;
            return (
              <Field
                key={name}
                label={name === 'at' ? `${CUT_OFF_NAMES[kind]} cut-off` : `${CUT_OFF_NAMES[kind]} met`}
                optional
                id={form.idOf(path)}
                error={form.errorOf(path)}
              >
                <TextInput type="datetime-local" {...form.field(path).control} />
              </Field>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

/** Carriers before other companies. */
async function suggestCompanies(q: string, signal: AbortSignal) {
  const { organisations } = await call.organisations.list({ q, limit: 20 }, { signal });
  const isCarrier = ({ roles }: (typeof organisations)[number]) => roles?.includes('carrier') ?? false;
  return organisations.toSorted((a, b) => Number(isCarrier(b)) - Number(isCarrier(a))).slice(0, 8);
}
