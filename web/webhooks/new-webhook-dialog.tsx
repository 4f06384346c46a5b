import { matchesMoney } from '#domain/webhooks/money-events.ts';
import { api, call } from '#web/api/client.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { SecretQuestion } from '#web/forms/secret-question.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EVENT_AREAS } from './event-labels.ts';
import { NewSecret } from './new-secret.tsx';
import { WebhookFields, type WebhookValues, webhookResolver } from './webhook-fields.tsx';

interface NewWebhookDialogProps {
  organisation_id: string;
  seesPrices: boolean;
  onClose: () => void;
}

/** Adds a webhook, then shows its secret once. */
export function NewWebhookDialog({ organisation_id, seesPrices, onClose }: NewWebhookDialogProps) {
  const events = EVENT_AREAS.map(({ pattern }) => pattern).filter(
    (pattern) => seesPrices || !matchesMoney([pattern]),
  );
  const form = useForm<WebhookValues>({ initial: { url: '', events }, resolver: webhookResolver });
  const { write, pending, failure, sent } = useWrite({
    form,
    send: ({ url, events }: WebhookValues, options) =>
      call.webhooks.create({ organisation_id, url: url.trim(), events }, options),
    invalidates: api.webhooks.key(),
  });
  const { leaving, close } = useCloseQuestion(() => sent !== null || form.isDirty(), onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={sent ? 'Webhook added' : 'Add a webhook'}
      description={
        sent ? sent.response.url : 'We POST events to it as JSON, in order, and retry for up to 3 days.'
      }
      footer={
        leaving &&
        (sent ? (
          <SecretQuestion what="secret" onClose={leaving.discard} onBack={leaving.keep} />
        ) : (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ))
      }
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
          <WebhookFields form={form} seesPrices={seesPrices} />
          {!leaving && (
            <FormEnd label="Add webhook" busyLabel="Adding..." pending={pending} onLeave={close} />
          )}
        </form>
      )}
    </Dialog>
  );
}
