import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { ColumnMenu } from '#web/ui/data-grid/column-menu.tsx';
import { DensityMenu } from '#web/ui/data-grid/density-menu.tsx';
import { isAllChosen } from '#web/ui/data-grid/row-choice.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { FleetMapOutline } from '../fleet-map/fleet-map-outline.tsx';
import { FleetSplit } from '../fleet-map/fleet-split.tsx';
import { useShow } from '../fleet-map/use-show.ts';
import { useGridLayout } from '../views/use-grid-layout.ts';
import { FleetList } from './fleet-list.tsx';
import { BulkBar } from './status/bulk-bar.tsx';
import { columnWidths } from './table/column-widths.ts';
import { FleetChips } from './table/fleet-chips.tsx';
import { BOTH_COLUMNS, fleetColumns, HIDDEN_AT_FIRST } from './table/fleet-column-list.tsx';
import { FleetToolbar } from './table/fleet-toolbar.tsx';
import { NO_FILTER } from './table/fleet-view.ts';
import { leavesView } from './table/positions-in-view.ts';
import { useOperations } from './use-operations.ts';
import { nameOfFilter } from './views/built-in-views.ts';

const FleetMap = lazyWithRetry(async () => (await import('../fleet-map/fleet-map.tsx')).FleetMap);

const ConfirmRowDialog = lazyWithRetry(
  async () => (await import('./confirm-row-dialog.tsx')).ConfirmRowDialog,
);
const UnusualDialog = lazyWithRetry(async () => (await import('./status/unusual-dialog.tsx')).UnusualDialog);
const BulkDialog = lazyWithRetry(async () => (await import('./status/bulk-dialog.tsx')).BulkDialog);

const DEFAULT_LAYOUT = { density: 'normal' as const, hidden: HIDDEN_AT_FIRST };
const LOCKED = 'You are offline. You can make changes when you’re back online.';

/** The operations tab: searches, lists and changes all shipments. */
export function Operations() {
  const isPhone = useIsPhone();
  const [show] = useShow();
  const isTableShown = !isPhone && show === 'table';
  const operations = useOperations(isTableShown);
  const { view, changeView, openShipment, fleet, facets, news, single, bulk, ...choice } = operations;
  const now = useNow();
  const locked = useOnline() ? undefined : LOCKED;
  const { layout, change: changeLayout, isPending } = useGridLayout('fleet', DEFAULT_LAYOUT);
  const { rows, isAwaited } = fleet;
  const { changeStatus } = single;

  const [confirming, setConfirming] = useState<string | null>(null);
  const confirm = useCallback(({ tracking_number }: FleetRow) => setConfirming(tracking_number), []);
  const { tracking_id, client, route } = useMemo(() => columnWidths(rows), [rows]);
  const columns = useMemo(
    () =>
      fleetColumns({
        now,
        widths: { tracking_id, client, route },
        onStatus: changeStatus,
        onConfirm: confirm,
        locked,
      }),
    [now, tracking_id, client, route, changeStatus, confirm, locked],
  );
  const closeConfirming = useCallback(() => setConfirming(null), []);
  const ids = rows.map(({ tracking_number }) => tracking_number);
  const stillShown = useMemo(() => rows.filter((row) => leavesView(view, row)).length, [rows, view]);
  const [listed, setListed] = useState<string | null>(null);
  const [mapped, setMapped] = useState<string | null>(null);
  useEffect(() => {
    if (mapped) document.querySelector(`[data-row="${mapped}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [mapped]);

  const isSelecting = choice.chosen.size > 0 || bulk.bulk !== null;
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
      <FleetToolbar
        view={view}
        onChange={changeView}
        facets={facets}
        isAwaited={isAwaited}
        stillShown={stillShown}
        onRefresh={() => void news.apply()}
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
      {show === 'table' && list}
      {show === 'map' && map}
      {show === 'both' && <FleetSplit list={list} map={map} />}
      <Suspense>
        {single.unusual && (
          <UnusualDialog unusual={single.unusual} onConfirm={single.confirm} onDismiss={single.dismiss} />
        )}
        {confirming !== null && <ConfirmRowDialog number={confirming} onClose={closeConfirming} />}
        {bulk.bulk && <BulkDialog {...bulk} bulk={bulk.bulk} />}
      </Suspense>
    </section>
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
