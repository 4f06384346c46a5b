import type { FleetRow } from '#contract/fleet.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { attentionOf } from '#domain/tracking/attention.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { AttentionFlag } from '#web/shipments/attention-flag.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShipmentLink } from './shipment-link.tsx';
import { ShortEta } from './short-eta.tsx';

interface FleetCardProps {
  row: FleetRow;
  now: Date;
  /** Opens the dialog that confirms a booking with a price. */
  onConfirm?: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked?: string | undefined;
}

/** A shipment on a phone: number, status, route, client, ETA and why it needs attention. */
export function FleetCard({ row, now, onConfirm, locked }: FleetCardProps) {
  const attention = attentionOf(row, now);
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <ShipmentLink tracking_number={row.tracking_number} className="link code py-3" />
        <StatusBadge status={row.status} />
      </div>
      <RouteLabel shipment={row} className="block text-ui" />
      <p className="mt-1 text-dense text-ink-2">
        <span className="block wrap-anywhere">{row.client || '—'}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span>
            ETA <ShortEta day={row.estimated_delivery_day} now={now} />
          </span>
          {attention && <AttentionFlag attention={attention} />}
        </span>
      </p>
      {awaitsConfirmation(row) && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-dense font-semibold text-brand">
            To confirm: <span className="num">{amountText(row.cost_cents, row.currency)}</span> indicative
          </p>
          {onConfirm && (
            <Button
              variant="secondary"
              disabled={locked !== undefined}
              title={locked}
              aria-label={`Confirm ${row.tracking_number}`}
              onClick={() => onConfirm(row)}
            >
              Confirm
            </Button>
          )}
        </div>
      )}
    </>
  );
}
