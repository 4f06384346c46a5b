import { Suspense, useCallback, useMemo, useState } from 'react';
import { ColumnMenu } from '#web/ui/data-grid/column-menu.tsx';
import { DensityMenu } from '#web/ui/data-grid/density-menu.tsx';
import { GridSkeleton } from '#web/ui/data-grid/grid-skeleton.tsx';
import { isAllChosen } from '#web/ui/data-grid/row-choice.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { FleetMapOutline } from '../fleet-map/fleet-map-outline.tsx';
import { ShowSwitch } from '../fleet-map/show-switch.tsx';
import { useShow } from '../fleet-map/use-show.ts';
import { useGridLayout } from '../views/use-grid-layout.ts';
import { BulkBar } from './status/bulk-bar.tsx';
import { BulkDialog } from './status/bulk-dialog.tsx';
import { UnusualDialog } from './status/unusual-dialog.tsx';
import { FleetCards } from './table/fleet-cards.tsx';
import { FleetChips } from './table/fleet-chips.tsx';
import { fleetColumns, HIDDEN_AT_FIRST } from './table/fleet-column-list.tsx';
import { FleetGrid } from './table/fleet-grid.tsx';
import { FleetToolbar } from './table/fleet-toolbar.tsx';
import { isNarrowed, NO_FILTER } from './table/fleet-view.ts';
import { NoShipmentsFound } from './table/no-shipments-found.tsx';
import { UpdatesPill } from './table/updates-pill.tsx';
import { useOperations } from './use-operations.ts';

const FleetMap = lazyWithRetry(async () => (await import('../fleet-map/fleet-map.tsx')).FleetMap);

const ConfirmRowDialog = lazyWithRetry(
  async () => (await import('./confirm-row-dialog.tsx')).ConfirmRowDialog,
);

const DEFAULT_LAYOUT = { density: 'normal' as const, hidden: HIDDEN_AT_FIRST };
/** On a narrow screen the map is above the cards, where it can be found. */
const BOTH = 'flex flex-col-reverse gap-4 lg:grid lg:grid-cols-2';
const LOCKED = 'You are offline. You can make changes when you’re back online.';

/** The operations tab: searches, lists and changes all shipments. */
export function Operations() {
  const { view, changeView, openShipment, fleet, facets, tones, news, single, bulk, ...choice } =
    useOperations();
  const now = useNow();
  const isPhone = useIsPhone();
  const locked = useOnline() ? undefined : LOCKED;
  const [show, changeShow] = useShow();
  const { layout, change: changeLayout, isPending } = useGridLayout('fleet', DEFAULT_LAYOUT);
  const { rows, query, isAwaited } = fleet;
  const { changeStatus } = single;

  const [confirming, setConfirming] = useState<string | null>(null);
  const columns = useMemo(
    () =>
      fleetColumns({
        now,
        onStatus: changeStatus,
        onConfirm: ({ tracking_number }) => setConfirming(tracking_number),
        locked,
      }),
    [now, changeStatus, locked],
  );
  const closeConfirming = useCallback(() => setConfirming(null), []);
  const total = facets && !facets.matching.capped ? Math.max(facets.matching.count, rows.length) : null;
  const ids = rows.map(({ tracking_number }) => tracking_number);

  return (
    <section aria-label="Shipments" className="flex flex-col gap-3">
      <FleetToolbar
        view={view}
        onChange={changeView}
        facets={facets}
        isAwaited={isAwaited}
        look={
          <>
            <ShowSwitch show={show} onChange={changeShow} />
            {!isPhone && show !== 'map' && (
              <>
                <ColumnMenu
                  columns={columns}
                  hidden={layout.hidden}
                  onHide={(hidden) => changeLayout({ hidden })}
                />
                <DensityMenu density={layout.density} onChange={(density) => changeLayout({ density })} />
              </>
            )}
          </>
        }
        bulkBar={
          choice.chosen.size > 0 && (
            <BulkBar
              label={selectionText(choice.chosen.size, isAllChosen(choice.chosen, ids), facets?.matching)}
              onStatus={(status) => bulk.ask([...choice.chosen], status)}
              onClear={choice.chooseNothing}
              locked={locked}
            />
          )
        }
      />
      <FleetChips view={view} onChange={changeView} facets={facets} />
      <div className={show === 'both' ? BOTH : undefined}>
        {show !== 'map' && (
          <div className="min-w-0">
            <QueryBoundary
              of={isPending || isAwaited ? { ...query, data: undefined } : query}
              what="The fleet"
              skeleton={<GridSkeleton density={layout.density} />}
            >
              {() => {
                if (rows.length === 0 && !query.isPlaceholderData)
                  return (
                    <NoShipmentsFound
                      narrowed={isNarrowed(view)}
                      onClear={() => changeView({ ...NO_FILTER, q: '' })}
                    />
                  );
                if (isPhone) return <FleetCards rows={rows} query={query} now={now} />;
                return (
                  <div className="relative" aria-busy={query.isPlaceholderData}>
                    <UpdatesPill count={news.waiting} onApply={() => void news.apply()} />
                    <FleetGrid
                      rows={rows}
                      columns={columns}
                      layout={layout}
                      view={view}
                      onChangeView={changeView}
                      chosen={choice.chosen}
                      onChoose={choice.choose}
                      tones={tones}
                      total={total}
                      onNearEnd={fleet.onNearEnd}
                      onOpen={openShipment}
                    />
                  </div>
                );
              }}
            </QueryBoundary>
          </div>
        )}
        {show !== 'table' && (
          <Suspense fallback={<FleetMapOutline beside={show === 'both'} />}>
            <FleetMap
              view={view}
              beside={show === 'both'}
              onOpen={openShipment}
              onClear={() => changeView({ ...NO_FILTER, q: '' })}
            />
          </Suspense>
        )}
      </div>
      <UnusualDialog unusual={single.unusual} onConfirm={single.confirm} onDismiss={single.dismiss} />
      {confirming !== null && (
        <Suspense>
          <ConfirmRowDialog number={confirming} onClose={closeConfirming} />
        </Suspense>
      )}
      {bulk.bulk && <BulkDialog {...bulk} bulk={bulk.bulk} />}
    </section>
  );
}

function selectionText(
  count: number,
  all: boolean,
  matching: { count: number; capped: boolean } | undefined,
) {
  const selected = `${count.toLocaleString('en-US')} selected`;
  if (!all || !matching || matching.count <= count) return selected;
  const found = `${matching.count.toLocaleString('en-US')}${matching.capped ? '+' : ''}`;
  return `All ${count.toLocaleString('en-US')} loaded shipments selected, of ${found} results`;
}
