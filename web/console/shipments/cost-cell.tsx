import type { FleetRow } from '#contract/fleet.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { usd } from '#web/shipments/amounts.ts';
import { ConfirmButton } from './confirm-button.tsx';

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
      <ConfirmButton row={row} onConfirm={onConfirm} locked={locked} />
      {cost}
    </span>
  );
}
