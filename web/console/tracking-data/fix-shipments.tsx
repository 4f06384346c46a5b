import { sentenceOf } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ToolCard } from './tool-card.tsx';
import { useTool } from './use-tool.ts';

const FAILED = 'Failed to fix shipments';

export function FixShipments() {
  const { run, pending, error, result } = useTool('fix shipments', {
    run: (options) => call.trackingData.fixExisting({}, options),
    onSuccess: ({ message }) => toast({ title: 'Shipments Fixed', description: message }),
    onFailure: (failed) =>
      toast({ title: 'Error', description: sentenceOf(failed, FAILED), variant: 'destructive' }),
  });
  return (
    <ToolCard
      title="Fix existing shipments"
      label="Fix shipments"
      busyLabel="Fixing..."
      pending={pending}
      onRun={run}
      failure={error === null ? null : { title: sentenceOf(error, FAILED) }}
      result={result && <p>{result.message}</p>}
    >
      Repairs missing waypoints, positions at 0/0, statuses without an event and waypoints in the wrong order.
    </ToolCard>
  );
}
