import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder with six notification rows. */
export function NotificationsSkeleton() {
  return (
    <div className="divide-y divide-line rounded-md border border-line bg-surface">
      {ROWS.map((row) => (
        <div key={row} className="flex h-17 flex-col justify-center gap-2 px-4 max-sm:h-28">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
