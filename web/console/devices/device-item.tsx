import { useState } from 'react';
import type { Device } from '#contract/devices.ts';
import { Age } from '#web/notifications/age.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeviceShipments } from './device-shipments.tsx';
import { RevokeQuestion } from './revoke-question.tsx';

/** A device: when it last reported, its position and its linked shipments. */
export function DeviceItem({ device, now }: { device: Device; now: Date }) {
  const { name, vehicle_identifier, revoked_at, latest } = device;
  const [revoking, setRevoking] = useState(false);
  return (
    <li className="flex flex-col gap-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-52 font-text text-ui font-semibold tracking-normal wrap-anywhere">
          {name}
          {vehicle_identifier && <span className="font-normal text-ink-2"> · {vehicle_identifier}</span>}
        </h2>
        <p className="text-dense text-ink-2">
          <LastSeen device={device} now={now} />
        </p>
        {!revoked_at && !revoking && (
          <Button variant="ghost" aria-label={`Revoke ${name}`} onClick={() => setRevoking(true)}>
            Revoke
          </Button>
        )}
      </div>
      {latest && (
        <p className="text-caption">
          At{' '}
          <span className="num">
            {latest.latitude.toFixed(4)}, {latest.longitude.toFixed(4)}
          </span>
          , <Age since={latest.taken_at} now={now} />
        </p>
      )}
      {revoking && <RevokeQuestion device={device} onClose={() => setRevoking(false)} />}
      {!revoked_at && <DeviceShipments device={device} />}
    </li>
  );
}

function LastSeen({ device: { revoked_at, last_seen_at }, now }: { device: Device; now: Date }) {
  if (revoked_at)
    return (
      <>
        Revoked <Age since={revoked_at} now={now} />
      </>
    );
  if (!last_seen_at) return 'Not seen yet';
  return (
    <>
      Last seen <Age since={last_seen_at} now={now} />
    </>
  );
}
