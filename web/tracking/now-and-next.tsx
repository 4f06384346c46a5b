import type { ReactNode } from 'react';
import { company, phoneHref } from '#content/company.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isBeforePickUp } from '#domain/shipments/is-under-way.ts';
import { percentComplete } from '#domain/shipments/percent-complete.ts';
import { lastEvent } from '#domain/tracking/last-event.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ClampedText } from './clamped-text.tsx';
import { liveVehicle, useIsSilent } from './live-vehicle.ts';
import { nextStep } from './milestones/next-step.ts';
import { Age, Moment } from './moment.tsx';
import { useReader } from './reader.ts';
import { modeText, placeText } from './tracking-messages.ts';

/** Where the goods are, what happens next and what happened last, each with its time. */
export function NowAndNext({ shipment }: { shipment: TrackedShipment }) {
  const { status, destination_city, destination_country } = shipment;
  return (
    <dl className="flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:w-[27rem] lg:border-l lg:border-line lg:pl-8">
      {isActive(status) && (
        <>
          <Now shipment={shipment} />
          <Next shipment={shipment} />
        </>
      )}
      {status === 'delivered' && (
        <Fact name="Delivered to">{placeText(destination_city, destination_country)}</Fact>
      )}
      <LastEvent shipment={shipment} />
      {status === 'cancelled' && (
        <Fact name="Questions?">
          <a href={phoneHref(company.phone)} className="link">
            {company.phone}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Now({ shipment }: { shipment: TrackedShipment }) {
  const { status, origin_city, events } = shipment;
  const latest = lastEvent(status, events);
  const vehicle = liveVehicle(shipment);
  const silent = useIsSilent(shipment);
  if (status === 'customs' && latest)
    return (
      <Fact name="Now" detail={<Moment at={latest.occurred_at} zone={latest.time_zone} isShort />}>
        At customs, {latest.location}
      </Fact>
    );
  if (!vehicle && isUnconfirmed(shipment)) return <Fact name="Now">Booking received</Fact>;
  if (!vehicle)
    return (
      <Fact name="Now">
        {isBeforePickUp(status) ? `Awaiting pick-up in ${origin_city}` : (latest?.location ?? '—')}
      </Fact>
    );
  const { transport_mode, vehicle_identifier, approaching, updated_at, progress } = vehicle;
  const percent = percentComplete(status, progress);
  return (
    <Fact
      name="Now"
      detail={
        <>
          {!approaching && percent !== null && `${percent}% of the way · `}
          {silent ? 'Last position' : 'Position'} <Age key={updated_at.getTime()} since={updated_at} />
        </>
      }
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mr-2 inline-block size-2.5 rounded-full',
          silent ? 'border-2 border-line-strong' : 'bg-live',
        )}
      />
      {approaching
        ? 'Vehicle on its way to pick-up'
        : [`By ${modeText(transport_mode).toLowerCase()}`, vehicle_identifier].filter(Boolean).join(', ')}
    </Fact>
  );
}

function Next({ shipment }: { shipment: TrackedShipment }) {
  const { locale } = useReader();
  if (isUnconfirmed(shipment))
    return <Fact name="Next">Our confirmation, then pick-up in {shipment.origin_city}</Fact>;
  const next = nextStep(shipment);
  if (!next) return <Fact name="Next">—</Fact>;
  const { text, at, zone, planned_day } = next;
  return (
    <Fact
      name="Next"
      detail={
        <>
          {at ? <Moment at={at} zone={zone} isShort /> : 'Not planned yet'}
          {planned_day && ` · planned ${dayText(planned_day, locale)}`}
        </>
      }
    >
      {text}
    </Fact>
  );
}

/** Before staff confirm the booking, its planned pick-up may be hours away and is no date to wait for. */
function isUnconfirmed({ status }: Pick<TrackedShipment, 'status'>): boolean {
  return status === 'created' || status === 'pending';
}

function LastEvent({
  shipment: { status, events },
}: {
  shipment: Pick<TrackedShipment, 'status' | 'events'>;
}) {
  const latest = lastEvent(status, events);
  if (!latest) return <Fact name="Last event">—</Fact>;
  return (
    <Fact
      name="Last event"
      detail={latest.description && <ClampedText lines={1}>{latest.description}</ClampedText>}
    >
      <ClampedText lines={2}>
        <Age since={latest.occurred_at} /> · {latest.location}
      </ClampedText>
    </Fact>
  );
}

interface FactProps {
  name: string;
  /** Its time or age. */
  detail?: ReactNode;
  children: ReactNode;
}

export function Fact({ name, detail, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui font-semibold">
        {children}
        {detail && (
          <span suppressHydrationWarning className="block text-dense font-normal text-ink-2">
            {detail}
          </span>
        )}
      </dd>
    </div>
  );
}
