import Repeat from 'lucide-react/icons/repeat';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { paths } from '#web/paths.ts';
import { DeliveryDay } from '#web/shipments/delivery-day.tsx';
import { deliveryLabel } from '#web/shipments/delivery-label.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Price } from '#web/shipments/price.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { ShipmentLane } from '#web/shipments/shipment-lane.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ShipmentItemProps {
  shipment: ShipmentRow;
  mayBook: boolean;
  seesPrices: boolean;
}

/** A row on a shared column grid; a card where the list is narrow. */
export function ShipmentItem({ shipment, mayBook, seesPrices }: ShipmentItemProps) {
  const { tracking_number, cargo_description, transport_mode, status, progress } = shipment;
  const isLate = isActive(status) && shipment.punctuality === 'late';
  return (
    <li
      className={classNames(
        isLate && 'shadow-[inset_3px_0_0_var(--danger)]',
        'grid grid-cols-2 items-center gap-x-6 gap-y-3 @min-[66rem]:@max-[80rem]:gap-x-3 border-b border-line px-4 py-3 last:border-b-0 @min-[66rem]:col-span-full @min-[66rem]:min-h-14 @min-[66rem]:grid-cols-subgrid @min-[66rem]:py-2',
      )}
    >
      <p>
        <Link
          to={paths.track(tracking_number)}
          className="code inline-flex min-h-6 items-center text-ui text-brand hover:underline max-sm:min-h-11"
        >
          {tracking_number}
        </Link>
      </p>
      <div className="min-w-0 @max-[66rem]:order-1 @max-[66rem]:col-span-full">
        <RouteLabel shipment={shipment} className="block text-ui" />
        <span className="flex items-center gap-1.5 text-caption">
          {transport_mode && <ModeIcon mode={transport_mode} className="h-4 w-4" />}
          <span className="truncate">{cargo_description}</span>
        </span>
      </div>
      <ShipmentLane
        status={status}
        progress={progress}
        className="@max-[66rem]:order-2 @max-[66rem]:col-span-full"
      />
      <StatusBadge status={status} className="justify-self-end @min-[66rem]:justify-self-start" />
      <Labelled label={deliveryLabel(shipment)} className="@max-[66rem]:order-3 @max-[66rem]:self-start">
        <DeliveryDay shipment={shipment} />
      </Labelled>
      {seesPrices && (
        <Labelled
          label="Cost"
          className="@max-[66rem]:order-4 @max-[66rem]:self-start @min-[66rem]:text-right"
        >
          <Price shipment={shipment} />
        </Labelled>
      )}
      <div className="flex gap-2 @max-[66rem]:order-5 @max-[66rem]:col-span-full @max-[66rem]:*:flex-1">
        {mayBook && (
          <ButtonLink
            to={paths.createShipment({ again: tracking_number })}
            variant="ghost"
            aria-label={`Book again: ${tracking_number}`}
            title="Book again"
            icon={<Repeat aria-hidden="true" className="@max-[66rem]:hidden" />}
            className="@min-[66rem]:px-2.5"
          >
            <span className="@min-[66rem]:hidden">Book again</span>
          </ButtonLink>
        )}
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
      <span className="block text-caption @min-[66rem]:sr-only">{label}</span>
      {children}
    </p>
  );
}
