import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { usePreloadedData } from './preloaded-data.ts';

/** The shipment with this number; null fetches nothing. `useLiveShipment` keeps it up to date. */
export function useTrackedShipment(trackingNumber: string | null) {
  const given = usePreloadedData();
  return useQuery({
    ...api.tracking.find.queryOptions({ input: { tracking_number: trackingNumber ?? '' } }),
    enabled: trackingNumber !== null,
    ...(given?.shipment?.tracking_number === trackingNumber && {
      initialData: given.shipment,
      initialDataUpdatedAt: given.read_at.getTime(),
    }),
  });
}

/** No shipment has this number, or its format is invalid. */
export function isUnknownNumber(error: unknown): boolean {
  return error instanceof ORPCError && [400, 404, 422].includes(error.status);
}
