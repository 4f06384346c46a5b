import { classNames } from '#web/ui/class-names.ts';
import { stopElementId } from '../use-waypoint-edit.ts';
import { WaypointItem, type WaypointItemProps } from '../waypoint-item.tsx';

type WaypointLaneProps = Omit<WaypointItemProps, 'waypoint'> & { labelledBy: string };

/** The stops as a vertical lane, numbered from 1; reached ones are filled. */
export function WaypointLane({ labelledBy, ...props }: WaypointLaneProps) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-3">
      {props.waypoints.map((waypoint) => (
        <li key={waypoint.id} id={stopElementId(waypoint.id)} className="relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-0 left-[13px] w-0.5 bg-line-strong [li:last-child>&]:hidden"
          />
          <span
            className={classNames(
              'num relative inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-ink text-dense',
              waypoint.status === 'completed' ? 'bg-ink text-bg' : 'bg-surface text-ink',
            )}
          >
            {waypoint.waypoint_order + 1}
          </span>
          <WaypointItem waypoint={waypoint} {...props} />
        </li>
      ))}
    </ol>
  );
}
