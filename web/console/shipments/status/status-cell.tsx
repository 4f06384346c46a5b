import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const StatusMenu = lazyWithRetry(async () => (await import('./status-menu.tsx')).StatusMenu);

interface StatusCellProps {
  row: FleetRow;
  onChange: (row: FleetRow, status: SelectableStatus) => void;
  /** Why changes are disabled now. */
  locked: string | undefined;
}

/** A status badge that opens a menu. The menu is mounted only while open, because there are thousands of rows. */
export function StatusCell({ row, onChange, locked }: StatusCellProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { status, tracking_number } = row;
  const badge = <BadgeButton ref={button} status={status} locked={locked} onClick={() => setOpen(!locked)} />;
  if (!open) return badge;
  return (
    <Suspense fallback={badge}>
      <StatusMenu
        trigger={<BadgeButton ref={button} status={status} locked={locked} />}
        label={`Status of ${tracking_number}`}
        status={status}
        onSelect={(chosen) => {
          if (chosen !== status) onChange(row, chosen);
        }}
        onClose={() => {
          button.current?.closest<HTMLElement>('[role="gridcell"]')?.focus();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

type BadgeButtonProps = ComponentProps<'button'> & Pick<StatusCellProps, 'locked'> & { status: string };

function BadgeButton({ status, locked, className, ...rest }: BadgeButtonProps) {
  return (
    <button
      aria-haspopup="menu"
      {...rest}
      type="button"
      tabIndex={-1}
      data-control=""
      aria-disabled={locked ? true : undefined}
      title={locked}
      className={classNames('rounded-xs', !locked && 'badge-menu', className)}
    >
      <StatusBadge status={status} />
      <span className="sr-only">, change</span>
    </button>
  );
}
