import { useState } from 'react';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ConnectHelp } from './connect-help.tsx';
import { DeviceItem } from './device-item.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { useDevices } from './use-devices.ts';

/** All devices, active ones first, and how to connect another. */
export function Devices() {
  const now = useNow();
  const devices = useDevices();
  const [registering, setRegistering] = useState(false);
  const register = <Button onClick={() => setRegistering(true)}>Register a device</Button>;
  return (
    <div className="flex flex-col gap-6">
      <QueryBoundary of={devices} what="The devices" skeleton={<RowSkeletons height="h-24" />}>
        {(rows) => (
          <div className="flex flex-col gap-6">
            {rows.length === 0 ? (
              <EmptyState title="No devices yet" action={register}>
                Register a device to get its key. Then it can report its position.
              </EmptyState>
            ) : (
              <div>
                <div className="mb-4">{register}</div>
                <ul aria-label="Devices" className="rounded-md border border-line bg-surface">
                  {rows.map((device) => (
                    <DeviceItem key={device.id} device={device} now={now} />
                  ))}
                </ul>
                <ShowMore shown={counted(rows.length, 'device')} of={devices} />
              </div>
            )}
            {/* With the list, whose length would move it. */}
            <ConnectHelp />
          </div>
        )}
      </QueryBoundary>
      {devices.isError && !devices.data && <ConnectHelp />}
      {registering && <RegisterDialog onClose={() => setRegistering(false)} />}
    </div>
  );
}
