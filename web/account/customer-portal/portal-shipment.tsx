import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { portalStatus } from '#domain/shipments/portal-status.ts';
import { paths } from '#web/paths.ts';
import { DeliveryDay } from '#web/shipments/delivery-day.tsx';
import { deliveryLabel } from '#web/shipments/delivery-label.ts';
import { Price } from '#web/shipments/price.tsx';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ProgressLane } from './progress-lane.tsx';

/** A shipment card; a single row from 1024 px. */
export function PortalShipment({ shipment }: { shipment: ShipmentRow }) {
  const { tracking_number } = shipment;
  return (
    <li className="grid items-center gap-x-8 gap-y-4 grid-cols-2 rounded-md border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @min-[59rem]:grid-cols-[9.75rem_minmax(0,1fr)_9.5rem_9.5rem_auto] @min-[59rem]:py-3">
      <div className="flex items-center justify-between gap-x-4 gap-y-1.5 @max-[59rem]:col-span-full @min-[59rem]:flex-col @min-[59rem]:items-start">
        <h2 className="code text-ui">{tracking_number}</h2>
        <PortalBadge>{portalStatus(shipment.status)}</PortalBadge>
      </div>
      <ProgressLane shipment={shipment} className="@max-[59rem]:col-span-full" />
      <p className="self-start text-ui @min-[59rem]:self-center">
        <span className="block text-caption">{deliveryLabel(shipment)}</span>
        <DeliveryDay shipment={shipment} />
      </p>
      {shipment.cost_cents === null ? (
        <span className="@max-[59rem]:hidden" />
      ) : (
        <p className="self-start text-ui @min-[59rem]:self-center">
          <span className="block text-caption">Price</span>
          <Price shipment={shipment} />
        </p>
      )}
      <div className="flex gap-3 max-sm:col-span-full max-sm:*:flex-1">
        <ButtonLink
          to={paths.track(tracking_number)}
          variant="secondary"
          aria-label={`Track ${tracking_number}`}
        >
          Track
        </ButtonLink>
        <ButtonLink
          to={paths.customerPortal({ tab: 'documents', shipment: tracking_number })}
          variant="secondary"
          aria-label={`Documents of ${tracking_number}`}
        >
          Documents
        </ButtonLink>
      </div>
    </li>
  );
}
