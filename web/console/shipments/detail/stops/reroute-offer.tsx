import type { StaffShipment } from '#contract/shipments/staff.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReroutePorts } from '../reroute-ports.tsx';
import type { Reroute } from './use-reroute.ts';

interface RerouteOfferProps {
  shipment: StaffShipment;
  reroute: Reroute;
  onKeep: () => void;
  locked: string | undefined;
}

/** After an edit that the planned route does not fit any more. */
export function RerouteOffer({ shipment, reroute, onKeep, locked }: RerouteOfferProps) {
  return (
    <Alert variant="info" title="The planned route no longer fits this shipment.">
      <p>Stops that it has reached stay; what lies ahead is planned again.</p>
      {reroute.failure !== null && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {reroute.failure}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <ReroutePorts shipment={shipment} reroute={reroute} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          pending={reroute.pending}
          disabled={locked !== undefined}
          title={locked}
          onClick={() => reroute.run()}
        >
          Plan the route anew
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep the route
        </Button>
      </div>
    </Alert>
  );
}
