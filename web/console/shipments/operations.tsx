import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { ColumnMenu } from '#web/ui/data-grid/column-menu.tsx';
import { DensityMenu } from '#web/ui/data-grid/density-menu.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { FleetMapOutline } from '../fleet-map/fleet-map-outline.tsx';
import { FleetSplit } from '../fleet-map/fleet-split.tsx';
import { useShow } from '../fleet-map/use-show.ts';
import { useGridLayout } from '../views/use-grid-layout.ts';
import { FleetList } from './fleet-list.tsx';
import { OperationsDialogs } from './operations-dialogs.tsx';
import { OperationsToolbar } from './operations-toolbar.tsx';
import { columnWidths } from './table/column-widths.ts';
import { FleetChips } from './table/fleet-chips.tsx';
import { BOTH_COLUMNS, fleetColumns, HIDDEN_AT_FIRST } from './table/fleet-column-list.tsx';
import { NO_FILTER } from './table/fleet-view.ts';
import { useOperations } from './use-operations.ts';
import { nameOfFilter } from './views/built-in-views.ts';

const FleetMap = lazyWithRetry(async () => (await import('../fleet-map/fleet-map.tsx')).FleetMap);

const DEFAULT_LAYOUT = { density: 'normal' as const, hidden: HIDDEN_AT_FIRST };
const LOCKED = 'You are offline. You can make changes when you’re back online.';

/** The operations tab: searches, lists and changes all shipments. */
export function Operations() {
  const isPhone = useIsPhone();
  const [show] = useShow();
  const isTableShown = !isPhone && show === 'table';
  const operations = useOperations(isTableShown);
  const { view, changeView, openShipment, facets, chosen, bulk } = operations;
  const now = useNow();
  const locked = useOnline() ? undefined : LOCKED;
  const { layout, change: changeLayout, isPending } = useGridLayout('fleet', DEFAULT_LAYOUT);
  const { rows } = operations.fleet;
  const { changeStatus } = operations.single;

  const [confirming, setConfirming] = useState<string | null>(null);
  const confirm = useCallback(({ tracking_number }: FleetRow) => setConfirming(tracking_number), []);
  const columns = useFleetColumns(rows, { now, onStatus: changeStatus, onConfirm: confirm, locked });
  const closeConfirming = useCallback(() => setConfirming(null), []);
  const [listed, setListed] = useState<string | null>(null);
  const [mapped, setMapped] = useState<string | null>(null);
  useEffect(() => {
    if (mapped) document.querySelector(`[data-row="${mapped}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [mapped]);

  const isSelecting = chosen.size > 0 || bulk.bulk !== null;
  const top = useScrollToView(isPhone, nameOfFilter({ ...view, branch: [] }));
  useFocusInGrid(top, isSelecting);

  const list = (
    <FleetList
      operations={operations}
      columns={columns}
      layout={layout}
      preset={show === 'both' ? BOTH_COLUMNS : null}
      isPending={isPending}
      isPhone={isPhone}
      now={now}
      onConfirm={confirm}
      locked={locked}
      pointed={mapped}
      onPoint={setListed}
    />
  );
  const map = (
    <Suspense fallback={<FleetMapOutline beside={show === 'both'} />}>
      <FleetMap
        view={view}
        beside={show === 'both'}
        onOpen={openShipment}
        onClear={() => changeView({ ...NO_FILTER, q: '' })}
        pointed={listed}
        onPoint={setMapped}
      />
    </Suspense>
  );
  return (
    <section ref={top} aria-label="Shipments" className="flex scroll-mt-4 flex-col gap-3">
      <OperationsToolbar
        operations={operations}
        look={
          isTableShown && (
            <>
              <ColumnMenu
                columns={columns}
                hidden={layout.hidden}
                onHide={(hidden) => changeLayout({ hidden })}
              />
              <DensityMenu density={layout.density} onChange={(density) => changeLayout({ density })} />
            </>
          )
        }
        locked={locked}
      />
      <FleetChips view={view} onChange={changeView} facets={facets} />
      {show === 'table' && list}
      {show === 'map' && map}
      {show === 'both' && <FleetSplit list={list} map={map} />}
      <OperationsDialogs operations={operations} confirming={confirming} onConfirmed={closeConfirming} />
    </section>
  );
}

/** The columns, which change only when their widths or what they show does. */
function useFleetColumns(
  rows: readonly FleetRow[],
  { now, onStatus, onConfirm, locked }: Omit<Parameters<typeof fleetColumns>[0], 'widths'>,
) {
  const { tracking_id, client, route } = useMemo(() => columnWidths(rows), [rows]);
  return useMemo(
    () => fleetColumns({ now, widths: { tracking_id, client, route }, onStatus, onConfirm, locked }),
    [now, tracking_id, client, route, onStatus, onConfirm, locked],
  );
}

/** On a phone a view that a counter opens is below the fold, so it is scrolled into view. */
function useScrollToView(isPhone: boolean, view: string | undefined) {
  const top = useRef<HTMLElement>(null);
  const former = useRef(view);
  useEffect(() => {
    if (former.current === view) return;
    former.current = view;
    if (isPhone && view !== undefined && view !== 'all') top.current?.scrollIntoView?.();
  }, [isPhone, view]);
  return top;
}

/** The bar and the dialog of a selection take the focus with them when it ends. It returns to the grid's active cell. */
function useFocusInGrid(section: RefObject<HTMLElement | null>, isSelecting: boolean) {
  const wasSelecting = useRef(false);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
    wasSelecting.current = isSelecting;
  }, [section, isSelecting]);
}
