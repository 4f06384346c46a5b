import CircleAlert from 'lucide-react/icons/circle-alert';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';

/** What stops a departure. */
export function BlockerList({ blockers }: { blockers: CarrierBooking['blockers'] }) {
  return (
    <ul className="flex flex-col gap-1 text-ui">
      {blockers.map(({ code, object, message }) => (
        <li key={`${code} ${object} ${message}`} className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}
