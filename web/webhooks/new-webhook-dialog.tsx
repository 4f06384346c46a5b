import { api, call } from '#web/api/client.ts';
import { DiscardQuestion } from '#web/forms/discard-question.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EVENT_AREAS } from './event-labels.ts';
import { NewSecret } from './new-secret.tsx';

interface NewWebhookDialogProps {
  organisation_id: string;
  onClose: () => void;
}

interface Values {
  url: string;
  events: string[];
}

const INITIAL: Values = { url: '', events: EVENT_AREAS.map(({ pattern }) => pattern) };
const resolver = rulesResolver(({ url, events }: Values) => ({
  ...(!URL.canParse(url.trim()) && { url: 'Enter an address such as https://example.com/webhooks.' }),
  ...(events.length === 0 && { events: 'Choose at least one kind of event.' }),
}));

/** Adds a webhook, then shows its secret once. */
export function NewWebhookDialog({ organisation_id, onClose }: NewWebhookDialogProps) {
  const form = useForm<Values>({ initial: INITIAL, resolver });
  const { write, pending, failure, sent } = useWrite({
    form,
    send: ({ url, events }: Values, options) =>
      call.webhooks.create({ organisation_id, url: url.trim(), events }, options),
    invalidates: api.webhooks.key(),
  });
  const { leaving, close } = useCloseQuestion(() => !sent && form.isDirty(), onClose);
  const { values, change, errorOf } = form;
  const { control, error } = form.field('url');
  const refused = errorOf('events');
  const refusedId = form.idOf('events-error');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={sent ? 'Webhook added' : 'Add a webhook'}
      description={
        sent ? sent.response.url : 'We POST events to it as JSON, in order, and retry for up to 3 days.'
      }
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      {sent ? (
        <NewSecret
          what="secret"
          secret={sent.response.secret}
          use="Your program verifies our signatures with it."
          onDone={onClose}
        />
      ) : (
        <form
          onSubmit={form.submit(write)}
          noValidate
          aria-label="Add a webhook"
          className="flex flex-col gap-5"
        >
          <FormProblems form={form} failure={failure} />
          <Field label="Address" hint="A public https:// address." id={form.idOf('url')} error={error}>
            <TextInput {...control} type="url" inputMode="url" maxLength={2000} autoComplete="off" />
          </Field>
          <fieldset className="flex flex-col gap-2" aria-describedby={refused && refusedId}>
            <legend className="mb-2 text-ui font-semibold">Events</legend>
            {refused && (
              <p id={refusedId} className="text-dense text-danger">
                {refused}
              </p>
            )}
            {EVENT_AREAS.map(({ pattern, label, hint }, place) => (
              <CheckboxRow
                key={pattern}
                {...(place === 0 && { id: form.idOf('events') })}
                label={label}
                hint={hint}
                checked={values.events.includes(pattern)}
                onChange={({ target }) =>
                  change({
                    events: target.checked
                      ? [...values.events, pattern]
                      : values.events.filter((other) => other !== pattern),
                  })
                }
              />
            ))}
          </fieldset>
          {!leaving && (
            <FormEnd label="Add webhook" busyLabel="Adding..." pending={pending} onLeave={close} />
          )}
        </form>
      )}
    </Dialog>
  );
}
