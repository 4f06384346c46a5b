import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';
import { moved } from './live-patch.ts';

/** While it is shown, what `useTrackedShipment` has read follows what happens to the shipment. */
export function useLiveShipment(trackingNumber: string): void {
  const queryClient = useQueryClient();
  const queryKey = api.tracking.find.queryKey({ input: { trackingNumber } });
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  useLive(
    `tracking:${trackingNumber}`,
    ({ event, data }) => {
      if (event === 'moved')
        queryClient.setQueryData(queryKey, (shipment) => shipment && moved(shipment, data));
      else readAgain();
    },
    readAgain,
  );
}
