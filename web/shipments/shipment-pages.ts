import type { InfiniteData } from '@tanstack/react-query';
import type { ShipmentRow } from '#contract/shipments.ts';

interface ShipmentPage {
  shipments: ShipmentRow[];
  next: string | null;
}

/** For lists that are read page by page: `after` is the key under which the page before said to continue. */
export const pageByKey = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ShipmentPage) => next ?? undefined,
};

export function loadedShipments({ pages }: InfiniteData<ShipmentPage, unknown>): ShipmentRow[] {
  return pages.flatMap(({ shipments }) => shipments);
}
