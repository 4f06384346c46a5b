import type { InfiniteData } from '@tanstack/react-query';
import type { ShipmentRow } from '#contract/shipments/customer.ts';

interface ShipmentPage {
  shipments: ShipmentRow[];
  next: string | null;
}

/** For lists that are read page by page: `after` is the key under which the page before said to continue. */
export const pageByKey = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ShipmentPage) => next ?? undefined,
};

/** Each once, as the last page that holds it has it: a row may have moved between the reading of two pages. */
export function loadedShipments({ pages }: InfiniteData<ShipmentPage, unknown>): ShipmentRow[] {
  const byId = new Map(
    pages.flatMap(({ shipments }) => shipments.map((shipment) => [shipment.id, shipment])),
  );
  return [...byId.values()];
}
