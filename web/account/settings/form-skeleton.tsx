import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** Placeholder for a form with this many fields, shown until its code has loaded. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="flex flex-col items-start gap-5">
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are identical and never reorder
        <div key={field} className="w-full">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-1.5 h-11 w-full" />
        </div>
      ))}
      <Skeleton className="h-11 w-40" />
    </div>
  );
}
