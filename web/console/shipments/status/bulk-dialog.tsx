import type { StatusOutcome } from '#contract/shipments/staff.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Result, resultsOf, sizeOf, unsettled } from './bulk-run.ts';
import { statusName } from './status-labels.ts';
import type { Bulk, useBulkStatus } from './use-bulk-status.ts';

const OUTCOMES: Record<StatusOutcome, string> = {
  changed: 'Changed',
  unchanged: 'Already had this status',
  unusual: 'Not changed: unusual for this shipment',
  not_found: 'No longer exists',
  failed: 'Could not be changed',
};

interface BulkDialogProps extends Omit<ReturnType<typeof useBulkStatus>, 'ask' | 'bulk'> {
  bulk: Bulk;
}

/** Confirms a bulk change, shows its progress, and lists why shipments were not changed. */
export function BulkDialog({ bulk: { phase, run }, start, confirmUnusual, close }: BulkDialogProps) {
  const count = sizeOf(run);
  const done = resultsOf(run).length;
  const left = unsettled(run);
  const unusual = left.filter(({ outcome }) => outcome === 'unusual').length;
  const label = counted(count, 'shipment');
  return (
    <Dialog
      open
      onOpenChange={() => phase !== 'running' && close()}
      size="small"
      title={phase === 'ended' ? `${left.length} of ${label} not changed` : `Change ${label}?`}
      aside={<StatusBadge status={run.status} />}
      footer={
        phase === 'ended' && unusual === 0 ? (
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        ) : (
          <DialogButtons
            {...(phase === 'ended'
              ? { label: `Change ${unusual} unusual`, act: confirmUnusual }
              : { label: phase === 'broken' ? 'Retry' : `Set ${label}`, act: start })}
            pending={phase === 'running'}
            leaveLabel={phase === 'confirm' ? 'Cancel' : 'Close'}
            onLeave={close}
            stays
          />
        )
      }
    >
      {phase === 'confirm' && (
        <p className="text-ui">
          {label} will be set to {statusName(run.status).toLowerCase()}, and we’ll notify their clients.
          Shipments for which this is unusual won’t change.
        </p>
      )}
      {phase !== 'confirm' && (
        <p role="status" className="text-ui">
          <span className="num">{done.toLocaleString('en-US')}</span> of {label} done.
        </p>
      )}
      {phase === 'broken' && (
        <Alert className="mt-4" title="The connection was lost.">
          Retry continues where it stopped. Nothing is changed twice.
        </Alert>
      )}
      {phase === 'ended' && <NotChanged results={left} />}
    </Dialog>
  );
}

function NotChanged({ results }: { results: readonly Result[] }) {
  return (
    <>
      <p className="mt-1 text-dense text-ink-2">They stay selected.</p>
      <ul aria-label="Not changed" className="mt-3 divide-y divide-line rounded-md border border-line">
        {results.map(({ tracking_number, outcome }) => (
          <li key={tracking_number} className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5 text-dense">
            <span className="code">{tracking_number}</span>
            <span className="text-ink-2">{OUTCOMES[outcome]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
