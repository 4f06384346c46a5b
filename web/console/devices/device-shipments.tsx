import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Device } from '#contract/devices.ts';
import { call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { useDeviceCall } from './use-device-call.ts';

/** The shipments linked to a device, and a form to link another. */
export function DeviceShipments({ device: { id, name, shipments } }: { device: Device }) {
  const online = useOnline();
  const [number, setNumber] = useState('');
  // One scope for both calls, so that linking again after unlinking isn't treated as a retry.
  const options = useIdempotencyScope();
  const follow = useDeviceCall({
    send: (tracking_number: string) => call.devices.follow({ id, tracking_number }, options),
    onSent: ({ tracking_number }) => {
      setNumber('');
      toast({ title: 'Shipment linked', description: `${tracking_number} takes its position from ${name}.` });
    },
  });
  const end = useDeviceCall({
    send: (tracking_number: string) => call.devices.unfollow({ id, tracking_number }, options),
    onSent: (_, tracking_number) =>
      toast({ title: 'Shipment unlinked', description: `${tracking_number} keeps its last position.` }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '' && !follow.pending) follow.send(number.trim());
  };
  const failure = follow.failure ?? end.failure;
  return (
    <div className="flex flex-col gap-2">
      {failure && <Alert title={failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {shipments.length > 0 && (
          <ul aria-label={`Shipments linked to ${name}`} className="flex flex-wrap items-center gap-2">
            {shipments.map((tracking_number) => (
              <li key={tracking_number} className="flex items-center rounded-sm border border-line pl-3">
                <Link to={paths.admin({ shipment: tracking_number })} className="link num text-dense">
                  {tracking_number}
                </Link>
                <IconButton
                  label={`Unlink ${tracking_number} from ${name}`}
                  icon={<X aria-hidden="true" />}
                  disabled={!online}
                  onClick={() => !end.pending && end.send(tracking_number)}
                />
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={submit} className="flex min-w-0 flex-1 basis-64 items-center gap-2">
          <Field label={`Tracking number to link to ${name}`} hideLabel className="max-w-56 flex-1">
            <TextInput
              value={number}
              placeholder="Tracking number"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setNumber(target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            aria-label={`Link the shipment to ${name}`}
            pending={follow.pending}
            disabled={!online}
          >
            Link
          </Button>
        </form>
      </div>
    </div>
  );
}
