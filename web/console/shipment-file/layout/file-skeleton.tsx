import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Panel } from '../exceptions/panel.tsx';
import { PanelSkeleton } from '../exceptions/panel-skeleton.tsx';
import { FACTS, FILE_COLUMNS, FILE_RAIL } from './file-layout.ts';

const FACT_WIDTHS = ['w-24', 'w-32', 'w-40', 'w-36', 'w-20'];
const STOP_WIDTHS = ['w-24', 'w-28', 'w-20'];

/** Placeholder for a file under its number: the facts and the journey, the navigation, the overview and the rail. */
export function FileSkeleton({ tracking_number }: { tracking_number: string }) {
  return (
    <>
      <div className="flex h-11 items-center gap-3 sm:h-9.5">
        <p className="code text-h1">{tracking_number}</p>
        <Skeleton className="h-6 w-28 max-sm:hidden" />
        <Skeleton className="ml-auto h-9 w-96 max-lg:hidden" />
      </div>
      <Skeleton className="mt-2.5 h-4 w-2/3" />
      <div className="mt-4 rounded-md border border-line bg-surface">
        <div className={FACTS}>
          {FACT_WIDTHS.map((width) => (
            <div key={width} className="px-4 py-2.5 lg:py-3.5">
              <Skeleton className="h-4 w-16" />
              <Skeleton className={classNames('mt-2 h-5 max-w-full', width)} />
              <Skeleton className="mt-2 h-4 w-20 max-w-full max-lg:hidden" />
            </div>
          ))}
        </div>
        <div className="flex justify-between gap-4 border-t border-line px-4 pt-9.5 pb-3.5 max-md:hidden">
          {STOP_WIDTHS.map((width) => (
            <div key={width}>
              <Skeleton className="size-4.5 rounded-full" />
              <Skeleton className={classNames('mt-2.5 h-4', width)} />
              <Skeleton className="mt-1.5 h-3.5 w-32" />
            </div>
          ))}
        </div>
      </div>
      <div className="mt-6 h-10.5 border-b border-line" />
      <div className={FILE_COLUMNS}>
        <div className={FILE_RAIL}>
          <RailSkeleton />
        </div>
        <div className="w-full min-w-0">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="mt-3 h-44 rounded-md lg:h-72" />
        </div>
      </div>
    </>
  );
}

/** Placeholder for the panels beside the sections. */
export function RailSkeleton() {
  return (
    <>
      <Panel id="exceptions" title="Exceptions" action={<Skeleton className="h-9 w-16" />}>
        <PanelSkeleton rows={1} />
      </Panel>
      <Panel id="tasks" title="Tasks" action={<Skeleton className="h-9 w-20" />}>
        <PanelSkeleton rows={4} />
      </Panel>
      <Panel id="delivery" title="Delivery">
        <PanelSkeleton rows={2} />
      </Panel>
    </>
  );
}
