import { useState } from 'react';
import type { CarrierFeed } from '#contract/organisations.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface Values {
  base_url: string;
  credential_header: string;
  /** '' keeps the stored one. */
  credential: string;
  poll_minutes: string;
  enabled: boolean;
}

const resolverFor = (feed: CarrierFeed | null) =>
  rulesResolver(({ base_url, credential, poll_minutes }: Values) => {
    const minutes = Number(poll_minutes);
    return {
      ...(!URL.canParse(base_url.trim()) && {
        base_url: 'Enter a URL such as https://api.carrier.example/v2.',
      }),
      ...(credential.trim() === '' &&
        feed?.base_url !== base_url.trim() && { credential: 'Enter the credential.' }),
      ...(!(Number.isInteger(minutes) && minutes >= 5 && minutes <= 1_440) && {
        poll_minutes: 'Enter minutes from 5 to 1440.',
      }),
    };
  });

/** The address, the credential and the interval of a carrier's feed. */
export function CarrierFeedForm({
  organisation_id: id,
  feed,
}: {
  organisation_id: string;
  feed: CarrierFeed | null;
}) {
  const [removing, setRemoving] = useState(false);
  const form = useForm<Values>({
    initial: {
      base_url: feed?.base_url ?? '',
      credential_header: feed?.credential_header ?? 'Authorization',
      credential: '',
      poll_minutes: String(feed?.poll_minutes ?? 15),
      enabled: feed?.enabled ?? true,
    },
    resolver: resolverFor(feed),
  });
  const save = useWrite({
    form,
    send: ({ credential, poll_minutes, base_url, ...rest }: Values, options) =>
      call.organisations.setCarrierFeed(
        {
          id,
          ...rest,
          base_url: base_url.trim(),
          poll_minutes: Number(poll_minutes),
          ...(credential.trim() !== '' && { credential }),
        },
        options,
      ),
    onSuccess: () => toast({ title: 'Tracking feed saved' }),
    invalidates: api.organisations.carrierFeed.key(),
  });
  const address = form.field('base_url');
  const header = form.field('credential_header');
  const credential = form.field('credential');
  const interval = form.field('poll_minutes');
  return (
    <>
      <SubmitForm
        form={form}
        call={save}
        onSubmit={form.submit(save.write)}
        submitLabel="Save"
        busyLabel="Saving..."
        className="max-w-160"
      >
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
            optional={feed !== null}
            hint={feed ? 'Stored. Leave it empty to keep it.' : 'Such as Bearer … or the key'}
            id={form.idOf('credential')}
            error={credential.error}
          >
            <TextInput {...credential.control} type="password" maxLength={2_000} autoComplete="off" />
          </Field>
          <Field
            label="Polling interval"
            unit="minutes"
            id={form.idOf('poll_minutes')}
            error={interval.error}
          >
            <TextInput {...interval.control} inputMode="numeric" maxLength={4} autoComplete="off" />
          </Field>
        </div>
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
      {removing && <RemoveFeed organisation_id={id} onClose={() => setRemoving(false)} />}
    </>
  );
}

function RemoveFeed({ organisation_id: id, onClose }: { organisation_id: string; onClose: () => void }) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.organisations.removeCarrierFeed({ id }, options),
    onSuccess: () => {
      toast({ title: 'Tracking feed removed' });
      onClose();
    },
    invalidates: api.organisations.carrierFeed.key(),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      <InlineQuestion
        question="Remove this feed?"
        act="Remove feed"
        keep="Cancel"
        destructive
        pending={pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => write()}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        The credential is deleted. Milestones that were recorded stay.
      </InlineQuestion>
    </div>
  );
}
