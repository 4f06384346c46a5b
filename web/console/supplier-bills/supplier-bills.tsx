import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useAddressView } from '#web/ui/use-address-view.ts';
import { addressFilters } from '../address-filters.ts';
import { codeLabel } from '../shipment-file/file-text.ts';
import { BILL_FILTERS, filterOf, SHOWN_FILTERS, shownFilter } from './bill-filters.ts';
import { billPaths } from './bill-paths.ts';
import { OwedFigures } from './owed-figures.tsx';
import { SupplierBillTable } from './supplier-bill-table.tsx';

const PAGE = 50;
const FILTERS = addressFilters({ q: MAX_SEARCH_LENGTH, status: BILL_FILTERS });

const STATUSES = [
  { value: '', label: 'All statuses' },
  ...SHOWN_FILTERS.map((status) => ({ value: status, label: codeLabel(status) })),
];

/** The bills of all suppliers, searched and filtered, newest first. */
export function SupplierBills() {
  const [{ q, status }, change] = useAddressView(FILTERS);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const bills = useInfiniteQuery(
    api.supplierBills.list.infiniteOptions({
      input: (after: string | undefined) => ({
        after,
        limit: PAGE,
        ...(q && { q }),
        ...filterOf(status),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <section aria-label="All supplier bills">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <search className="w-80 max-sm:w-full">
          <SearchField
            label="Search supplier bills"
            placeholder="Number, supplier or shipment"
            q={q}
            onSearch={onSearch}
            dense
          />
        </search>
        <div className="w-48 max-sm:w-full">
          <Select
            aria-label="Status"
            options={STATUSES}
            value={shownFilter(status)}
            onChange={({ target }) => change({ status: target.value })}
            className="sm:h-9 sm:text-dense"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ml-auto">
          <ExportLinks what="supplier bills" path="/api/supplier-bills" filter={{ q, ...filterOf(status) }} />
          <ButtonLink to={billPaths.record()} icon={<Plus aria-hidden="true" />}>
            Record bill
          </ButtonLink>
        </div>
      </div>
      <OwedFigures owed={bills.data?.pages[0]?.owed ?? []} />
      <QueryBoundary of={bills} what="The supplier bills" skeleton={<RowSkeletons height="h-18" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ supplier_bills }) => supplier_bills);
          if (rows.length === 0)
            return (
              <EmptyState title={q || status ? 'No supplier bill matches' : 'No supplier bills yet'}>
                {q || status
                  ? 'Try other words or another status.'
                  : 'Record what a supplier bills for your shipments.'}
              </EmptyState>
            );
          return (
            <>
              <SupplierBillTable rows={rows} />
              <ShowMore shown={counted(rows.length, 'supplier bill')} of={bills} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
