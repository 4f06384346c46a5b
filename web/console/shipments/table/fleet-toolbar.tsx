import { useQuery } from '@tanstack/react-query';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { usePreload } from '#web/ui/loading/use-preload.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { staffOptions } from '../../people/staff-options.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { type Facet, FacetPopover } from './facets/facet-popover.tsx';
import { fleetFacets } from './facets/fleet-facet-list.tsx';
import type { FleetFacets } from './facets/use-fleet-facets.ts';
import { FleetCount } from './fleet-count.tsx';
import { FleetSearch } from './fleet-search.tsx';
import type { FleetView } from './fleet-view.ts';
import { useBranches } from './use-branches.ts';
import type { ChangeView } from './use-fleet-view.ts';
import { useSearchKey } from './use-search-key.ts';

const loadSheet = async () => (await import('./facets/facet-sheet.tsx')).FacetSheet;
const FacetSheet = lazyWithRetry(loadSheet);

interface FleetToolbarProps {
  view: FleetView;
  onChange: ChangeView;
  facets: FleetFacets | undefined;
  /** Whether the counts belong to the previous view because the browser is offline. */
  isAwaited: boolean;
  /** How many listed shipments no longer match the filter. */
  stillShown: number;
  onRefresh: () => void;
  /** Table settings. Not on a phone, which has no table. */
  look: ReactNode;
  /** Replaces the toolbar while rows are selected. */
  bulkBar: ReactNode;
}

/** Search, filters, result count, views and table settings. */
export function FleetToolbar({
  view,
  onChange,
  facets,
  isAwaited,
  stillShown,
  onRefresh,
  look,
  bulkBar,
}: FleetToolbarProps) {
  const isPhone = useIsPhone();
  const input = useSearchKey();
  const filters = fleetFacets(view, onChange, facets, useBranches(), useQuery(staffOptions()).data?.people);
  return (
    <div
      className={classNames(
        'relative flex min-h-9 flex-wrap items-center gap-2',
        Boolean(bulkBar) && '*:not-[section]:invisible',
      )}
    >
      <FleetSearch q={view.q} onChange={onChange} input={input} />
      {isPhone ? (
        <FilterSheet filters={filters} />
      ) : (
        filters.map((facet) => <FacetPopover key={facet.name} facet={facet} />)
      )}
      <FleetCount facets={isAwaited ? undefined : facets} stillShown={stillShown} onRefresh={onRefresh} />
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
        <ViewsMenu view={view} onChange={onChange} />
        {look}
        {!isPhone && <ExportButton view={view} />}
      </div>
      {bulkBar}
    </div>
  );
}

function FilterSheet({ filters }: { filters: readonly Facet[] }) {
  const [open, setOpen] = useState(false);
  usePreload(loadSheet);
  const chosen = filters.reduce((sum, filter) => sum + filter.chosen.length, 0);
  return (
    <>
      <Button
        variant="secondary"
        icon={<ListFilter aria-hidden="true" />}
        aria-label={chosen > 0 ? `Filters, ${chosen} selected` : undefined}
        onClick={() => setOpen(true)}
      >
        Filters
        {chosen > 0 && <span className="num">{chosen}</span>}
      </Button>
      <Suspense>{open && <FacetSheet facets={filters} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
