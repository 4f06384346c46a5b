import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import { ModeGlyph } from '#web/shipments/mode-glyph.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { modeText, positionText } from '#web/tracking/tracking-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UndoArrival } from './undo-arrival.tsx';

type Waypoint = StaffShipment['waypoints'][number];

export const WAYPOINT_TYPES: Record<Waypoint['waypoint_type'], string> = {
  origin: 'Origin',
  transit: 'Transit',
  destination: 'Destination',
};

interface WaypointLaneProps {
  waypoints: readonly Waypoint[];
  trackingNumber: string;
  locked: string | undefined;
  labelledBy: string;
}

/** The stops as a vertical lane, numbered in their order; those that were reached are filled. */
export function WaypointLane({ waypoints, trackingNumber, locked, labelledBy }: WaypointLaneProps) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-3">
      {waypoints.map((waypoint) => (
        <li key={waypoint.id} className="group relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-0 left-[13px] w-0.5 bg-line-strong group-last:hidden"
          />
          <span
            className={classNames(
              'num relative inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-ink text-dense',
              waypoint.status === 'completed' ? 'bg-ink text-bg' : 'bg-surface text-ink',
            )}
          >
            {waypoint.waypoint_order}
          </span>
          <div className="min-w-0 flex-1">
            <Stop waypoint={waypoint} />
            <UndoArrival waypoint={waypoint} trackingNumber={trackingNumber} locked={locked} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Stop({ waypoint }: { waypoint: Waypoint }) {
  const { location_name, waypoint_type, transport_mode, estimated_arrival, status, time_zone } = waypoint;
  return (
    <div className="pt-0.5 text-dense">
      <p className="font-semibold break-words">{location_name}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-caption">
        <span>{WAYPOINT_TYPES[waypoint_type]}</span>
        <span className="inline-flex items-center gap-1">
          <ModeGlyph mode={transport_mode} className="size-4" />
          {modeText(transport_mode)}
        </span>
        <span>{status === 'completed' ? 'Completed' : 'Pending'}</span>
        {estimated_arrival && (
          <span>
            {status === 'completed' ? 'planned ' : 'expected '}
            <Moment at={estimated_arrival} zone={time_zone} />
          </span>
        )}
        <span className="code">{positionText(waypoint)}</span>
      </p>
    </div>
  );
}
