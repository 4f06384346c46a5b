import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LIST_BELOW, LIST_BESIDE, MAP_FRAME } from './fleet-map-frame.ts';

/** Placeholder for the map and its list. */
export function FleetMapOutline({ beside }: { beside: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-5 w-64" />
      <div className={beside ? LIST_BELOW : LIST_BESIDE}>
        <Skeleton className={classNames(MAP_FRAME, 'rounded-md')} />
        <Skeleton className={classNames('rounded-md', beside ? 'h-56' : 'h-64 lg:h-auto')} />
      </div>
    </div>
  );
}
