import { useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { eventsText } from './event-labels.ts';
import { WebhookFields, type WebhookValues, webhookResolver } from './webhook-fields.tsx';

interface EditWebhookDialogProps {
  webhook: Webhook;
  organisation_id: string;
  seesPrices: boolean;
  onClose: () => void;
}

/** Changes the address and the events of a webhook. Its secret stays. */
export function EditWebhookDialog({ webhook, organisation_id, seesPrices, onClose }: EditWebhookDialogProps) {
  const { id, events } = webhook;
  const queryClient = useQueryClient();
  const edit = useRecordForm<Webhook, WebhookValues>({
    record: webhook,
    valuesOf: (stored) => ({ url: stored?.url ?? '', events: stored?.events ?? [] }),
    resolver: webhookResolver,
    send: ({ url, events }, options) => call.webhooks.change({ id, url: url.trim(), events }, options),
    readNewest: async () => {
      const read = { ...api.webhooks.list.queryOptions({ input: { organisation_id } }), staleTime: 0 };
      return (await queryClient.fetchQuery(read)).webhooks.find((each) => each.id === id);
    },
    onSuccess: () => {
      toast({ title: 'Webhook changed' });
      onClose();
    },
    invalidates: api.webhooks.key(),
  });
  const { form, write, pending, failure } = edit;
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <FormDialog
      title="Edit webhook"
      description="Its secret stays the same. Events that are not delivered yet go to the new address."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      <NewerVersion
        what="this webhook"
        edit={edit}
        nameOf={(field) => ({ url: 'URL', events: 'Events' })[field]}
        textOf={(_, value) => (Array.isArray(value) ? eventsText(value) : String(value))}
      />
      <WebhookFields form={form} seesPrices={seesPrices} present={events} />
    </FormDialog>
  );
}
