import { Suspense } from 'react';
import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { counted } from '#web/shipments/amounts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { DownloadCsvButton } from './download-csv-button.tsx';
import { ShipmentItem } from './shipment-item.tsx';
import { isNarrowed, type ShipmentView, WHOLE } from './shipment-view.ts';
import type { useMyShipments } from './use-my-shipments.ts';
import type { ChangeView } from './use-shipment-view.ts';

const FilterChips = lazyWithRetry(async () => (await import('./filter-chips.tsx')).FilterChips);
const NothingFound = lazyWithRetry(async () => (await import('./nothing-found.tsx')).NothingFound);

interface ShipmentListProps {
  shipments: readonly ShipmentRow[];
  /** The number of all results of the view. */
  total: number;
  view: ShipmentView;
  onChangeView: ChangeView;
  pages: ReturnType<typeof useMyShipments>;
  mayBook: boolean;
  seesPrices: boolean;
}

/** The results with their count, dimmed while another view loads. */
export function ShipmentList({ shipments, total, view, onChangeView, pages, ...may }: ShipmentListProps) {
  const narrowed = isNarrowed(view);
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <p role="status" className="text-dense text-ink-2">
          {pages.isPlaceholderData
            ? 'Searching…'
            : `${counted(total, 'shipment')}${narrowed ? ' found' : ''}`}
        </p>
        {narrowed && (
          <Suspense>
            <FilterChips view={view} onChange={onChangeView} />
          </Suspense>
        )}
        {shipments.length > 0 && (
          <div className="-mr-3.5 ml-auto max-sm:-mr-4">
            <DownloadCsvButton shipments={shipments} />
          </div>
        )}
      </div>
      {shipments.length === 0 ? (
        <Suspense>
          <NothingFound onClear={() => onChangeView(WHOLE)} />
        </Suspense>
      ) : (
        <div className={classNames('transition-opacity', pages.isPlaceholderData && 'opacity-60')}>
          <div
            className={classNames(
              'overflow-hidden rounded-md border border-line bg-surface @min-[66rem]:grid',
              may.seesPrices
                ? '@min-[66rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto_auto]'
                : '@min-[66rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]',
            )}
          >
            <ColumnNames seesPrices={may.seesPrices} />
            <ul
              aria-label="My Shipments"
              className="@min-[66rem]:col-span-full @min-[66rem]:grid @min-[66rem]:grid-cols-subgrid"
            >
              {shipments.map((shipment) => (
                <ShipmentItem key={shipment.id} shipment={shipment} {...may} />
              ))}
            </ul>
          </div>
          <ShowMore
            shown={
              pages.hasNextPage
                ? `${shipments.length.toLocaleString('en-US')} of ${counted(total, 'shipment')}`
                : counted(shipments.length, 'shipment')
            }
            of={pages}
          />
        </div>
      )}
    </div>
  );
}

/** Visual column headings on a wide screen. Each row repeats them for screen readers. */
function ColumnNames({ seesPrices }: { seesPrices: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="col-span-full grid grid-cols-subgrid gap-x-6 @min-[66rem]:@max-[80rem]:gap-x-3 border-b border-line bg-sunken px-4 py-2 text-caption font-semibold text-ink-2 @max-[66rem]:hidden"
    >
      <span>Number</span>
      <span>Route</span>
      <span>Progress</span>
      <span>Status</span>
      <span>Estimated delivery</span>
      {seesPrices && <span className="text-right">Cost</span>}
    </div>
  );
}
