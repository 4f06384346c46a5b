import type { ReactNode } from 'react';
import type { ShipmentRow } from '#contract/shipments.ts';
import { paths } from '#web/paths.ts';
import { usd } from '#web/shipments/amounts.ts';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { RouteWords } from '#web/shipments/route-words.tsx';
import { ShipmentLane } from '#web/shipments/shipment-lane.tsx';
import { StatusBadge } from '#web/shipments/status-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** A row whose columns line up with its neighbours'; a card below 1024 px. */
export function ShipmentItem({ shipment, now }: { shipment: ShipmentRow; now: Date }) {
  const { tracking_number, cargo_description, status, progress, cost_cents } = shipment;
  return (
    <li className="grid grid-cols-2 items-center gap-x-6 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 lg:col-span-full lg:min-h-14 lg:grid-cols-subgrid lg:py-2">
      <p className="code text-ui">{tracking_number}</p>
      <div className="min-w-0 max-lg:order-1 max-lg:col-span-full">
        <RouteWords shipment={shipment} className="block text-ui" />
        <span className="block truncate text-caption">{cargo_description}</span>
      </div>
      <ShipmentLane status={status} progress={progress} className="max-lg:order-2 max-lg:col-span-full" />
      <StatusBadge status={status} className="justify-self-end lg:justify-self-start" />
      <Labelled label="Estimated delivery" className="max-lg:order-3 max-lg:self-start">
        <EstimatedDelivery shipment={shipment} now={now} />
      </Labelled>
      <Labelled label="Cost" className="max-lg:order-4 max-lg:self-start lg:text-right">
        <span className="num">{usd(cost_cents)}</span>
      </Labelled>
      <ButtonLink
        to={paths.track(tracking_number)}
        variant="secondary"
        aria-label={`Track ${tracking_number}`}
        className="max-lg:order-5 max-lg:col-span-full"
      >
        Track
      </ButtonLink>
    </li>
  );
}

function Labelled({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <p className={className}>
      <span className="block text-caption">{label}</span>
      <span className="text-ui">{children}</span>
    </p>
  );
}
