import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { RATE_SIDES, type RateSide } from '#domain/rates/rate-kinds.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useAddressView } from '#web/ui/use-address-view.ts';
import { addressFilters } from '../address-filters.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { NewTariffDialog } from './new-tariff-dialog.tsx';
import { ownerText, SIDE_NAMES, validityText } from './rate-text.ts';

const FILTERS = addressFilters({ q: MAX_SEARCH_LENGTH, side: RATE_SIDES });
const SIDES = [
  { value: '', label: 'Sell and buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'buy', label: 'Buy' },
];

/** All tariffs, searched and filtered, the newest first. */
export function Tariffs() {
  const [{ q, side }, change] = useAddressView(FILTERS);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const [adding, setAdding] = useState(false);
  const tariffs = useInfiniteQuery(
    api.rates.tariffs.infiniteOptions({
      input: (after: string | undefined) => ({
        after,
        ...(q && { q }),
        ...(side && { side: side as RateSide }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const add = <Button onClick={() => setAdding(true)}>Add a tariff</Button>;
  return (
    <section aria-label="Tariffs">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <search className="w-80 max-sm:w-full">
          <SearchField label="Search tariffs" placeholder="Name or company" q={q} onSearch={onSearch} dense />
        </search>
        <div className="w-44 max-sm:w-full">
          <Select
            aria-label="Side"
            options={SIDES}
            value={side}
            onChange={({ target }) => change({ side: target.value })}
            className="sm:h-9 sm:text-dense"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ml-auto">
          <ExportLinks what="tariffs" path="/api/tariffs" filter={{ q, side }} />
          {add}
        </div>
      </div>
      <QueryBoundary of={tariffs} what="The tariffs" skeleton={<RowSkeletons height="h-14" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.tariffs);
          if (rows.length === 0)
            return (
              <EmptyState
                title={q || side ? 'No tariff matches' : 'No tariffs yet'}
                action={q || side ? undefined : add}
              >
                {q || side
                  ? 'Try other words or another side.'
                  : 'Without a tariff, prices are indicative estimates by distance and weight.'}
              </EmptyState>
            );
          return (
            <>
              <RecordTable
                caption="Tariffs"
                rows={rows}
                keyOf={({ id }) => id}
                empty="No tariffs yet."
                columns={[
                  {
                    name: 'Tariff',
                    isTitle: true,
                    cell: (tariff) => (
                      <>
                        <Link to={paths.tariff(tariff.id)} className="link font-semibold">
                          <bdi>{tariff.name}</bdi>
                        </Link>
                        <span className="block text-ink-2">{ownerText(tariff)}</span>
                      </>
                    ),
                  },
                  { name: 'Side', cell: (tariff) => SIDE_NAMES[tariff.side] },
                  { name: 'Valid', cell: (tariff) => validityText(tariff) },
                  { name: 'Currency', cell: ({ currency }) => currency },
                  { name: 'Lines', isFigure: true, cell: ({ lines }) => lines.toLocaleString('en-US') },
                  { name: 'Version', isFigure: true, cell: ({ version }) => version },
                ]}
              />
              <ShowMore shown={counted(rows.length, 'tariff')} of={tariffs} />
            </>
          );
        }}
      </QueryBoundary>
      {adding && <NewTariffDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
