import type { FleetRow } from '#contract/fleet.ts';
import { attentionOf } from '#domain/shipments/attention.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { AttentionFlag } from '#web/shipments/attention-flag.tsx';
import { ConfirmButton } from '../confirm-button.tsx';

interface AttentionCellProps {
  row: FleetRow;
  now: Date;
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** One flag per row; without one, the button that confirms a booking. */
export function AttentionCell({ row, now, onConfirm, locked }: AttentionCellProps) {
  const attention = attentionOf(row, now);
  if (attention) return <AttentionFlag attention={attention} />;
  return awaitsConfirmation(row) ? <ConfirmButton row={row} onConfirm={onConfirm} locked={locked} /> : null;
}
