import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { paths } from '#web/paths.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The facts that are not edited here. */
export function ShipmentFacts({ shipment, className }: { shipment: StaffShipment; className?: string }) {
  const { tracking_number, client, created_at } = shipment;
  return (
    <div className={classNames('mt-3 text-dense', className)}>
      <p className="font-semibold">
        <RouteLabel shipment={shipment} />
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {client && (
          <>
            <dt className="text-ink-3">E-mail</dt>
            <dd className="min-w-0 break-words">
              <a className="link" href={`mailto:${client.email}`}>
                {client.email}
              </a>
            </dd>
          </>
        )}
        {shipment.origin_approximate && <Approximate city={shipment.origin_city} verb="starts" />}
        {shipment.destination_approximate && <Approximate city={shipment.destination_city} verb="ends" />}
        <dt className="text-ink-3">Booked</dt>
        <dd>
          <Moment at={created_at} />
        </dd>
      </dl>
      <Link
        to={paths.track(tracking_number)}
        target="_blank"
        className="link mt-2 inline-flex min-h-6 items-center gap-1.5 font-semibold max-sm:min-h-11"
      >
        Public tracking page
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">, in a new window</span>
      </Link>
    </div>
  );
}

function Approximate({ city, verb }: { city: string; verb: 'starts' | 'ends' }) {
  return (
    <>
      <dt className="text-ink-3">Approximate</dt>
      <dd>
        {city} is not known: the route {verb} at the capital.
      </dd>
    </>
  );
}
