import { NoShipments } from '#web/shipments/no-shipments.tsx';
import { loadedShipments } from '#web/shipments/shipment-pages.ts';
import { Reading } from '#web/ui/reading.tsx';
import { RowSkeletons } from '#web/ui/row-skeletons.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentToolbar } from './shipment-toolbar.tsx';
import { isNarrowed } from './shipment-view.ts';
import { Spending } from './spending.tsx';
import { useMyShipments } from './use-my-shipments.ts';
import { useShipmentView } from './use-shipment-view.ts';

export function MyShipments() {
  const [view, changeView] = useShipmentView();
  const mine = useMyShipments(view);
  const total = mine.data?.pages[0]?.total ?? 0;
  const hasNone = mine.data !== undefined && !mine.isPlaceholderData && total === 0 && !isNarrowed(view);
  if (hasNone) return <NoShipments />;
  return (
    <div className="flex flex-col gap-10">
      <section aria-label="My Shipments">
        <ShipmentToolbar view={view} onChange={changeView} />
        <Reading
          of={mine}
          what="Your shipments"
          skeleton={<RowSkeletons height="h-60 min-[75rem]:h-14.25" />}
        >
          {(pages) => (
            <ShipmentList
              shipments={loadedShipments(pages)}
              total={total}
              view={view}
              onChangeView={changeView}
              pages={mine}
            />
          )}
        </Reading>
      </section>
      <Spending />
    </div>
  );
}
