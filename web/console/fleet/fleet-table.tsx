import { Link } from 'react-router';
import type { ShipmentRow } from '#contract/shipments.ts';
import { paths } from '#web/paths.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { MODE_NAMES, ModeGlyph } from '#web/shipments/mode-glyph.tsx';
import { RouteWords } from '#web/shipments/route-words.tsx';
import { StatusBadge } from '#web/shipments/status-badge.tsx';

const CELL = 'h-9 px-3 py-1 text-left whitespace-nowrap';
const NUMBER_CELL = 'h-9 px-3 py-1 text-right whitespace-nowrap';

/** Scrolls sideways where it does not fit; the tracking number stays in sight. */
export function FleetTable({ shipments, now }: { shipments: readonly ShipmentRow[]; now: Date }) {
  return (
    <section
      aria-label="Fleet table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full border-collapse text-dense">
        <thead className="bg-sunken text-ink-2">
          <tr>
            <th scope="col" className={`${CELL} sticky left-0 bg-sunken`}>
              Tracking id
            </th>
            <th scope="col" className={CELL}>
              Client
            </th>
            <th scope="col" className={CELL}>
              Route
            </th>
            <th scope="col" className={CELL}>
              Cargo
            </th>
            <th scope="col" className={CELL}>
              Status
            </th>
            <th scope="col" className={CELL}>
              Mode
            </th>
            <th scope="col" className={NUMBER_CELL}>
              Weight
            </th>
            <th scope="col" className={CELL}>
              ETA
            </th>
          </tr>
        </thead>
        <tbody>
          {shipments.map((shipment) => (
            <FleetRow key={shipment.id} shipment={shipment} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FleetRow({ shipment, now }: { shipment: ShipmentRow; now: Date }) {
  const { tracking_number, client, cargo_description, status, transport_mode, cargo_weight } = shipment;
  return (
    <tr className="group border-t border-line hover:bg-brand-weak">
      <th scope="row" className={`${CELL} sticky left-0 bg-surface group-hover:bg-brand-weak`}>
        <Link to={paths.track(tracking_number)} className="link code">
          {tracking_number}
        </Link>
      </th>
      <td className={CELL}>{client || '—'}</td>
      <td className={CELL}>
        <RouteWords shipment={shipment} />
      </td>
      <td className={`${CELL} max-w-64 truncate`} title={cargo_description}>
        {cargo_description}
      </td>
      <td className={CELL}>
        <StatusBadge status={status} />
      </td>
      <td className={CELL}>
        {transport_mode ? (
          <span className="flex items-center gap-1.5">
            <ModeGlyph mode={transport_mode} className="size-4" />
            {MODE_NAMES[transport_mode]}
          </span>
        ) : (
          'Multi-modal'
        )}
      </td>
      <td className={`${NUMBER_CELL} num text-[0.8125rem]`}>{quantity(cargo_weight, 'kg')}</td>
      <td className={CELL}>
        <EstimatedDelivery shipment={shipment} now={now} />
      </td>
    </tr>
  );
}
