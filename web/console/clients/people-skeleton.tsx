import { Skeleton } from '#web/ui/skeleton.tsx';

const ROWS = Array.from({ length: 12 }, (_, index) => `row ${index}`);

/** A header and twelve rows of 36 px; taller blocks where people are shown as cards. */
export function PeopleSkeleton() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <div className="h-9 bg-sunken max-sm:hidden" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-42 items-center gap-6 border-t border-line px-3 sm:h-9">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
