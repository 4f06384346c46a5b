import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Device } from '#contract/devices.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

/** The shipments linked to a device, and a form to link another. */
export function DeviceShipments({ device: { id, name, shipments } }: { device: Device }) {
  const online = useOnline();
  const [number, setNumber] = useState('');
  // One write for both calls, so that linking again after unlinking isn't treated as a retry.
  const { write, pending, failure } = useWrite({
    send: async ({ tracking_number, isLinked }: { tracking_number: string; isLinked: boolean }, options) => {
      const act = isLinked ? call.devices.unfollow : call.devices.follow;
      await act({ id, tracking_number }, options);
    },
    onSuccess: (_, { tracking_number, isLinked }) => {
      if (!isLinked) setNumber('');
      toast(
        isLinked
          ? { title: 'Shipment unlinked', description: `${tracking_number} keeps its last position.` }
          : { title: 'Shipment linked', description: `${tracking_number} takes its position from ${name}.` },
      );
    },
    invalidates: api.devices.key(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '') write({ tracking_number: number.trim(), isLinked: false });
  };
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
                  onClick={() => write({ tracking_number, isLinked: true })}
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
            pending={pending}
            disabled={!online}
          >
            Link
          </Button>
        </form>
      </div>
    </div>
  );
}
