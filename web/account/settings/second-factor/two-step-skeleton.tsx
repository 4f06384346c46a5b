import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export function TwoStepSkeleton() {
  return (
    <div className="flex flex-col items-start gap-4">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-11 w-44" />
    </div>
  );
}
