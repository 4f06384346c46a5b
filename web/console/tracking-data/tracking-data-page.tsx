import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { FixShipments } from './fix-shipments.tsx';
import { InitializeTracking } from './initialize-tracking.tsx';
import { SampleTracking } from './sample-tracking.tsx';
import { TestShipments } from './test-shipments.tsx';

export const meta = () => pageMeta('Tracking data');

export default function TrackingDataPage() {
  return (
    <StaffScreen access="staff">
      <h1>Tracking data</h1>
      <p className="mt-1 mb-6 text-ui text-ink-2">
        Sample shipments to try the product with, and the repair of tracking data that came incomplete.
      </p>
      <div className="grid max-w-280 gap-4 md:grid-cols-2">
        <TestShipments />
        <InitializeTracking />
        <FixShipments />
        <SampleTracking />
      </div>
    </StaffScreen>
  );
}
