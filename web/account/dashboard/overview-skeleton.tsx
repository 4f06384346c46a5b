import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export const PANELS = 'grid gap-5 @min-[59rem]:auto-cols-fr @min-[59rem]:grid-flow-col';

const COUNTERS = ['1', '2', '3', '4', '5'];
const ENTRIES = ['1', '2', '3'];
const PANEL = 'flex flex-col rounded-md border border-line bg-surface';

/** In the main script, because the code of the overview loads later. */
export function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid h-67 grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line *:last:col-span-2 sm:h-50.5 @min-[58rem]:h-17 @min-[58rem]:grid-cols-5 @min-[58rem]:*:last:col-span-1">
        {COUNTERS.map((counter) => (
          <div key={counter} className="flex flex-col justify-center gap-2 bg-surface px-3">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-3.5 w-3/4" />
          </div>
        ))}
      </div>
      <div className={PANELS}>
        <WaitingSkeleton />
        <SpendingSkeleton />
      </div>
    </div>
  );
}

/** With three entries; beside the other panel it is as high as that one. */
export function WaitingSkeleton() {
  return (
    <div className={classNames(PANEL, 'h-116 divide-y divide-line sm:h-60 @min-[59rem]:h-auto')}>
      <div className="px-4 py-3.5">
        <Skeleton className="h-6 w-40" />
      </div>
      {ENTRIES.map((entry) => (
        <div key={entry} className="flex flex-1 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
  );
}

/** Its last line breaks on a phone, and beside the other panel where there is little room. */
export function SpendingSkeleton() {
  return (
    <div
      className={classNames(PANEL, 'h-80 gap-4 px-4 py-3.5 sm:h-64.5 @min-[59rem]:h-69 @min-[70rem]:h-64.5')}
    >
      <Skeleton className="h-6 w-40" />
      <div className="flex-1 border-y border-line" />
      <Skeleton className="h-3.5 w-2/3" />
    </div>
  );
}
