import type { UseQueryResult } from '@tanstack/react-query';
import type { TrackedSummary } from '#contract/tracking/tracked-shipment.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { statusLabels } from '#web/status/status-appearance.ts';
import { ShareButton } from '#web/tracking/share-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLoadingPhase } from '#web/ui/loading/skeleton.tsx';
import { FoundItem, UnknownItem } from './list-item.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LookupFailed } from './lookup-failed.tsx';
import { mayBeReference } from './number-hint.ts';

interface Result {
  number: string;
  shipment: TrackedSummary | null;
}

interface ShipmentListProps {
  numbers: readonly string[];
  list: UseQueryResult<Result[]>;
}

/** Several shipments, one row each, in the requested order. */
export function ShipmentList({ numbers, list }: ShipmentListProps) {
  const { data, error, isPending, isFetching, fetchStatus, refetch } = list;
  const offline = isPending && fetchStatus === 'paused';
  const phase = useLoadingPhase(isPending && !offline);
  return (
    <>
      {/* The live region must exist before its text changes. */}
      <p role="status" className="sr-only">
        {phase === 'content' && data && announcement(data)}
      </p>
      {phase !== 'content' && <ListSkeleton rows={numbers.length} visible={phase === 'skeleton'} />}
      {phase === 'content' && (error || offline) && (
        <LookupFailed
          error={error}
          stale={data !== undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {phase === 'content' && data && <Results results={data} address={paths.trackMany(numbers)} />}
    </>
  );
}

function Results({ results, address }: { results: readonly Result[]; address: string }) {
  const found = foundOf(results);
  const isOther = results.every(({ number }) => mayBeReference(number));
  return (
    <section aria-labelledby="list-heading">
      {found.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <h2 id="list-heading">{counted(found.length, 'shipment')}</h2>
          <p className="text-ui text-ink-2">{summaryOf(results)}</p>
          <span data-print="none" className="ml-auto">
            <ShareButton path={address} title={counted(found.length, 'shipment')} label="Share this list" />
          </span>
        </div>
      )}
      {found.length === 0 && !isOther && (
        <EmptyState title="No shipment found" className="mb-4">
          <p id="list-heading">Please check your tracking numbers and try again</p>
        </EmptyState>
      )}
      <ul className="mt-3 overflow-hidden rounded-md border border-line bg-surface lg:grid lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_minmax(0,auto)_auto]">
        {results.map(({ number, shipment }) =>
          shipment ? (
            <FoundItem key={number} shipment={shipment} from={{ list: address }} />
          ) : (
            <UnknownItem key={number} number={number} from={{ list: address }} />
          ),
        )}
      </ul>
    </section>
  );
}

function foundOf(results: readonly Result[]): TrackedSummary[] {
  return results.flatMap(({ shipment }) => shipment ?? []);
}

function announcement(results: readonly Result[]): string {
  return `${counted(foundOf(results).length, 'shipment')} found: ${summaryOf(results)}`;
}

/** '2 in transit · 1 delivered · 1 delayed · 1 not found'. */
function summaryOf(results: readonly Result[]): string {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const found = foundOf(results);
  for (const { status } of found) count(statusLabels(status));
  for (const { days_late } of found) if (days_late > 0) count('delayed');
  for (const { number, shipment } of results)
    if (!shipment) count(mayBeReference(number) ? 'not looked up' : 'not found');
  return [...counts].map(([what, many]) => `${many} ${what}`).join(' · ');
}
