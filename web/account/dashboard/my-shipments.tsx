import { useMay } from '#web/people/use-may.ts';
import { NoShipments } from '#web/shipments/no-shipments.tsx';
import { loadedShipments } from '#web/shipments/shipment-pages.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentToolbar } from './shipment-toolbar.tsx';
import { isNarrowed, LIST_ID } from './shipment-view.ts';
import { useMyShipments } from './use-my-shipments.ts';
import { useShipmentView } from './use-shipment-view.ts';

export function MyShipments() {
  const [view, changeView] = useShipmentView();
  const mayBook = useMay('book');
  const seesPrices = useMay('money');
  const mine = useMyShipments(view);
  const total = mine.data?.pages[0]?.total ?? 0;
  const hasNone = mine.data !== undefined && !mine.isPlaceholderData && total === 0 && !isNarrowed(view);
  if (hasNone) return <NoShipments mayBook={mayBook} />;
  return (
    <section id={LIST_ID} aria-label="My Shipments" className="scroll-mt-16">
      <ShipmentToolbar
        view={view}
        seesPrices={seesPrices}
        facets={mine.data?.pages[0]?.facets}
        onChange={changeView}
      />
      <div className="mt-3">
        <QueryBoundary of={mine} what="Your shipments" skeleton={<ListSkeleton />}>
          {(pages) => (
            <ShipmentList
              shipments={loadedShipments(pages)}
              total={total}
              view={view}
              onChangeView={changeView}
              pages={mine}
              mayBook={mayBook}
              seesPrices={seesPrices}
            />
          )}
        </QueryBoundary>
      </div>
    </section>
  );
}

function ListSkeleton() {
  return (
    <>
      <div className="mb-3 flex h-9 items-center max-sm:h-11">
        <Skeleton className="h-4 w-24" />
      </div>
      <div className="h-8.75 rounded-t-md border-x border-t border-line bg-sunken @max-[66rem]:hidden" />
      <RowSkeletons
        height="h-[16.1875rem] sm:h-[15.6875rem] @min-[66rem]:h-[3.8125rem]"
        columns={['w-28', 'w-1/4', 'w-32', 'w-24', 'w-24', 'w-16', 'w-40']}
      />
    </>
  );
}
