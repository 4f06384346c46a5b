import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { CarrierBookings } from './carrier-bookings.tsx';

export const meta = () => pageMeta('Carrier bookings');

export default function CarrierBookingsPage() {
  return (
    <StaffScreen access="staff">
      <h1>Carrier bookings</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Bookings with carriers, by their next cut-off. Cut-offs are in the local time of the place of
        departure.
      </p>
      <CarrierBookings />
    </StaffScreen>
  );
}
