import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { sampleFailure, showSampleFailure } from '#web/tracking/sample-failure.ts';
import type { SampleAnswer } from '#web/tracking/use-sample-tracking.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { ToolCard } from './tool-card.tsx';
import { useTool } from './use-tool.ts';

export function SampleTracking() {
  const queries = useQueryClient();
  const { run, pending, error, result } = useTool<SampleAnswer>('sample tracking', {
    run: (options) => call.trackingData.generateSample({}, options),
    onSuccess: (sample) =>
      toast({
        title: sample.created ? 'Sample Data Generated' : 'Sample Data Found',
        description: `${resultText(sample)} ${sample.tracking_number}`,
      }),
    onFailure: (failed) => showSampleFailure(queries, failed),
  });
  return (
    <ToolCard
      title="Sample ocean freight tracking"
      label="Generate sample tracking"
      busyLabel="Generating..."
      pending={pending}
      onRun={run}
      failure={error === null ? null : sampleFailure(error)}
      result={
        result && (
          <p>
            {resultText(result)}{' '}
            <Link to={paths.track(result.tracking_number)} className="link code max-sm:py-2.5">
              {result.tracking_number}
            </Link>
          </p>
        )
      }
    >
      Creates one ocean shipment from Shanghai to Los Angeles with four events, under the example number on
      the tracking screen.
    </ToolCard>
  );
}

function resultText({ created }: SampleAnswer): string {
  return created ? 'The sample was created:' : 'The sample already exists. Nothing was changed:';
}
