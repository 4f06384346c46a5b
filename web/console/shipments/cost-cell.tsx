import type { FleetRow } from '#contract/fleet.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { usd } from '#web/shipments/amounts.ts';

interface CostCellProps {
  row: FleetRow;
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** The cost of a shipment, with the button that confirms it while the price is indicative. */
export function CostCell({ row, onConfirm, locked }: CostCellProps) {
  const cost = <span className="num text-[0.8125rem]">{usd(row.cost_cents)}</span>;
  if (!awaitsConfirmation(row)) return cost;
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <button
        type="button"
        tabIndex={-1}
        data-control=""
        aria-disabled={locked ? true : undefined}
        title={locked ?? 'The price is indicative'}
        aria-label={`Confirm ${row.tracking_number}`}
        onClick={() => !locked && onConfirm(row)}
        className="h-6 rounded-xs border border-brand px-2 text-[0.8125rem] font-semibold text-brand hover:bg-brand-weak"
      >
        Confirm
      </button>
      {cost}
    </span>
  );
}
