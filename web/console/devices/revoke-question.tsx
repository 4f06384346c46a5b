import type { Device } from '#contract/devices.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

export function RevokeQuestion({
  device: { id, name, shipments },
  onClose,
}: {
  device: Device;
  onClose: () => void;
}) {
  const online = useOnline();
  const revoke = useWrite({
    send: (input: { id: string }, options) => call.devices.revoke(input, options),
    onSuccess: () => {
      onClose();
      toast({ title: 'Device revoked', description: `Reports from ${name} are now refused.` });
    },
    invalidates: api.devices.key(),
  });
  return (
    <div className="flex flex-col gap-3">
      {revoke.failure && <Alert title={revoke.failure} />}
      <InlineQuestion
        question={`Revoke ${name}?`}
        act="Revoke"
        keep="Cancel"
        destructive
        pending={revoke.pending}
        locked={online ? undefined : OFFLINE}
        onAct={() => revoke.write({ id })}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        Its key stops working permanently.
        {shipments.length > 0 && ' Linked shipments keep their last position.'}
      </InlineQuestion>
    </div>
  );
}
