import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';
import { ToolCard } from './tool-card.tsx';
import { useTool } from './use-tool.ts';

const FAILED = {
  title: 'Initialization Failed',
  sentence: 'Failed to initialize tracking data. Please try again.',
};

export function InitializeTracking() {
  const { run, pending, error, result } = useTool('initialize tracking', {
    run: () => call.trackingData.initialize(),
    onSuccess: ({ shipments_processed }) =>
      toast({ title: 'Tracking Data Initialized', description: processedText(shipments_processed) }),
    onError: () => toast({ title: FAILED.title, description: FAILED.sentence, variant: 'destructive' }),
  });
  return (
    <ToolCard
      title="Tracking map initialization"
      label="Initialize tracking data"
      busyLabel="Initializing..."
      pending={pending}
      onRun={run}
      failure={error && FAILED}
      result={result && <p>{processedText(result.shipments_processed)}</p>}
    >
      Gives every shipment that lacks them its events, its route with waypoints and a live position, all from
      its places and its status.
    </ToolCard>
  );
}

function processedText(shipments_processed: number): string {
  return `Successfully processed ${shipments_processed} shipments`;
}
