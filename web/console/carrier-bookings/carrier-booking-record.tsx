import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { hasDeparted } from '#domain/shipment-file/carrier-booking.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from '../shipment-file/file-section.tsx';
import { codeLabel } from '../shipment-file/file-text.ts';
import { useStaffEvents } from '../use-staff-events.ts';
import { BlockerList } from './blocker-list.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BOOKING_KINDS } from './booking-labels.ts';
import { CutOffTable } from './cut-off-table.tsx';
import { DepartForm } from './depart-form.tsx';
import { EditBooking } from './edit-booking.tsx';

const CostsSection = lazyWithRetry(async () => (await import('./costs-section.tsx')).CostsSection);

/** A booking with a carrier: its facts, cut-offs and shipments, what stops its departure, and the departure. */
export function CarrierBookingRecord({ id }: { id: string }) {
  const options = api.carrierBookings.find.queryOptions({ input: { id } });
  const booking = useQuery(options);
  const queryClient = useQueryClient();
  useStaffEvents(['changed'], () => void queryClient.invalidateQueries({ queryKey: options.queryKey }));
  return (
    <GuardedPage parameters={['edit']}>
      <Link
        to={paths.carrierBookings()}
        className="link mb-3 inline-flex min-h-6 items-center gap-2 self-start text-ui"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All carrier bookings
      </Link>
      {isRefusal(booking.error, 'NOT_FOUND') ? (
        <>
          <h1 className="mb-6">Carrier booking</h1>
          <EmptyState
            title="No such carrier booking"
            action={<ButtonLink to={paths.carrierBookings()}>All carrier bookings</ButtonLink>}
          >
            Check the address, or find it in the list.
          </EmptyState>
        </>
      ) : (
        <QueryBoundary of={booking} what="The carrier booking" skeleton={<RowSkeletons height="h-24" />}>
          {(data) => <Record booking={data} />}
        </QueryBoundary>
      )}
    </GuardedPage>
  );
}

function Record({ booking }: { booking: CarrierBooking }) {
  const [parameters, setParameters] = useSearchParams();
  const editing = parameters.has('edit');
  const setEditing = (open: boolean) => setParameters(open ? { edit: '' } : {}, { replace: true });
  const [departing, setDeparting] = useState(false);
  const { carrier, state, shipments, cut_offs } = booking;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="min-w-0 wrap-anywhere">
          <bdi>{carrier}</bdi>
        </h1>
        <p className="rounded-sm border border-line bg-sunken px-2 py-0.5 text-dense font-semibold">
          {codeLabel(state)}
        </p>
        <div className="ml-auto max-sm:ml-0 max-sm:w-full">
          <BookingActions booking={booking} onDepart={() => setDeparting(true)} />
        </div>
      </div>
      {departing && !hasDeparted(state) && (
        <FileSection id="departure" title="Departure">
          <InlineForm>
            <DepartForm booking={booking} onDone={() => setDeparting(false)} />
          </InlineForm>
        </FileSection>
      )}
      <FileSection
        id="booking"
        title="Booking"
        action={
          !editing && (
            <Button variant="secondary" onClick={() => setEditing(true)}>
              Edit booking
            </Button>
          )
        }
      >
        {editing ? (
          <InlineForm>
            <EditBooking booking={booking} onDone={() => setEditing(false)} />
          </InlineForm>
        ) : (
          <BookingFacts booking={booking} />
        )}
      </FileSection>
      <FileSection id="readiness" title="Readiness">
        <Readiness booking={booking} />
      </FileSection>
      <FileSection id="cut-offs" title="Cut-offs" lead="In the local time of the place of departure.">
        <CutOffTable cut_offs={cut_offs} />
      </FileSection>
      <Suspense fallback={<RowSkeletons height="h-12" />}>
        <CostsSection booking={booking} />
      </Suspense>
      <FileSection id="shipments" title="Shipments">
        <ul className="divide-y divide-line rounded-md border border-line bg-surface text-ui">
          {shipments.map((number) => (
            <li key={number} className="px-3 py-2">
              <Link to={paths.shipmentFile(number)} className="code link">
                {number}
              </Link>
            </li>
          ))}
        </ul>
      </FileSection>
    </>
  );
}

function BookingFacts({ booking }: { booking: CarrierBooking }) {
  const { reference, kind, contract, departed_at, override_reason, time_zone } = booking;
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 text-ui sm:grid-cols-2 lg:grid-cols-4">
      <Fact name="Reference">{reference ? <span className="code">{reference}</span> : 'Not set'}</Fact>
      <Fact name="Kind">{BOOKING_KINDS[kind]}</Fact>
      <Fact name="Contract">{contract ? <span className="code">{contract}</span> : 'Not set'}</Fact>
      <Fact name="Departed">{departed_at ? <Moment at={departed_at} zone={time_zone} /> : 'Not yet'}</Fact>
      {override_reason && <Fact name="Override reason">{override_reason}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Readiness({ booking: { state, blockers } }: { booking: CarrierBooking }) {
  if (state === 'cancelled') return <p className="text-ui text-ink-2">This carrier booking is cancelled.</p>;
  if (hasDeparted(state)) return <p className="text-ui text-ink-2">It has departed.</p>;
  if (blockers.length > 0) return <BlockerList blockers={blockers} />;
  return (
    <p className="flex items-center gap-2 text-ui">
      <CircleCheck aria-hidden="true" className="size-4 text-st-delivered-dot" />
      Ready to depart.
    </p>
  );
}
