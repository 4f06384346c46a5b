import RouteIcon from 'lucide-react/icons/route';
import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { ReroutePorts } from '../reroute-ports.tsx';
import type { Reroute } from './use-reroute.ts';

interface RerouteButtonProps {
  shipment: StaffShipment;
  reroute: Reroute;
  locked: string | undefined;
}

/** Asks first, because the stops ahead are replaced. */
export function RerouteButton({ shipment, reroute, locked }: RerouteButtonProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<RouteIcon aria-hidden="true" />}
        disabled={locked !== undefined}
        title={locked}
        onClick={() => setConfirming(true)}
      >
        Reroute
      </Button>
      {confirming && (
        <div className="flex w-full flex-col gap-3 rounded-sm bg-sunken p-3">
          <ReroutePorts shipment={shipment} reroute={reroute} />
          <InlineQuestion
            question="Reroute this shipment?"
            act="Reroute"
            keep="Keep the route"
            pending={reroute.pending}
            locked={locked}
            onAct={() => reroute.run(() => setConfirming(false))}
            onKeep={() => setConfirming(false)}
          >
            {reroute.failure ?? 'Reached waypoints stay; those ahead are replaced.'}
          </InlineQuestion>
        </div>
      )}
    </>
  );
}
