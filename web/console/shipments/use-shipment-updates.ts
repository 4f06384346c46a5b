import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useLive } from '#web/api/live.ts';

const EVENTS = ['changed', 'documents_changed', 'messages_changed'];
const AFFECTED = [
  api.shipmentFile.find,
  api.shipments.record,
  api.shipments.history,
  api.messages.list,
  api.files.list,
  api.instructions.find,
  api.documents.ofShipment,
  api.invoices.ofShipment,
  api.amendments.list,
  api.charges,
  api.milestones.list,
  api.tracking.find,
  api.carrierBookings.list,
  api.declarations,
  api.deliveries,
  api.exceptions,
  api.tasks,
];

/** Refetches a shipment when someone changed it, and when a change may have been missed. */
export function useShipmentUpdates(tracking_number: string): void {
  const queryClient = useQueryClient();
  const refetch = () => {
    for (const query of AFFECTED) void queryClient.invalidateQueries({ queryKey: query.key() });
  };
  useLive(
    'fleet',
    ({ event, data }) => {
      if (EVENTS.includes(event) && (data as { tracking_number: string }).tracking_number === tracking_number)
        refetch();
    },
    refetch,
  );
}
