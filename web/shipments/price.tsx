import { type PriceStatus, priceNote } from '#domain/shipments/price-status.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { classNames } from '#web/ui/class-names.ts';
import { amountText } from './amounts.ts';

interface PriceProps {
  shipment: {
    cost_cents: number | null;
    currency: string;
    price_status: PriceStatus;
    status: ShipmentStatus;
  };
}

/** '$112.00' and below it whether the price is binding: 'Indicative, we confirm'. A dash for people who may not see prices. */
export function Price({ shipment }: PriceProps) {
  if (shipment.cost_cents === null) return <NoPrice />;
  return (
    <>
      <span className="num block">{amountText(shipment.cost_cents, shipment.currency)}</span>
      <PriceNote>{priceNote(shipment)}</PriceNote>
    </>
  );
}

export function PriceNote({ children, className }: { children: string; className?: string }) {
  return (
    <span className={classNames('block text-[0.8125rem] font-normal text-ink-2', className)}>{children}</span>
  );
}

function NoPrice() {
  return (
    <span className="block text-ink-2">
      <span aria-hidden>—</span>
      <span className="sr-only">You don’t have permission to see prices.</span>
    </span>
  );
}
