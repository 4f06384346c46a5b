import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ConfirmPriceDialog } from './detail/confirm-price-dialog.tsx';

/** Confirms a booking from its row; fetches the fields that the row lacks. */
export function ConfirmRowDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { data, isError } = useQuery(
    api.shipments.record.queryOptions({ input: { tracking_number: number }, staleTime: 0 }),
  );
  useEffect(() => {
    if (!isError) return;
    toast({ title: 'Error', description: 'Failed to load shipment details', variant: 'destructive' });
    onClose();
  }, [isError, onClose]);
  return data ? <ConfirmPriceDialog shipment={data} onClose={onClose} /> : null;
}
