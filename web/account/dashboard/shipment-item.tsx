import type { ReactNode } from 'react';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { paths } from '#web/paths.ts';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { Price } from '#web/shipments/price.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { ShipmentLane } from '#web/shipments/shipment-lane.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A row on a shared column grid; a card below 1200 px. */
export function ShipmentItem({ shipment }: { shipment: ShipmentRow }) {
  const { tracking_number, cargo_description, status, progress } = shipment;
  return (
    <li className="grid grid-cols-2 items-center gap-x-6 gap-y-3 min-[75rem]:max-[90rem]:gap-x-3 border-b border-line px-4 py-3 last:border-b-0 min-[75rem]:col-span-full min-[75rem]:min-h-14 min-[75rem]:grid-cols-subgrid min-[75rem]:py-2">
      <p className="code text-ui">{tracking_number}</p>
      <div className="min-w-0 max-[75rem]:order-1 max-[75rem]:col-span-full">
        <RouteLabel shipment={shipment} className="block text-ui" />
        <span className="block truncate text-caption">{cargo_description}</span>
      </div>
      <ShipmentLane
        status={status}
        progress={progress}
        className="max-[75rem]:order-2 max-[75rem]:col-span-full"
      />
      <StatusBadge status={status} className="justify-self-end min-[75rem]:justify-self-start" />
      <Labelled label="Estimated delivery" className="max-[75rem]:order-3 max-[75rem]:self-start">
        <EstimatedDelivery shipment={shipment} />
      </Labelled>
      <Labelled label="Cost" className="max-[75rem]:order-4 max-[75rem]:self-start min-[75rem]:text-right">
        <Price shipment={shipment} />
      </Labelled>
      <div className="flex gap-2 max-[75rem]:order-5 max-[75rem]:col-span-full max-[75rem]:*:flex-1">
        <ButtonLink
          to={paths.createShipment({ again: tracking_number })}
          variant="ghost"
          aria-label={`Book again: ${tracking_number}`}
        >
          Book again
        </ButtonLink>
        <ButtonLink
          to={paths.track(tracking_number)}
          variant="secondary"
          aria-label={`Track ${tracking_number}`}
        >
          Track
        </ButtonLink>
      </div>
    </li>
  );
}

function Labelled({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <p className={classNames('text-ui', className)}>
      <span className="block text-caption min-[75rem]:sr-only">{label}</span>
      {children}
    </p>
  );
}
