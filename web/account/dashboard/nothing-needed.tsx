import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dayText } from '#domain/calendar/local-time.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';

/** Without anything to do, it names the shipment that arrives next. */
export function NothingNeeded({ seesShipments }: { seesShipments: boolean }) {
  const { data } = useQuery(
    api.shipments.mine.queryOptions({ input: { limit: 1, sort: 'arrival' }, enabled: seesShipments }),
  );
  const next = data?.shipments.find(({ status }) => isActive(status));
  return (
    <p className="rounded-md border border-line bg-surface px-4 py-3 text-ui text-ink-2">
      Nothing needs your attention.
      {next?.estimated_delivery_day && (
        <>
          {' '}
          Next arrival: {next.destination_city}, {dayText(next.estimated_delivery_day, undefined)} (
          <Link to={paths.track(next.tracking_number)} className="link code">
            {next.tracking_number}
          </Link>
          ).
        </>
      )}
    </p>
  );
}
