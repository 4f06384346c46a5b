import { useId } from 'react';
import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import { counted } from '#web/shipments/amounts.ts';
import { RerouteButton } from './reroute-button.tsx';
import type { Reroute } from './use-reroute.ts';
import type { WaypointForm as Form } from './use-waypoint-form.ts';
import { WaypointForm } from './waypoint-form.tsx';
import { WaypointLane } from './waypoint-lane.tsx';

interface WaypointsPanelProps {
  shipment: StaffShipment;
  form: Form;
  reroute: Reroute;
  locked: string | undefined;
}

/** The stops of the route in their order: one more at its end, and all there are. */
export function WaypointsPanel({ shipment, form, reroute, locked }: WaypointsPanelProps) {
  const headingId = useId();
  const { waypoints } = shipment;
  return (
    <div className="flex flex-col gap-5">
      <WaypointForm form={form} locked={locked} />
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id={headingId} className="text-h3">
            {counted(waypoints.length, 'waypoint')}
          </h3>
          <RerouteButton shipment={shipment} reroute={reroute} locked={locked} />
        </div>
        {waypoints.length === 0 ? (
          <p className="mt-2 text-ui text-ink-2">
            No route is planned. Add its stops with the form above, or have it planned.
          </p>
        ) : (
          <WaypointLane
            waypoints={waypoints}
            trackingNumber={shipment.tracking_number}
            locked={locked}
            labelledBy={headingId}
          />
        )}
      </section>
    </div>
  );
}
