import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { Skeleton, useLoadingPhase } from '#web/ui/skeleton.tsx';
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
  const { data, isError, isFetching, refetch } = useQuery(api.fleet.figures.queryOptions());
  useConnectionFailure(isError);
  const phase = useLoadingPhase(data === undefined && !isError);
  return (
    <section aria-label="Figures" aria-busy={phase !== 'content'}>
      <FigureStrip
        label="Fleet figures"
        inOneRow
        figures={FIGURES.map(({ name, label }) => ({
          label,
          value:
            phase === 'skeleton' ? (
              <Skeleton className="my-1.5 h-4.5 w-20" />
            ) : (
              (data?.[name].toLocaleString('en-US') ?? '—')
            ),
        }))}
      />
      {isError && (
        <Alert
          className="mt-3"
          title={data ? 'The figures could not be refreshed.' : 'The figures could not be loaded.'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  );
}
