import { Suspense } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { TestBadge } from '#web/status/test-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { ClampedText } from './clamped-text.tsx';
import { Arrival, Journey } from './delivery.tsx';
import { Fact, NowAndNext } from './now-and-next.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { modeText, weightText } from './tracking-messages.ts';

const NumberButtons = lazyWithRetry(async () => (await import('./number-buttons.tsx')).NumberButtons);

/** The essentials: estimated delivery, what happens now and next, the last event, and the cargo. */
export function ResultCard({ shipment }: { shipment: TrackedShipment }) {
  return (
    <Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8 lg:gap-y-4 print:grid-cols-2 print:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
          <StatusBadge status={shipment.status} />
          {shipment.test && <TestBadge />}
          <NumberActions number={shipment.tracking_number} />
        </div>
        <Arrival shipment={shipment} />
      </div>
      <Journey shipment={shipment} />
      <NowAndNext shipment={shipment} />
      <CargoFacts shipment={shipment} />
      <ShipmentActions shipment={shipment} />
    </Card>
  );
}

function NumberActions({ number }: { number: string }) {
  return (
    <span className="-my-2 inline-flex items-center">
      <span className="code mr-0.5">{number}</span>
      <span data-print="none" className="inline-flex h-9 min-w-27 items-center max-sm:h-11 max-sm:min-w-33">
        <Suspense>
          <NumberButtons number={number} />
        </Suspense>
      </span>
    </span>
  );
}

function CargoFacts({ shipment }: { shipment: TrackedShipment }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 self-start">
      <Fact name="Cargo">
        <ClampedText lines={2}>{shipment.cargo_description}</ClampedText>
      </Fact>
      <Fact name="Weight">
        <span className="num">{weightText(shipment.cargo_weight)}</span>
      </Fact>
      <Fact name="Transport mode">{modeText(shipment.transport_mode)}</Fact>
    </dl>
  );
}
