import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';

const NEWS = ['changed', 'documents_changed', 'messages_changed'];
const READ_AGAIN = [
  api.shipments.record,
  api.shipments.history,
  api.messages.list,
  api.files.list,
  api.instructions.find,
  api.documents.ofShipment,
  api.invoices.ofShipment,
];

/** Refetches a shipment when someone changed it, and when a change may have been missed. */
export function useFleetNews(tracking_number: string): void {
  const queryClient = useQueryClient();
  const readAgain = () => {
    for (const read of READ_AGAIN) void queryClient.invalidateQueries({ queryKey: read.key() });
  };
  useLive(
    'fleet',
    ({ event, data }) => {
      if (NEWS.includes(event) && (data as { tracking_number: string }).tracking_number === tracking_number)
        readAgain();
    },
    readAgain,
  );
}
