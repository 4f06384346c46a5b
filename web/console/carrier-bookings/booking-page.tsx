import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const CarrierBookingRecord = lazyWithRetry(
  async () => (await import('./carrier-booking-record.tsx')).CarrierBookingRecord,
);

export const meta = () => pageMeta('Carrier booking');

export default function BookingPage() {
  const { id = '' } = useParams();
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <CarrierBookingRecord key={id} id={id} />
      </Suspense>
    </StaffScreen>
  );
}
