import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { COLUMNS } from './columns.ts';

const ROWS = ['1', '2', '3', '4', '5'];

/** The overview: tabs, two columns of fields, the map beside them. */
export function ShipmentSkeleton() {
  return (
    <div>
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className={`${COLUMNS} pt-4`}>
        <Skeleton className="h-44 rounded-md lg:order-last lg:h-72" />
        <div className="flex flex-col gap-5">
          {ROWS.map((row) => (
            <div key={row} className="grid gap-4 sm:grid-cols-2">
              <Skeleton className="h-18" />
              <Skeleton className="h-18" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
