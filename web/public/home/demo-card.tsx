import { Link } from 'react-router';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Age } from '#web/tracking/moment.tsx';
import { laneShare } from '#web/tracking/route/lane-share.ts';
import { placeText, speedText } from '#web/tracking/tracking-messages.ts';
import { useArrivalDay } from '#web/tracking/use-arrival-day.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The demo shipment on the home page. The whole card links to its tracking page. */
export function DemoCard({ shipment }: { shipment: TrackedShipment }) {
  const { label, text, day, punctuality } = useArrivalDay(shipment);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={shipment.status} />
        {punctuality && (
          <span className={classNames('text-dense font-semibold', shipment.days_late > 0 && 'text-danger')}>
            {punctuality}
          </span>
        )}
        <span className="ml-auto text-caption">Demo</span>
      </p>
      <p className="mt-2">
        <time suppressHydrationWarning dateTime={day ?? undefined} className="figure-m whitespace-nowrap">
          {text}
        </time>
        <span className="block text-caption">
          {label} · <span className="code">{shipment.tracking_number}</span>
        </span>
      </p>
      <Journey shipment={shipment} />
      <p className="mt-3 flex items-end gap-3 border-t border-line pt-3 text-dense">
        <Latest shipment={shipment} />
        <Link
          to={paths.track(shipment.tracking_number)}
          className="link ml-auto font-semibold after:absolute after:inset-0"
        >
          Open<span className="sr-only"> the demo shipment</span>
        </Link>
      </p>
    </>
  );
}

function Journey({ shipment }: { shipment: TrackedShipment }) {
  const { live, status } = shipment;
  const origin = placeText(shipment.origin_city, shipment.origin_country);
  const destination = placeText(shipment.destination_city, shipment.destination_country);
  return (
    <>
      {/* One text that starts at the left, so that nothing shifts when the fonts arrive. */}
      <p className="mt-3 text-ui font-semibold">
        <span aria-hidden="true">{`${origin} → ${destination}`}</span>
        <span className="sr-only">{`${origin} to ${destination}`}</span>
      </p>
      <Lane
        progress={laneShare(live?.progress ?? 0)}
        live={live !== null && isUnderWay(status)}
        className="mt-1 block w-full"
      />
    </>
  );
}

/** Speed and vessel with their age; without a position, the age of the last event. */
function Latest({ shipment: { live, events } }: { shipment: TrackedShipment }) {
  const since = live?.updated_at ?? events[0]?.occurred_at;
  return (
    <span className="min-w-0">
      {live && (
        <span className="block truncate">
          <span className="num">{speedText(live.speed, live.transport_mode)}</span> {live.vehicle_identifier}
        </span>
      )}
      {since && (
        <span className="block text-caption">
          Updated <Age since={since} />
        </span>
      )}
    </span>
  );
}
