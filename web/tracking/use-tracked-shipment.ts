import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** The shipment with this number; null looks nothing up. `useLiveShipment` keeps what is found up to date. */
export function useTrackedShipment(trackingNumber: string | null) {
  return useQuery({
    ...api.tracking.find.queryOptions({ input: { trackingNumber: trackingNumber ?? '' } }),
    enabled: trackingNumber !== null,
  });
}

/** The server knows no shipment with this number, or says that no number can look like this. */
export function isUnknownNumber(error: unknown): boolean {
  return error instanceof ORPCError && [400, 404, 422].includes(error.status);
}
