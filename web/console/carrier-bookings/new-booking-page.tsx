import { Suspense } from 'react';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const NewBooking = lazyWithRetry(async () => (await import('./new-booking.tsx')).NewBooking);

export const meta = () => pageMeta('New carrier booking');

export default function NewBookingPage() {
  return (
    <StaffScreen access="staff">
      <h1 className="mb-6">New carrier booking</h1>
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <NewBooking />
      </Suspense>
    </StaffScreen>
  );
}
