import MoveRight from 'lucide-react/icons/move-right';
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { Lane } from '#web/chart/lane.tsx';
import { StatusBadge } from '#web/shipments/status-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DelayFlag } from './delay-flag.tsx';
import { journeyEnd } from './journey-end.ts';
import { laneShare } from './lane-share.ts';
import { Age } from './moment.tsx';
import { useReader } from './reader.ts';
import { deliveryDay, eventDay, modeText, placeText, weightText } from './tracking-texts.ts';

/** When it arrives, where it is, what happened last: everything most people came for. */
export function AnswerCard({ shipment }: { shipment: TrackedShipment }) {
  return (
    <Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:gap-16">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <StatusBadge status={shipment.status} />
          {shipment.days_late > 0 && <DelayFlag days={shipment.days_late} />}
          <span className="-my-2 inline-flex items-center">
            <span className="code">{shipment.tracking_number}</span>
            <CopyButton text={shipment.tracking_number} label="tracking number" />
          </span>
        </div>
        <Arrival shipment={shipment} />
        <Journey shipment={shipment} />
      </div>
      <Facts shipment={shipment} />
    </Card>
  );
}

function Arrival({ shipment }: { shipment: TrackedShipment }) {
  const reader = useReader();
  const end = journeyEnd(shipment);
  const day = end ? end.at : shipment.estimated_delivery_date;
  return (
    <p className="mt-3 flex flex-col">
      <time dateTime={day?.toISOString()} className="figure-l max-sm:text-[1.8125rem]">
        {end ? eventDay(end.at, reader) : deliveryDay(shipment.estimated_delivery_date, reader)}
      </time>
      <span className="text-caption">{end?.label ?? 'Estimated delivery'}</span>
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
        <Lane progress={laneShare(live?.progress ?? 0)} live={live !== null} className="w-20 max-sm:w-9" />
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
    <span>
      {name}
      {approximate && <span className="text-caption font-normal"> (approximate)</span>}
    </span>
  );
}

function Facts({ shipment }: { shipment: TrackedShipment }) {
  const [latest] = shipment.events;
  return (
    <dl className="grid grid-cols-2 content-center gap-x-6 gap-y-4 lg:w-[32rem]">
      <Fact name="Cargo">{shipment.cargo_description}</Fact>
      <Fact name="Weight">
        <span className="num">{weightText(shipment.cargo_weight)}</span>
      </Fact>
      <Fact name="Transport mode">{modeText(shipment.transport_mode)}</Fact>
      <Fact name="Last event">
        {latest ? (
          <>
            <Age since={latest.occurred_at} /> · {latest.location}
          </>
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
