import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { pageByKey } from '#web/shipments/shipment-pages.ts';
import type { ShipmentView } from './shipment-view.ts';

const PAGE_SIZE = 20;

/** The shipments of a view, paginated. The previous view's stay until the new ones load. */
export function useMyShipments({ q, status, mode, attention, sort }: ShipmentView) {
  return useInfiniteQuery(
    api.shipments.mine.infiniteOptions({
      input: (after: string | undefined) => ({
        after,
        limit: PAGE_SIZE,
        ...(q && { q }),
        ...(status.length > 0 && { status }),
        ...(mode.length > 0 && { mode }),
        ...(attention && { [attention]: true }),
        sort,
      }),
      ...pageByKey,
      placeholderData: keepPreviousData,
    }),
  );
}
