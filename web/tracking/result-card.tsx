import type { ReactNode } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { paths } from '#web/paths.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ClampedText } from './clamped-text.tsx';
import { Arrival, Journey } from './delivery.tsx';
import { Age } from './moment.tsx';
import { PrintButton } from './print/print-button.tsx';
import { ShareButton } from './share-button.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { modeText, weightText } from './tracking-messages.ts';

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
        <ShipmentActions shipment={shipment} />
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
