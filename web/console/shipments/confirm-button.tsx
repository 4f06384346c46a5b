import type { FleetRow } from '#contract/fleet.ts';

interface ConfirmButtonProps {
  row: FleetRow;
  onConfirm: (row: FleetRow) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** Opens the dialog that confirms a booking with a price. */
export function ConfirmButton({ row, onConfirm, locked }: ConfirmButtonProps) {
  return (
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
  );
}
