import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { FULL_MAP, LIST_BESIDE, MAP_FRAME } from './fleet-map-frame.ts';

/** Placeholder for the map and its list. */
export function FleetMapOutline({ beside }: { beside: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-5 w-64" />
      <div className={beside ? FULL_MAP : LIST_BESIDE}>
        <Skeleton className={classNames(MAP_FRAME, 'rounded-md')} />
        {!beside && <Skeleton className="h-64 rounded-md lg:h-auto" />}
      </div>
    </div>
  );
}
