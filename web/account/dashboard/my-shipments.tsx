import { Lane } from '#web/chart/lane.tsx';
import { paths } from '#web/paths.ts';
import { loadedShipments } from '#web/shipments/shipment-pages.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Reading } from '#web/ui/reading.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { ShipmentListSkeleton } from './shipment-list-skeleton.tsx';
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
        <Reading of={mine} what="Your shipments" skeleton={<ShipmentListSkeleton />}>
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

function NoShipments() {
  return (
    <EmptyState
      title="No shipments yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink to={paths.createShipment()} variant="secondary">
          Create Shipment
        </ButtonLink>
      }
    >
      Book your first one: you see its route, price and delivery date before you confirm.
    </EmptyState>
  );
}
