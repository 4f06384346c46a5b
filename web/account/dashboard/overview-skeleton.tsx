import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export const PANELS = 'grid gap-5 @min-[59rem]:auto-cols-fr @min-[59rem]:grid-flow-col';

/** In the main script, because the code of the overview loads later. */
export function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-67 rounded-md sm:h-50.5 @min-[58rem]:h-17" />
      <div className={PANELS}>
        <WaitingSkeleton />
        <SpendingSkeleton />
      </div>
    </div>
  );
}

/** With three entries; beside the other panel it is as high as that one. */
export function WaitingSkeleton() {
  return <Skeleton className="h-116 rounded-md sm:h-60 @min-[59rem]:h-auto" />;
}

/** Its last line breaks on a phone, and beside the other panel where there is little room. */
export function SpendingSkeleton() {
  return <Skeleton className="h-80 rounded-md sm:h-64.5 @min-[59rem]:h-69 @min-[70rem]:h-64.5" />;
}
