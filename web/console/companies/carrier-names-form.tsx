import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface Values {
  /** Separated by commas. */
  names: string;
}

const resolver = rulesResolver(({ names }: Values) => ({
  ...(namesIn(names).length === 0 && { names: 'Enter at least one name.' }),
}));

/** How bookings and legs name the carrier, which decides for which shipments its events count. */
export function CarrierNamesForm({
  organisation_id: id,
  names,
}: {
  organisation_id: string;
  names: readonly string[];
}) {
  const form = useForm<Values>({ initial: { names: names.join(', ') }, resolver });
  const save = useWrite({
    form,
    send: (values: Values, options) =>
      call.carrierEvents.setNames({ id, names: namesIn(values.names) }, options),
    // A list is one field here.
    refusedIn: (error) =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([path, message]) => [path.replace(/\.\d+$/, ''), message]),
      ),
    onSuccess: () => toast({ title: 'Names saved' }),
    invalidates: api.carrierEvents.key(),
  });
  const field = form.field('names');
  return (
    <SubmitForm
      form={form}
      call={save}
      onSubmit={form.submit(save.write)}
      submitLabel="Save"
      busyLabel="Saving..."
      className="mb-6 max-w-160"
    >
      <Field
        label="Names in bookings and legs"
        hint="Separated by commas. Events count for shipments with a booking or a leg of one of these names, or of the SCAC."
        id={form.idOf('names')}
        error={field.error}
      >
        <TextInput {...field.control} autoComplete="off" />
      </Field>
    </SubmitForm>
  );
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
