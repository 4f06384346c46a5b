import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

interface RotateSecretProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

export function RotateSecret({ webhook: { id }, onSecret, onClose }: RotateSecretProps) {
  const online = useOnline();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.webhooks.rotateSecret({ id }, options),
    onSuccess: ({ secret }) => {
      onSecret(secret);
      onClose();
    },
    invalidates: api.webhooks.key(),
  });
  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure && <Alert title={failure} />}
      <InlineQuestion
        question="Create a new secret?"
        act="Create secret"
        keep="Cancel"
        pending={pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => write()}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        We sign with both secrets for 24 hours, then with the new one only. A secret that was replaced before
        stops working now.
      </InlineQuestion>
    </div>
  );
}
