import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const ROWS = 7;

export function ChoicesSkeleton() {
  return (
    <div className="divide-y divide-line rounded-md border border-line">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reorder
        <div key={row} className="flex items-center justify-between gap-4 px-4 py-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 w-36" />
        </div>
      ))}
    </div>
  );
}
