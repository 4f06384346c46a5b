import { Link } from 'react-router';
import type { ShipmentRow } from '#contract/shipments.ts';
import { paths } from '#web/paths.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { RouteWords } from '#web/shipments/route-words.tsx';
import { StatusBadge } from '#web/shipments/status-badge.tsx';

/** The fleet on a phone. */
export function FleetCards({ shipments, now }: { shipments: readonly ShipmentRow[]; now: Date }) {
  return (
    <ul aria-labelledby="fleet" className="flex flex-col gap-3">
      {shipments.map((shipment) => (
        <li key={shipment.id} className="rounded-md border border-line bg-surface px-4 py-3">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <Link to={paths.track(shipment.tracking_number)} className="link code py-2.5">
              {shipment.tracking_number}
            </Link>
            <StatusBadge status={shipment.status} />
          </div>
          <RouteWords shipment={shipment} className="block text-ui" />
          <p className="text-caption">
            {shipment.client || '—'} · {shipment.cargo_description}
          </p>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-ui">
            <span>
              ETA <EstimatedDelivery shipment={shipment} now={now} />
            </span>
            <span>
              {shipment.transport_mode ? MODE_NAMES[shipment.transport_mode] : 'Multi-modal'},{' '}
              <span className="num">{quantity(shipment.cargo_weight, 'kg')}</span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
