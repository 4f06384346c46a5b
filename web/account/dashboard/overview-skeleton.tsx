import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export const PANELS = 'grid gap-5 @min-[59rem]:auto-cols-fr @min-[59rem]:grid-flow-col';

/** In the main script, because the code of the overview loads later. */
export function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-51 rounded-md @min-[58rem]:h-17" />
      <div className={PANELS}>
        <PanelSkeletons count={2} />
      </div>
    </div>
  );
}

export function PanelSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Skeleton key={place} className="h-66 rounded-md" />
  ));
}
