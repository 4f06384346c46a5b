import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ToolCard } from './tool-card.tsx';
import { useTool } from './use-tool.ts';

const FAILED = {
  title: 'Initialization Failed',
  sentence: 'Failed to initialize tracking data. Please try again.',
};

export function InitializeTracking() {
  const { run, pending, error, result } = useTool('initialize tracking', {
    run: (options) => call.trackingData.initialize({}, options),
    onSuccess: ({ shipments_processed }) =>
      toast({ title: 'Tracking Data Initialized', description: processedText(shipments_processed) }),
    onFailure: () => toast({ title: FAILED.title, description: FAILED.sentence, variant: 'destructive' }),
  });
  return (
    <ToolCard
      title="Tracking map initialization"
      label="Initialize tracking data"
      busyLabel="Initializing..."
      pending={pending}
      onRun={run}
      failure={error === null ? null : FAILED}
      result={result && <p>{processedText(result.shipments_processed)}</p>}
    >
      Adds missing events, route waypoints and live positions to every shipment, based on its origin,
      destination and status.
    </ToolCard>
  );
}

function processedText(shipments_processed: number): string {
  return `Successfully processed ${shipments_processed} shipments`;
}
