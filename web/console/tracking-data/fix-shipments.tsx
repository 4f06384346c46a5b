import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';
import { toast } from '#web/ui/toast.ts';
import { ToolCard } from './tool-card.tsx';

const FAILED = 'Failed to fix shipments';

export function FixShipments() {
  const { mutate, isPending, error, data } = useMutation({
    networkMode: 'always',
    mutationFn: () => call.trackingData.fixExisting(),
    onSuccess: ({ message }) => toast({ title: 'Shipments Fixed', description: message }),
    onError: (failed) =>
      toast({ title: 'Error', description: sentenceOf(failed, FAILED), variant: 'destructive' }),
  });
  return (
    <ToolCard
      title="Fix existing shipments"
      label="Fix shipments"
      busyLabel="Fixing..."
      pending={isPending}
      onRun={mutate}
      failure={error && { title: sentenceOf(error, FAILED) }}
      result={data && <p>{data.message}</p>}
    >
      Repairs missing waypoints, positions at 0/0, statuses without an event and waypoints in the wrong order.
    </ToolCard>
  );
}
