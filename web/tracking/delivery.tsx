import MoveRight from 'lucide-react/icons/move-right';
import type { TrackedShipment } from '#contract/tracking/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ClampedText } from './clamped-text.tsx';
import { useIsSilent } from './live-vehicle.ts';
import { laneShare } from './route/lane-share.ts';
import { placeText } from './tracking-messages.ts';
import { useArrivalDay } from './use-arrival-day.ts';

/** The delivery day, and how it compares with the promise. */
export function Arrival({ shipment }: { shipment: Parameters<typeof useArrivalDay>[0] }) {
  const { label, text, day, planned, punctuality, reason } = useArrivalDay(shipment);
  const late = shipment.days_late > 0;
  const look = 'figure-xl';
  return (
    <p className="mt-3 flex flex-col gap-1">
      {day ? (
        <time suppressHydrationWarning dateTime={day} className={look}>
          {text}
        </time>
      ) : (
        <span className={look}>{text}</span>
      )}
      <span className="text-caption">{label}</span>
      {punctuality && (
        <span suppressHydrationWarning className={late ? 'text-ui font-semibold text-danger' : 'text-ui'}>
          {[planned, punctuality, reason].filter(Boolean).join(' · ')}
        </span>
      )}
    </p>
  );
}

type Ends = Pick<
  TrackedShipment,
  | 'status'
  | 'origin_city'
  | 'origin_country'
  | 'origin_approximate'
  | 'destination_city'
  | 'destination_country'
  | 'destination_approximate'
  | 'live'
>;

/** Origin and destination, with the progress between them. */
export function Journey({ shipment }: { shipment: Ends }) {
  const { live, status } = shipment;
  const silent = useIsSilent(shipment);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold sm:text-body">
      <Place
        name={placeText(shipment.origin_city, shipment.origin_country)}
        approximate={shipment.origin_approximate}
      />
      <span className="sr-only">to</span>
      {isActive(status) ? (
        <Lane
          progress={laneShare(live?.progress ?? 0)}
          live={live !== null && isUnderWay(status)}
          silent={silent}
          className="w-20 max-sm:w-9"
        />
      ) : (
        <MoveRight aria-hidden="true" className="size-5" />
      )}
      <Place
        name={placeText(shipment.destination_city, shipment.destination_country)}
        approximate={shipment.destination_approximate}
      />
    </p>
  );
}

function Place({ name, approximate }: { name: string; approximate: boolean }) {
  return (
    <span className="max-w-full min-w-0">
      <ClampedText lines={1}>{name}</ClampedText>
      {approximate && <span className="text-caption font-normal"> (approximate)</span>}
    </span>
  );
}
