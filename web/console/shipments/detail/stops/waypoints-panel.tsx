import { useId, useRef } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { counted } from '#web/shipments/amounts.ts';
import type { WaypointEdit } from '../use-waypoint-edit.ts';
import { RerouteButton } from './reroute-button.tsx';
import type { Reroute } from './use-reroute.ts';
import type { WaypointForm as Form } from './use-waypoint-form.ts';
import { WaypointForm } from './waypoint-form.tsx';
import { WaypointLane } from './waypoint-lane.tsx';

interface WaypointsPanelProps {
  shipment: StaffShipment;
  form: Form;
  edit: WaypointEdit;
  reroute: Reroute;
  locked: string | undefined;
}

/** The stops of the route in their order: one more among them, and all there are. What has ended keeps its route. */
export function WaypointsPanel({ shipment, form, edit, reroute, locked }: WaypointsPanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { waypoints, tracking_number, status } = shipment;
  const active = isActive(status);
  return (
    <div className="flex flex-col gap-5">
      {active && <WaypointForm form={form} waypoints={waypoints} locked={locked} />}
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id={headingId} ref={heading} tabIndex={-1} className="text-h3">
            {counted(waypoints.length, 'waypoint')}
          </h3>
          {active && <RerouteButton shipment={shipment} reroute={reroute} locked={locked} />}
        </div>
        {!active && (
          <p className="mt-1 text-dense text-ink-2">
            This shipment has ended, so its route stays as it was. Names and times can be corrected.
          </p>
        )}
        {waypoints.length === 0 ? (
          <p className="mt-2 text-ui text-ink-2">
            No route is planned. Add its stops with the form above, or have it planned.
          </p>
        ) : (
          <WaypointLane
            labelledBy={headingId}
            waypoints={waypoints}
            trackingNumber={tracking_number}
            active={active}
            edit={edit}
            locked={locked}
            onDeleted={() => heading.current?.focus()}
          />
        )}
      </section>
    </div>
  );
}
