import Check from 'lucide-react/icons/check';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icons.tsx';
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
        <span className="flex gap-1.5 text-body">
          {late ? (
            <Icon className="mt-0.5 size-5 shrink-0 text-danger">
              <path d="M12 6v6l4 2M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0" />
            </Icon>
          ) : (
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          )}
          <span suppressHydrationWarning>
            {planned && `${planned} · `}
            <strong className={classNames('font-semibold', late && 'text-danger')}>{punctuality}</strong>
            {reason && ` · ${reason}`}
          </span>
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

/** Origin and destination, with the progress between them: solid once delivered. On a wide screen, the foot of the card. */
export function Journey({ shipment }: { shipment: Ends }) {
  const { live, status } = shipment;
  const silent = useIsSilent(shipment);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold sm:gap-x-4 sm:text-body lg:order-last lg:col-span-2 lg:border-t lg:border-line lg:pt-5 print:order-last print:col-span-2">
      <Place
        name={placeText(shipment.origin_city, shipment.origin_country)}
        approximate={shipment.origin_approximate}
      />
      <span className="sr-only">to</span>
      {status === 'delivered' ? (
        <span aria-hidden="true" className="h-0.5 min-w-9 flex-1 bg-ink" />
      ) : (
        <Lane
          progress={laneShare(live?.progress ?? 0)}
          live={live !== null && isUnderWay(status)}
          silent={silent}
          className="min-w-9 flex-1"
        />
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
