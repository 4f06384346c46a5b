import { Suspense } from 'react';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { BUILT_IN_VIEWS, nameOfFilter } from '../views/built-in-views.ts';
import type { FleetFacets } from './facets/use-fleet-facets.ts';
import { useFleetChips } from './fleet-chips.tsx';
import { type FleetView, isNarrowed } from './fleet-view.ts';

const SetUpSteps = lazyWithRetry(async () => (await import('../set-up-steps.tsx')).SetUpSteps);

interface NoShipmentsFoundProps {
  view: FleetView;
  facets: FleetFacets | undefined;
  onClear: () => void;
}

/** The empty state: no shipments yet, none in a predefined view, or none that match the filters. */
export function NoShipmentsFound({ view, facets, onClear }: NoShipmentsFoundProps) {
  const { person } = useSession();
  const chips = useFleetChips(view, facets);
  const drawing = <Lane progress={0} live={false} className="w-40" />;
  if (!isNarrowed(view))
    return (
      <EmptyState
        title="No shipments yet"
        drawing={drawing}
        action={<ButtonLink to={paths.createShipment()}>Create Shipment</ButtonLink>}
      >
        Shipments booked by customers and staff appear here.
        {person?.role === 'admin' && (
          <Suspense>
            <SetUpSteps />
          </Suspense>
        )}
      </EmptyState>
    );
  const named = BUILT_IN_VIEWS.find(({ name }) => name === nameOfFilter(view));
  if (named && view.q === '')
    return (
      <EmptyState
        title={named.empty}
        drawing={drawing}
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No shipments found"
      drawing={drawing}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      <p>Filters: {new Intl.ListFormat('en').format(chips.map(({ words }) => words))}.</p>
      {view.q !== '' && <p>Search covers tracking numbers, clients, cities and cargo.</p>}
    </EmptyState>
  );
}
