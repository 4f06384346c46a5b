import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** Placeholder for the list. While invisible, it only reserves space. */
export function ListSkeleton({ rows, visible }: { rows: number; visible: boolean }) {
  return (
    <div aria-busy="true" className={classNames(!visible && 'invisible')}>
      <Skeleton className="h-7 w-40" />
      <div className="mt-4 rounded-md border border-line bg-surface">
        {Array.from({ length: rows }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identical
            key={row}
            className="flex h-60 flex-col justify-center gap-4 border-b border-line px-4 last:border-b-0 lg:h-16 lg:flex-row lg:items-center lg:justify-between"
          >
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="h-5 w-40" />
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {visible ? 'Searching...' : ''}
      </span>
    </div>
  );
}
