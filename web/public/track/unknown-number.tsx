import { type RefObject, Suspense, useEffect } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { NotFoundNotice } from './not-found-notice.tsx';
import { ReferenceMatches } from './reference-matches.tsx';
import { TrackingSkeleton } from './tracking-skeleton.tsx';
import { useReferenceMatches } from './use-reference-matches.ts';

const RecentNumbersList = lazyWithRetry(
  async () => (await import('#web/tracking/recent-numbers/recent-numbers-list.tsx')).RecentNumbersList,
);

interface UnknownNumberProps {
  number: string;
  /** When the look-up failed, so that the toast appears again for a repeated look-up. */
  failedAt: number;
  /** The field that gets focus after the recent numbers are cleared. */
  afterClearing: RefObject<HTMLElement | null>;
}

/** A number that is not one of ours: it may be of a container, a bill of lading or a booking. */
export function UnknownNumber({ number, failedAt, afterClearing }: UnknownNumberProps) {
  const { matches, isPending } = useReferenceMatches(number);
  const isUnknown = !isPending && matches.length === 0;
  useEffect(() => {
    if (!isUnknown || failedAt === 0) return;
    toast({
      variant: 'destructive',
      title: 'Not Found',
      description: 'No shipment found with this tracking number',
    });
  }, [isUnknown, failedAt]);
  if (isPending) return <TrackingSkeleton visible />;
  if (!isUnknown) return <ReferenceMatches reference={number} matches={matches} />;
  // Shorter than the skeleton: the height keeps the footer below the fold.
  return (
    <div className="flex min-h-[80dvh] flex-col gap-5 sm:gap-6">
      <NotFoundNotice number={number} />
      <Suspense>
        <RecentNumbersList afterClearing={afterClearing} />
      </Suspense>
    </div>
  );
}
