import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FigureLine } from '#web/ui/figure-line.tsx';
import { useJointFailure } from '#web/ui/loading/joint-failure.tsx';
import { useLoadingPhase } from '#web/ui/loading/skeleton.tsx';
import { useConnectionFailure } from './connection-failure.ts';

const FIGURES = [
  { name: 'ocean', label: 'Ocean fleet' },
  { name: 'air', label: 'Air fleet' },
  { name: 'ground', label: 'Ground ops' },
  { name: 'global_reach', label: 'Global reach' },
  { name: 'documents', label: 'Documents' },
] as const;

/** The command centre's five figures. Shows dashes, not zeros, if they couldn't be loaded. */
export function FleetFigures() {
  const query = useQuery(api.fleet.figures.queryOptions());
  const { data, isError, isFetching, refetch } = query;
  const failed = useConnectionFailure(query);
  const isJoint = useJointFailure(failed && !data, refetch);
  const phase = useLoadingPhase(data === undefined && !failed);
  return (
    <section aria-label="Figures" aria-busy={phase !== 'content'}>
      <FigureLine
        label="Fleet figures"
        figures={FIGURES.map(({ name, label }) => ({
          label,
          value: phase === 'skeleton' ? undefined : (data?.[name].toLocaleString('en-US') ?? '—'),
        }))}
      />
      {failed && !isJoint && (
        <Alert
          className="mt-3"
          title={data ? 'The figures could not be refreshed.' : 'The figures could not be loaded.'}
          onRetry={() => void refetch()}
          retrying={isError && isFetching}
        />
      )}
    </section>
  );
}
