import { useState } from 'react';
import type { CarrierFeed } from '#contract/organisations/carrier-feed.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { RemoveCarrierFeed } from './remove-carrier-feed.tsx';
import { useCarrierFeedForm } from './use-carrier-feed-form.ts';

const LABELS: Record<string, string> = {
  base_url: 'Address',
  credential_header: 'Credential header',
  poll_minutes: 'Polling interval',
  enabled: 'Fetch events',
};

interface CarrierFeedFormProps {
  organisation_id: string;
  feed: CarrierFeed | null;
  /** Called after this user has removed the feed: nothing typed remains. */
  onRemoved: () => void;
}

/** The address, the credential and the interval of a carrier's feed. */
export function CarrierFeedForm({ organisation_id, feed, onRemoved }: CarrierFeedFormProps) {
  const [removing, setRemoving] = useState(false);
  const edit = useCarrierFeedForm(organisation_id, feed);
  const { form } = edit;
  return (
    <>
      <SubmitForm
        form={form}
        call={{ failure: edit.failure, calls: form.attempt, pending: edit.pending }}
        onSubmit={form.submit(edit.write)}
        submitLabel="Save"
        busyLabel="Saving..."
        className="max-w-160"
      >
        <NewerVersion
          what="this tracking feed"
          edit={edit}
          nameOf={(field) => LABELS[field]}
          textOf={(field, value) => (field === 'enabled' ? (value ? 'on' : 'off') : String(value))}
        />
        <FeedFields form={form} hasCredential={edit.base.feed !== null} />
        <CheckboxRow
          label="Fetch events"
          hint="Turning this off keeps the address and the position in the feed."
          checked={form.values.enabled}
          onChange={({ target }) => form.change({ enabled: target.checked })}
        />
      </SubmitForm>
      {feed && !removing && (
        <Button variant="secondary" className="mt-4" onClick={() => setRemoving(true)}>
          Remove feed
        </Button>
      )}
      {feed && removing && (
        <RemoveCarrierFeed
          organisation_id={organisation_id}
          onRemoved={onRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface FeedFieldsProps {
  form: ReturnType<typeof useCarrierFeedForm>['form'];
  hasCredential: boolean;
}

function FeedFields({ form, hasCredential }: FeedFieldsProps) {
  const address = form.field('base_url');
  const header = form.field('credential_header');
  const credential = form.field('credential');
  const interval = form.field('poll_minutes');
  return (
    <div className="field-grid sm:grid-cols-2">
      <Field
        label="Address"
        hint="Before /events, such as https://api.carrier.example/v2"
        id={form.idOf('base_url')}
        error={address.error}
        className="sm:col-span-2"
      >
        <TextInput {...address.control} type="url" inputMode="url" maxLength={500} autoComplete="off" />
      </Field>
      <Field label="Credential header" id={form.idOf('credential_header')} error={header.error}>
        <TextInput {...header.control} maxLength={60} autoComplete="off" />
      </Field>
      <Field
        label="Credential"
        optional={hasCredential}
        hint={hasCredential ? 'Stored. Leave it empty to keep it.' : 'Such as Bearer … or the key'}
        id={form.idOf('credential')}
        error={credential.error}
      >
        <TextInput {...credential.control} type="password" maxLength={2_000} autoComplete="off" />
      </Field>
      <Field label="Polling interval" unit="minutes" id={form.idOf('poll_minutes')} error={interval.error}>
        <TextInput {...interval.control} inputMode="numeric" maxLength={4} autoComplete="off" />
      </Field>
    </div>
  );
}
