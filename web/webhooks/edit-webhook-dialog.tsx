import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { WebhookFields, type WebhookValues, webhookResolver } from './webhook-fields.tsx';

interface EditWebhookDialogProps {
  webhook: Webhook;
  seesPrices: boolean;
  onClose: () => void;
}

/** Changes the address and the events of a webhook. Its secret stays. */
export function EditWebhookDialog({
  webhook: { id, url, events },
  seesPrices,
  onClose,
}: EditWebhookDialogProps) {
  const form = useForm<WebhookValues>({ initial: { url, events }, resolver: webhookResolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ url, events }: WebhookValues, options) =>
      call.webhooks.change({ id, url: url.trim(), events }, options),
    onSuccess: () => {
      toast({ title: 'Webhook changed' });
      onClose();
    },
    invalidates: api.webhooks.key(),
  });
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
      <WebhookFields form={form} seesPrices={seesPrices} present={events} />
    </FormDialog>
  );
}
