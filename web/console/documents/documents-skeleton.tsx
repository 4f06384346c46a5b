import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const TOOLS = ['first', 'second', 'third', 'fourth'];

/** Placeholder for the tools and the document generator. */
export function DocumentsSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
      <div className="rounded-md border border-line bg-surface">
        {TOOLS.map((tool) => (
          <div key={tool} className="flex flex-col gap-3 border-line p-4 not-first:border-t">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-9 w-48" />
          </div>
        ))}
      </div>
      <DocumentListSkeleton />
    </div>
  );
}

const ROWS = Array.from({ length: 10 }, (_, index) => `row ${index}`);

/** Placeholder for nine document types and the invoice. */
export function DocumentListSkeleton() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <div className="flex h-18 items-center px-4">
        <Skeleton className="h-6 w-60" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="flex h-17 items-center justify-between border-t border-line px-4">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-9 w-24" />
        </div>
      ))}
    </div>
  );
}
