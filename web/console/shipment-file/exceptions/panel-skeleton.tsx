import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const ROWS = ['1', '2', '3', '4'];

/** Placeholder for up to four rows of a panel, each with a title and a line below it. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-line">
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="flex h-14 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
