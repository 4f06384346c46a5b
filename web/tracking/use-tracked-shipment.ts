import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { moved } from './live-patch.ts';

const RETRIES = 3;

/** The shipment with this number, kept up to date while it is shown. Null looks nothing up. */
export function useTrackedShipment(trackingNumber: string | null) {
  const input = { trackingNumber: trackingNumber ?? '' };
  const queryClient = useQueryClient();
  const queryKey = api.tracking.find.queryKey({ input });
  const query = useQuery({
    ...api.tracking.find.queryOptions({ input }),
    enabled: trackingNumber !== null,
    retry: (failures, error) => failures < RETRIES && !isUnknownNumber(error),
  });
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  useLive(
    query.data ? `tracking:${query.data.tracking_number}` : null,
    ({ event, data }) => {
      if (event === 'moved')
        queryClient.setQueryData(queryKey, (shipment) => shipment && moved(shipment, data));
      else readAgain();
    },
    readAgain,
  );
  return query;
}

/** The server knows no shipment with this number, or says that no number can look like this. */
export function isUnknownNumber(error: unknown): boolean {
  return error instanceof ORPCError && [400, 404, 422].includes(error.status);
}
