import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Thread } from './thread.tsx';

const Files = lazyWithRetry(async () => (await import('./files.tsx')).Files);

export interface CorrespondenceProps {
  tracking_number: string;
  /** Staff can keep messages and files internal. */
  forStaff?: boolean;
}

/** The thread and the files of a shipment, for its customer and staff. */
export function Correspondence(props: CorrespondenceProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-10 gap-y-8 @3xl:grid-cols-2">
        <Thread {...props} />
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Files {...props} />
        </Suspense>
      </div>
    </div>
  );
}
