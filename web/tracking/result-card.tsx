import MoveRight from 'lucide-react/icons/move-right';
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ClampedText } from './clamped-text.tsx';
import { Age } from './moment.tsx';
import { PrintButton } from './print/print-button.tsx';
import { laneShare } from './route/lane-share.ts';
import { ShareButton } from './share-button.tsx';
import { modeText, placeText, weightText } from './tracking-messages.ts';
import { useArrivalDay } from './use-arrival-day.ts';

/** The essentials: estimated delivery, current location and last event. */
export function ResultCard({ shipment }: { shipment: TrackedShipment }) {
  return (
    <Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:gap-16 print:grid-cols-2 print:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
          <StatusBadge status={shipment.status} />
          <NumberActions number={shipment.tracking_number} />
        </div>
        <Arrival shipment={shipment} />
        <Journey shipment={shipment} />
      </div>
      <Facts shipment={shipment} />
    </Card>
  );
}

function NumberActions({ number }: { number: string }) {
  return (
    <span className="-my-2 inline-flex items-center">
      <span className="code mr-0.5">{number}</span>
      <span data-print="none" className="inline-flex items-center">
        <CopyButton text={number} label="tracking number" />
        <ShareButton path={paths.track(number)} title={`Shipment ${number}`} label="Share this page" />
        <PrintButton />
      </span>
    </span>
  );
}

function Arrival({ shipment }: { shipment: TrackedShipment }) {
  const { label, text, day, planned, punctuality, reason } = useArrivalDay(shipment);
  const late = shipment.days_late > 0;
  const look = 'figure-l max-sm:text-[1.8125rem]';
  return (
    <p className="mt-3 flex flex-col">
      {day ? (
        <time dateTime={day} className={look}>
          {text}
        </time>
      ) : (
        <span className={look}>{text}</span>
      )}
      <span className="text-caption">{label}</span>
      {punctuality && (
        <span className={late ? 'text-ui font-semibold text-danger' : 'text-ui'}>
          {[planned, punctuality, reason].filter(Boolean).join(' · ')}
        </span>
      )}
    </p>
  );
}

function Journey({ shipment }: { shipment: TrackedShipment }) {
  const { live, status } = shipment;
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

function Facts({ shipment }: { shipment: TrackedShipment }) {
  const [latest] = shipment.events;
  return (
    <dl className="grid grid-cols-2 content-center gap-x-6 gap-y-4 lg:w-[32rem]">
      <Fact name="Cargo">
        <ClampedText lines={3}>{shipment.cargo_description}</ClampedText>
      </Fact>
      <Fact name="Weight">
        <span className="num">{weightText(shipment.cargo_weight)}</span>
      </Fact>
      <Fact name="Transport mode">{modeText(shipment.transport_mode)}</Fact>
      <Fact name="Last event">
        {latest ? (
          <ClampedText lines={2}>
            <Age since={latest.occurred_at} /> · {latest.location}
          </ClampedText>
        ) : (
          '—'
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui font-semibold">{children}</dd>
    </div>
  );
}
