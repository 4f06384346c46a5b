import type { FleetRow } from '#contract/fleet.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { attentionOf } from '#domain/tracking/attention.ts';
import { AttentionFlag } from '#web/shipments/attention-flag.tsx';

interface AttentionCellProps {
  row: FleetRow;
  now: Date;
  /** Opens the dialog that confirms a booking with a price. */
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** One flag per row, or the button that confirms a booking, because nothing happens before. */
export function AttentionCell({ row, now, onConfirm, locked }: AttentionCellProps) {
  if (awaitsConfirmation(row)) {
    // A status set by hand doesn't confirm the price.
    const label = row.status === 'pending' ? 'Confirm' : 'Confirm price';
    return (
      <button
        type="button"
        tabIndex={-1}
        data-control=""
        aria-disabled={locked ? true : undefined}
        title={locked ?? 'The price is indicative'}
        aria-label={`${label} ${row.tracking_number}`}
        onClick={() => !locked && onConfirm(row)}
        className="h-6 rounded-xs border border-brand px-2 text-[0.8125rem] font-semibold text-brand hover:bg-brand-weak"
      >
        {label}
      </button>
    );
  }
  const attention = attentionOf(row, now);
  return attention && <AttentionFlag attention={attention} />;
}
