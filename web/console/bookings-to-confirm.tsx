import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useStaffEvents } from './use-staff-events.ts';

/** The server stops counting at this number. */
const MAX_COUNTED = 1_000;

/** The number of bookings waiting for a price, linked to their list; nothing if there are none. */
export function BookingsToConfirm() {
  const { data, isPending, refetch } = useQuery(
    api.fleet.facets.queryOptions({ input: {}, staleTime: 5_000 }),
  );
  useStaffEvents(['changed'], () => void refetch());
  // Keeps the row of a narrow screen open until the count is known.
  if (isPending) return <span className="lg:hidden" />;
  const count = data?.unconfirmed ?? 0;
  if (count === 0) return null;
  return (
    <Link
      data-print="none"
      to={paths.admin({ view: 'to_confirm' })}
      className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-brand bg-brand-weak px-3 text-ui font-semibold text-brand hover:underline max-lg:mr-auto max-sm:min-h-11"
    >
      <span className="num">{count < MAX_COUNTED ? count : `${MAX_COUNTED - 1}+`}</span>
      {/* One line beside the switch on a phone. */}
      <span>
        <span className="max-sm:sr-only">{count === 1 ? 'booking ' : 'bookings '}</span>to confirm
      </span>
    </Link>
  );
}
