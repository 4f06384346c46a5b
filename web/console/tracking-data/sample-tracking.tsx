import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { type SampleAnswer, useSampleTracking } from '#web/tracking/use-sample-tracking.ts';
import { toast } from '#web/ui/toast.ts';
import { ToolCard } from './tool-card.tsx';

export function SampleTracking() {
  const { generate, pending, failure, sample } = useSampleTracking((answer) =>
    toast({
      title: answer.created ? 'Sample Data Generated' : 'Sample Data Found',
      description: `${wordsOf(answer)} ${answer.tracking_number}`,
    }),
  );
  return (
    <ToolCard
      title="Sample ocean freight tracking"
      label="Generate sample tracking"
      busyLabel="Generating..."
      pending={pending}
      onRun={generate}
      failure={failure}
      result={
        sample && (
          <p>
            {wordsOf(sample)}{' '}
            <Link to={paths.track(sample.tracking_number)} className="link code max-sm:py-2.5">
              {sample.tracking_number}
            </Link>
          </p>
        )
      }
    >
      Writes one ocean shipment from Shanghai to Los Angeles with four events, under the number that the
      tracking screen names as its example.
    </ToolCard>
  );
}

function wordsOf({ created }: SampleAnswer): string {
  return created ? 'The sample was created:' : 'The sample exists already, nothing was changed:';
}
