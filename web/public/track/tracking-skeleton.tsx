import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const STEPS = 7;

/** Placeholder for a result. While invisible, it only reserves space. */
export function TrackingSkeleton({ visible }: { visible: boolean }) {
  return (
    <div aria-busy="true" className={classNames('flex flex-col gap-5 sm:gap-6', !visible && 'invisible')}>
      <Card className="grid gap-5 lg:h-[22.875rem] lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:gap-y-4">
        <div>
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="mt-2 h-7 w-44 sm:hidden" />
          <Skeleton className="mt-3 h-10 w-80 max-w-full sm:h-14" />
          <Skeleton className="mt-2 h-4 w-32" />
          <Skeleton className="mt-2 h-5 w-24" />
        </div>
        <Skeleton className="h-5 w-full lg:order-last lg:col-span-2 lg:mt-6" />
        <div className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:w-[27rem] lg:border-l lg:border-line lg:pl-8">
          {['now', 'next', 'last event'].map((fact) => (
            <Skeleton key={fact} className="h-14.5 w-64 max-w-full" />
          ))}
        </div>
        <Skeleton className="h-10 w-80 max-w-full max-sm:h-16" />
        <Skeleton className="h-9 w-40 max-sm:h-11 max-sm:w-full" />
      </Card>
      <div className="flex flex-col gap-4 lg:grid lg:h-20 lg:grid-cols-7 lg:gap-0">
        {Array.from({ length: STEPS }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seven identical steps
          <div key={step} className="flex items-center gap-4 lg:flex-col lg:items-start lg:gap-2">
            <Skeleton className="size-6 rounded-full" />
            <Skeleton className="h-4 w-24" />
          </div>
        ))}
      </div>
      <Skeleton className="h-[29.75rem] rounded-lg sm:h-[34.875rem]" />
      <span role="status" className="sr-only">
        {visible ? 'Searching...' : ''}
      </span>
    </div>
  );
}
