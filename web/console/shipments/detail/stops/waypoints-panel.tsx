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

/** Adds stops to the route and lists them in order. A shipment that has ended keeps its route. */
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
            This shipment has ended, so you can only correct names and times.
          </p>
        )}
        {waypoints.length === 0 ? (
          <p className="mt-2 text-ui text-ink-2">
            No route yet. Add stops with the form above, or plan a route.
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
