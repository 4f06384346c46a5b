import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { statusName } from './status-labels.ts';
import type { UnusualChange } from './use-change-status.ts';

interface UnusualDialogProps {
  unusual: UnusualChange;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Confirms an unusual change of status: backwards, or out of delivered or cancelled. */
export function UnusualDialog({ unusual, onConfirm, onDismiss }: UnusualDialogProps) {
  const { row, status } = unusual;
  return (
    <Dialog
      open
      onOpenChange={onDismiss}
      size="small"
      title={`Change ${row.tracking_number}?`}
      description={`From ${statusName(row.status).toLowerCase()} to ${statusName(status).toLowerCase()} is an unusual change.`}
      footer={
        <DialogButtons
          label={`Set to ${statusName(status).toLowerCase()}`}
          act={onConfirm}
          leaveLabel={`Keep ${statusName(row.status).toLowerCase()}`}
          onLeave={onDismiss}
        />
      }
    >
      <p className="flex flex-wrap items-center gap-3 text-ui">
        <StatusBadge status={row.status} />
        <span aria-hidden="true">→</span>
        <span className="sr-only">to</span>
        <StatusBadge status={status} />
      </p>
      <p className="mt-3 text-dense text-ink-2">
        The client sees the change immediately. The shipment’s history records who made it.
      </p>
    </Dialog>
  );
}
