import { Suspense } from 'react';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

const Devices = lazyWithRetry(async () => (await import('./devices.tsx')).Devices);

export const meta = () => pageMeta('Devices');

export default function DevicesPage() {
  return (
    <StaffScreen access="staff">
      <h1>Devices</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Phones, trackers and programs that report vehicle positions. A shipment linked to a device takes its
        position.
      </p>
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <Devices />
      </Suspense>
    </StaffScreen>
  );
}
