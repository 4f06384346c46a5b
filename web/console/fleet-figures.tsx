import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/alert.tsx';
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
  const query = useQuery(api.fleet.figures.queryOptions());
  const { data, isError, isFetching, refetch } = query;
  const failed = useConnectionFailure(query);
  const phase = useLoadingPhase(data === undefined && !failed);
  return (
    <section aria-label="Figures" aria-busy={phase !== 'content'}>
      <dl
        aria-label="Fleet figures"
        className="flex flex-wrap gap-x-6 text-[0.8125rem]/5 text-ink-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-8"
      >
        {FIGURES.map(({ name, label }) => (
          <div key={name} className="flex items-baseline gap-2 max-sm:justify-between">
            <dt>{label}</dt>
            <dd className="num">
              {phase === 'skeleton' ? (
                <Skeleton className="h-3.5 w-8" />
              ) : (
                (data?.[name].toLocaleString('en-US') ?? '—')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {failed && (
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
