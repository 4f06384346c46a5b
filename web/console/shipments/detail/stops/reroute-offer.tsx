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

/** Shown after an edit that makes the planned route obsolete. */
export function RerouteOffer({ shipment, reroute, onKeep, locked }: RerouteOfferProps) {
  return (
    <Alert variant="info" title="The planned route no longer matches this shipment.">
      <p>Reached stops stay; the stops ahead are replaced.</p>
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
          Reroute
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep the route
        </Button>
      </div>
    </Alert>
  );
}
