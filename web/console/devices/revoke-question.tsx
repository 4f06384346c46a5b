import type { Device } from '#contract/devices.ts';
import { call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { useDeviceCall } from './use-device-call.ts';

export function RevokeQuestion({
  device: { id, name, shipments },
  onClose,
}: {
  device: Device;
  onClose: () => void;
}) {
  const online = useOnline();
  const options = useIdempotencyScope();
  const revoke = useDeviceCall({
    send: (input: { id: string }) => call.devices.revoke(input, options),
    onSent: () => {
      onClose();
      toast({ title: 'Device revoked', description: `Reports from ${name} are now refused.` });
    },
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
        locked={online ? undefined : 'You are offline.'}
        onAct={() => revoke.send({ id })}
        onKeep={onClose}
        className="rounded-md border border-line p-4"
      >
        Its key stops working permanently.
        {shipments.length > 0 && ' Linked shipments keep their last position.'}
      </InlineQuestion>
    </div>
  );
}
