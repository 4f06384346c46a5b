import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ShipmentDetails, TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { admits } from '#domain/people/access.ts';
import type { Role } from '#domain/people/role.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { priceNote } from '#domain/shipments/price-status.ts';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { BookingConfirmationLink } from '#web/documents/booking-confirmation-link.tsx';
import { paths } from '#web/paths.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { PriceNote } from '#web/shipments/price.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Age, Moment } from '../moment.tsx';
import { MESSAGES_ID } from '../own-actions.tsx';
import { OwnRecords } from '../own-records.tsx';
import { dimensionsText, doorLines, handlingText, insuranceText } from '../private-notes.ts';
import { positionText } from '../tracking-messages.ts';
import { DeliveryCard } from './delivery-card.tsx';

const STAFF_LINK = 'link inline-flex min-h-6 items-center text-ui max-sm:min-h-11';
const REFETCH_INTERVAL_MS = 30_000;

const PriceLines = lazyWithRetry(async () => (await import('../price-lines.tsx')).PriceLines);
const GuardedCorrespondence = lazyWithRetry(
  async () => (await import('#web/messages/guarded-correspondence.tsx')).GuardedCorrespondence,
);

/** The private details of a shipment; nothing for visitors who may not see them, or while loading. */
export function PrivateDetails({ shipment, role }: { shipment: TrackedShipment; role: Role }) {
  const { data } = useQuery({
    ...api.tracking.details.queryOptions({ input: { tracking_number: shipment.tracking_number } }),
    refetchInterval: every(REFETCH_INTERVAL_MS),
  });
  if (!data) return null;
  const forStaff = admits('staff', { role });
  return (
    <>
      <DeliveryCard tracking_number={shipment.tracking_number} />
      {!forStaff && (
        <OwnRecords tracking_number={shipment.tracking_number} seesInvoices={data.cost_cents !== null} />
      )}
      {!forStaff && (
        <Card id={MESSAGES_ID} data-print="none">
          <Suspense fallback={<Skeleton className="h-60" />}>
            <GuardedCorrespondence tracking_number={shipment.tracking_number} />
          </Suspense>
        </Card>
      )}
      <Card data-print="none">
        <section aria-labelledby="private-heading">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id="private-heading" className="text-h3">
              {forStaff ? 'Client and booking' : 'Only you and our staff see this'}
            </h2>
            {forStaff && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Link
                  to={paths.admin({ tab: 'operations', shipment: shipment.tracking_number })}
                  className={STAFF_LINK}
                >
                  Open in console
                </Link>
                <Link
                  to={paths.admin({ tab: 'documents', shipment: shipment.tracking_number })}
                  className={STAFF_LINK}
                >
                  Documents and invoice
                </Link>
                <BookingConfirmationLink tracking_number={shipment.tracking_number} />
              </div>
            )}
          </div>
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
            <Ends shipment={shipment} details={data} />
            <Client client={data.client} />
            <Booking details={data} status={shipment.status} />
            <Freight details={data} status={shipment.status} />
            <Vehicle shipment={shipment} position={data.exact_position} />
          </dl>
          {!forStaff && data.cost_cents !== null && (
            <WhyThisPrice tracking_number={shipment.tracking_number} />
          )}
        </section>
      </Card>
    </>
  );
}

/** Loads the charges when it is opened. */
function WhyThisPrice({ tracking_number }: Pick<TrackedShipment, 'tracking_number'>) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="mt-4 rounded-md border border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">Why this price</summary>
      {open && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <PriceLines tracking_number={tracking_number} />
        </Suspense>
      )}
    </details>
  );
}

interface Shown {
  details: ShipmentDetails;
}

function Ends({ shipment, details }: Shown & { shipment: TrackedShipment }) {
  const from = doorLines(
    details.origin_address,
    details.origin_postal_code,
    shipment.origin_city,
    shipment.origin_country,
  );
  const to = doorLines(
    details.destination_address,
    details.destination_postal_code,
    shipment.destination_city,
    shipment.destination_country,
  );
  return (
    <>
      <Fact name="Origin">{from.join('\n')}</Fact>
      <Fact name="Destination">{to.join('\n')}</Fact>
    </>
  );
}

function Client({ client }: Pick<ShipmentDetails, 'client'>) {
  if (!client) return <Fact name="Client">Account closed</Fact>;
  const { full_name, company_name, email } = client;
  return (
    <Fact name="Client">
      {[full_name, company_name].filter(Boolean).join('\n')}
      {email && (
        <a href={`mailto:${email}`} className="link block w-fit py-0.5 font-normal max-sm:py-2.5">
          {email}
        </a>
      )}
    </Fact>
  );
}

function Booking({ details, status }: Shown & Pick<TrackedShipment, 'status'>) {
  const { name, promise } = SERVICE_PROMISES[details.service_type];
  return (
    <>
      <Fact name="Booked">
        <Moment at={details.created_at} />
      </Fact>
      <Fact name="Service">
        {name} <span className="font-normal text-ink-2">({promise})</span>
      </Fact>
      <Fact name="Priority">
        <span className="capitalize">{details.priority}</span>
      </Fact>
      <Fact name="Cost">
        <span className="num">{amountText(details.cost_cents, details.currency)}</span>
        <PriceNote>{priceNote({ ...details, status })}</PriceNote>
        {details.price_note && <PriceNote>{details.price_note}</PriceNote>}
      </Fact>
    </>
  );
}

function Freight({ details, status }: Shown & Pick<TrackedShipment, 'status'>) {
  const insurance = insuranceText(details, status);
  const { cargo_dimensions, special_instructions } = details;
  return (
    <>
      <Fact name="Cargo value">
        <span className="num">{amountText(details.cargo_value_cents, CARGO_CURRENCY)}</span>
      </Fact>
      <Fact name="Dimensions (L×W×H)">
        {cargo_dimensions ? <span className="num">{dimensionsText(cargo_dimensions)}</span> : '—'}
      </Fact>
      <Fact name="Handling">{handlingText(details)}</Fact>
      {insurance && (
        <Fact name="Insurance" wide>
          {insurance}
        </Fact>
      )}
      {special_instructions && (
        <Fact name="Special instructions" wide>
          {special_instructions}
        </Fact>
      )}
    </>
  );
}

/** The exact position, if visitors see only the town. */
function Vehicle({
  shipment: { live, waypoints },
  position,
}: {
  shipment: TrackedShipment;
  position: ShipmentDetails['exact_position'];
}) {
  const town = waypoints.find((stop) => live && positionText(stop) === positionText(live));
  if (!town || !position || positionText(position) === positionText(town)) return null;
  return (
    <Fact name="Exact position">
      <span className="code">{positionText(position)}</span>{' '}
      <span className="font-normal text-ink-2">
        <Age key={position.updated_at.getTime()} since={position.updated_at} />
      </span>
    </Fact>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 col-span-2' : 'min-w-0'}>
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui font-semibold wrap-break-word whitespace-pre-line">{children}</dd>
    </div>
  );
}
