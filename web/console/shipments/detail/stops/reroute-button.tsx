import RouteGlyph from 'lucide-react/icons/route';
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

/** Asks first: the stops ahead are other ones afterwards. */
export function RerouteButton({ shipment, reroute, locked }: RerouteButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<RouteGlyph aria-hidden="true" />}
        disabled={locked !== undefined}
        title={locked}
        onClick={() => setAsked(true)}
      >
        Reroute
      </Button>
      {asked && (
        <div className="flex w-full flex-col gap-3 rounded-sm bg-sunken p-3">
          <ReroutePorts shipment={shipment} reroute={reroute} />
          <InlineQuestion
            question="Plan the route anew?"
            act="Reroute"
            keep="Keep the route"
            pending={reroute.pending}
            locked={locked}
            onAct={() => reroute.run(() => setAsked(false))}
            onKeep={() => setAsked(false)}
          >
            {reroute.failure ?? 'Waypoints that it has reached stay; those ahead are replaced.'}
          </InlineQuestion>
        </div>
      )}
    </>
  );
}
