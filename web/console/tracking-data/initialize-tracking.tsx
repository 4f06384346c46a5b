import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';
import { ToolCard } from './tool-card.tsx';

const FAILED = {
  title: 'Initialization Failed',
  sentence: 'Failed to initialize tracking data. Please try again.',
};

export function InitializeTracking() {
  const { mutate, isPending, isError, data } = useMutation({
    networkMode: 'always',
    mutationFn: () => call.trackingData.initialize(),
    onSuccess: ({ shipments_processed }) =>
      toast({ title: 'Tracking Data Initialized', description: processedText(shipments_processed) }),
    onError: () => toast({ title: FAILED.title, description: FAILED.sentence, variant: 'destructive' }),
  });
  return (
    <ToolCard
      title="Tracking map initialization"
      label="Initialize tracking data"
      busyLabel="Initializing..."
      pending={isPending}
      onRun={mutate}
      failure={isError ? FAILED : null}
      result={data && <p>{processedText(data.shipments_processed)}</p>}
    >
      Gives every shipment that lacks them its events, its route with waypoints and a live position, all from
      its places and its status.
    </ToolCard>
  );
}

function processedText(shipments_processed: number): string {
  return `Successfully processed ${shipments_processed} shipments`;
}
