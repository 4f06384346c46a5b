import type { InfiniteData } from '@tanstack/react-query';
import type { ShipmentRow } from '#contract/shipments/customer.ts';

interface ShipmentPage {
  shipments: ShipmentRow[];
  next: string | null;
}

/** Options for keyset pagination: `after` is the previous page's cursor. */
export const pageByKey = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ShipmentPage) => next ?? undefined,
};

/** All rows without duplicates. A row that moved between two requests appears once, in its latest version. */
export function loadedShipments({ pages }: InfiniteData<ShipmentPage, unknown>): ShipmentRow[] {
  const byId = new Map(
    pages.flatMap(({ shipments }) => shipments.map((shipment) => [shipment.id, shipment])),
  );
  return [...byId.values()];
}
