import type { FleetPosition } from '#contract/fleet.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusDot } from '#web/status/status-badge.tsx';
import { Age } from '#web/tracking/moment.tsx';
import { headingText } from '#web/tracking/tracking-messages.ts';

/** The card beside the marked vehicle. The list in view shows the same data. */
export function VehicleCard({ vehicle }: { vehicle: FleetPosition }) {
  return (
    <div className="flex flex-col gap-1 text-dense">
      <div className="flex items-baseline justify-between gap-4">
        <span className="code">{vehicle.tracking_number}</span>
        <StatusDot status={vehicle.status} />
      </div>
      <RouteLabel shipment={vehicle} className="text-ink-2" />
      <p className="text-ink-2">
        {MODE_NAMES[vehicle.transport_mode]}, {headingText(vehicle.heading)},{' '}
        <Age since={vehicle.updated_at} />
      </p>
    </div>
  );
}
