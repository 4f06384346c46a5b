import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface DeleteWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

export function DeleteWebhook({ webhook: { id }, onClose }: DeleteWebhookProps) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.webhooks.remove({ id }, options),
    onSuccess: () => {
      toast({ title: 'Webhook deleted' });
      onClose();
    },
    invalidates: api.webhooks.key(),
  });
  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      <InlineQuestion
        question="Delete this webhook?"
        act="Delete webhook"
        keep="Cancel"
        destructive
        pending={pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => write()}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        Events that wait for it are not sent, and its log of deliveries is deleted.
      </InlineQuestion>
    </div>
  );
}
