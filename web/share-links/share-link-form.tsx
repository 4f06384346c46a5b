import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { dayOf } from '#web/ui/local-day.ts';
import { initialValues, newShareLink, resolver, type ShareLinkValues } from './share-link-values.ts';
import { SharedPartChoices } from './shared-part-choices.tsx';

interface ShareLinkFormProps {
  tracking_number: string;
  onMade: (made: { id: string; url: string }) => void;
}

/** What a new link shows, until when, and its PIN. */
export function ShareLinkForm({ tracking_number, onMade }: ShareLinkFormProps) {
  const [opened_at] = useState(() => new Date());
  const form = useForm({ initial: initialValues(opened_at), resolver });
  const create = useWrite({
    send: (values: ShareLinkValues, options) =>
      call.shareLinks.create({ tracking_number, ...newShareLink(values) }, options),
    onSuccess: onMade,
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      // Field names of the request that differ from those of the form.
      refuse: ({ expires_at, show, document_kinds, ...rest }) =>
        form.refuse({
          ...rest,
          ...(expires_at && { until: expires_at }),
          ...(show && { map: show }),
          ...(document_kinds && { kinds: document_kinds }),
        }),
    },
  });
  const until = form.field('until');
  const pin = form.field('pin');
  return (
    <SubmitForm
      form={form}
      call={create}
      onSubmit={form.submit(create.write)}
      submitLabel="Create link"
      busyLabel="Creating link..."
    >
      <SharedPartChoices form={form} />
      <div className="field-grid sm:grid-cols-2">
        <Field
          label="Expires after"
          hint="The link ends after this day."
          id={form.idOf('until')}
          error={until.error}
        >
          <TextInput {...until.control} type="date" min={dayOf(opened_at)} />
        </Field>
        <Field
          label="PIN"
          optional
          hint="4 to 10 digits. Send it separately from the link."
          id={form.idOf('pin')}
          error={pin.error}
        >
          <TextInput {...pin.control} inputMode="numeric" autoComplete="off" className="code" />
        </Field>
      </div>
    </SubmitForm>
  );
}
