import { useCallback, useState } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import type { SelectableStatus } from '#domain/shipments/selectable-status.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import type { RowTones } from '../table/row-status.ts';
import type { FleetRows } from '../table/use-fleet-rows.ts';

/** A change that requires confirmation. */
export interface UnusualChange {
  row: FleetRow;
  status: SelectableStatus;
}

/** Sets a status optimistically, rolls it back on failure, and asks for confirmation of unusual changes. */
export function useChangeStatus(change: FleetRows['change'], tones: RowTones) {
  const [unusual, setUnusual] = useState<UnusualChange | null>(null);

  const { set: setTone } = tones;
  const send = useCallback(
    async (row: FleetRow, status: SelectableStatus, confirmed: boolean) => {
      const { tracking_number, version } = row;
      const write = (known: Partial<FleetRow>) => change(new Map([[tracking_number, known]]));
      setTone([tracking_number], 'sending');
      write({ status });
      try {
        const set = await call.shipments.changeStatus({
          trackingNumber: tracking_number,
          status,
          version,
          confirmed,
        });
        write({ ...set, updated_at: new Date() });
        toast({
          title: 'Status Updated',
          description: `${tracking_number} is ${status.replaceAll('_', ' ')}.`,
        });
      } catch (error) {
        write({ status: row.status });
        if (isRefusal(error, 'UNUSUAL')) setUnusual({ row, status });
        else toast({ title: 'Update Failed', description: failureOf(error), variant: 'destructive' });
      } finally {
        setTone([tracking_number], null);
      }
    },
    [change, setTone],
  );
  const changeStatus = useCallback(
    (row: FleetRow, status: SelectableStatus) => void send(row, status, false),
    [send],
  );
  return {
    changeStatus,
    unusual,
    confirm: () => {
      if (unusual) void send(unusual.row, unusual.status, true);
      setUnusual(null);
    },
    dismiss: () => setUnusual(null),
  };
}

function failureOf(error: unknown): string {
  const failure = 'Unable to sync status update';
  if (!isRefusal(error, 'VERSION_CONFLICT')) return failure;
  const { by } = error.data;
  return `${failure}. ${by ?? 'The system'} changed this shipment. Review the change, then try again.`;
}
