import { Link } from 'react-router';
import type { OpenTask } from '#contract/tasks.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ShipmentLineProps {
  shipment: Pick<OpenTask, 'tracking_number' | 'client' | 'origin_city' | 'destination_city'>;
  /** Where the link opens the shipment’s file. */
  part: 'tasks' | 'exceptions';
  className?: string;
}

/** The shipment of an entry of the worklist: a link to its file, the route and the client. */
export function ShipmentLine({ shipment, part, className }: ShipmentLineProps) {
  const { tracking_number, client, origin_city, destination_city } = shipment;
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-3 text-ui text-ink-2 wrap-anywhere',
        className,
      )}
    >
      <Link
        to={`${paths.shipmentFile(tracking_number)}#${part}`}
        className="code link inline-flex min-h-6 items-center max-sm:min-h-11"
      >
        {tracking_number}
      </Link>
      <span>
        {origin_city} <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {destination_city}
      </span>
      {client && <bdi>{client}</bdi>}
    </p>
  );
}
