import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { CARRIER_BOOKING_STATES, type CarrierBookingState } from '#domain/shipment-file/carrier-booking.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { paths } from '#web/paths.ts';
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
import { CarrierBookingTable } from './carrier-booking-table.tsx';

const PAGE = 50;
const FILTERS = addressFilters({ q: MAX_SEARCH_LENGTH, state: CARRIER_BOOKING_STATES });

const STATES = [
  { value: '', label: 'All statuses' },
  ...CARRIER_BOOKING_STATES.map((state) => ({ value: state, label: codeLabel(state) })),
];

/** All bookings with carriers, searched and filtered, by their next cut-off. */
export function CarrierBookings() {
  const [{ q, state }, change] = useAddressView(FILTERS);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const bookings = useInfiniteQuery(
    api.carrierBookings.list.infiniteOptions({
      input: (after: string | undefined) => ({
        after,
        limit: PAGE,
        ...(q && { q }),
        ...(state && { state: state as CarrierBookingState }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <section aria-label="All carrier bookings">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <search className="w-80 max-sm:w-full">
          <SearchField
            label="Search carrier bookings"
            placeholder="Carrier, reference or shipment"
            q={q}
            onSearch={onSearch}
            dense
          />
        </search>
        <div className="w-48 max-sm:w-full">
          <Select
            aria-label="Status"
            options={STATES}
            value={state}
            onChange={({ target }) => change({ state: target.value })}
            className="sm:h-9 sm:text-dense"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ml-auto">
          <ExportLinks what="carrier bookings" path="/api/carrier-bookings" filter={{ q, state }} />
          <ButtonLink to={paths.newCarrierBooking()} icon={<Plus aria-hidden="true" />}>
            Book carrier
          </ButtonLink>
        </div>
      </div>
      <QueryBoundary of={bookings} what="The carrier bookings" skeleton={<RowSkeletons height="h-18" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ carrier_bookings }) => carrier_bookings);
          if (rows.length === 0)
            return (
              <EmptyState title={q || state ? 'No carrier booking matches' : 'No carrier bookings yet'}>
                {q || state
                  ? 'Try other words or another status.'
                  : 'Book a carrier for one or more shipments.'}
              </EmptyState>
            );
          return (
            <>
              <CarrierBookingTable rows={rows} />
              <ShowMore shown={counted(rows.length, 'carrier booking')} of={bookings} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
