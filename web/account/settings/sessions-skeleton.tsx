import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export function SessionsSkeleton() {
  return (
    <div className="rounded-md border border-line p-4">
      <Skeleton className="h-5 w-44" />
      <Skeleton className="mt-2 h-4 w-64 max-w-full" />
    </div>
  );
}
