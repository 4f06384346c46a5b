import { useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { eventsText } from './event-labels.ts';
import { WebhookFields, type WebhookValues, webhookResolver } from './webhook-fields.tsx';

interface EditWebhookDialogProps {
  organisation_id: string;
  webhook: Webhook;
  seesPrices: boolean;
  onClose: () => void;
}

/** Changes the address and the events of a webhook. Its secret stays. */
export function EditWebhookDialog({ organisation_id, webhook, seesPrices, onClose }: EditWebhookDialogProps) {
  const { id } = webhook;
  const queryClient = useQueryClient();
  const edit = useRecordForm<Webhook, WebhookValues>({
    record: webhook,
    valuesOf: (stored) => ({ url: stored?.url ?? '', events: [...(stored?.events ?? [])] }),
    resolver: webhookResolver,
    readNewest: async () => {
      const read = api.webhooks.list.queryOptions({ input: { organisation_id } });
      const { webhooks } = await queryClient.fetchQuery({ ...read, staleTime: 0 });
      return webhooks.find((each) => each.id === id);
    },
    send: ({ url, events }, options) => call.webhooks.change({ id, url: url.trim(), events }, options),
    onSuccess: () => {
      toast({ title: 'Webhook changed' });
      onClose();
    },
    invalidates: api.webhooks.key(),
  });
  const { form } = edit;
  return (
    <RecordFormDialog
      title="Edit webhook"
      description="Its secret stays the same. Events that are not delivered yet go to the new address."
      edit={edit}
      what="this webhook"
      nameOf={(field) => (field === 'url' ? 'URL' : 'Events')}
      textOf={(field, value) => (field === 'url' ? String(value) : eventsText(value as string[]))}
      onClose={onClose}
    >
      <WebhookFields form={form} seesPrices={seesPrices} present={edit.base.record?.events ?? []} />
    </RecordFormDialog>
  );
}
