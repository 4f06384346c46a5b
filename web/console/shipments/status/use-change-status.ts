import { useCallback, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { versionConflict } from '#web/forms/version-conflict.ts';
import type { RowTone } from '#web/ui/data-grid/grid-row.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { RowTones } from '../table/row-status.ts';
import type { FleetRows } from '../table/use-fleet-rows.ts';

/** A change that requires confirmation. */
export interface UnusualChange {
  row: FleetRow;
  status: SelectableStatus;
}

interface StatusChange extends UnusualChange {
  confirmed: boolean;
  /** Updates the row in the view that it was changed in. */
  show: (known: Partial<FleetRow>, tone: RowTone | null) => void;
}

/** Sets a status optimistically, rolls it back on failure, and asks for confirmation of unusual changes. */
export function useChangeStatus(change: FleetRows['change'], tones: RowTones) {
  const [unusual, setUnusual] = useState<UnusualChange | null>(null);

  const { set: setTone } = tones;
  const { write } = useWrite({
    parallel: true,
    send: ({ row: { tracking_number, version }, status, confirmed }: StatusChange, options) =>
      call.shipments.changeStatus({ tracking_number, status, version, confirmed }, options),
    onSuccess: (saved, { row, status, show }) => {
      show({ ...saved, updated_at: new Date() }, null);
      toast({
        title: 'Status Updated',
        description: `${row.tracking_number} is ${status.replaceAll('_', ' ')}.`,
      });
    },
    onFailure: (error, _refused, { row, status, show }) => {
      show({ status: row.status }, null);
      if (isRefusal(error, 'UNUSUAL')) setUnusual({ row, status });
      else toast({ title: 'Update Failed', description: failureOf(error), variant: 'destructive' });
    },
  });
  const send = useCallback(
    (row: FleetRow, status: SelectableStatus, confirmed: boolean) => {
      const show: StatusChange['show'] = (known, tone) => {
        setTone([row.tracking_number], tone);
        change(new Map([[row.tracking_number, known]]));
      };
      show({ status }, 'sending');
      write({ row, status, confirmed, show });
    },
    [change, setTone, write],
  );
  const changeStatus = useCallback(
    (row: FleetRow, status: SelectableStatus) => send(row, status, false),
    [send],
  );
  return {
    changeStatus,
    unusual,
    confirm: () => {
      if (unusual) send(unusual.row, unusual.status, true);
      setUnusual(null);
    },
    dismiss: () => setUnusual(null),
  };
}

function failureOf(error: unknown): string {
  const failure = 'Unable to sync status update';
  const conflict = versionConflict(error);
  if (!conflict) return failure;
  return `${failure}. ${conflict.by ?? 'The system'} changed this shipment. Review the change, then try again.`;
}
