import { useQuery } from '@tanstack/react-query';
import type { HistoryEntry, StaffShipment } from '#contract/shipments/staff.ts';
import { api } from '#web/api/client.ts';

const LATEST = 10;

interface LastChange {
  /** The last action on a shipment, events and waypoints included; undefined if none is recorded. */
  last: HistoryEntry | undefined;
  /** The last change of its fields. */
  lastEdit: HistoryEntry | undefined;
  /** The last change of its shipping instructions. */
  lastOfInstructions: HistoryEntry | undefined;
}

export function useLastChange({ tracking_number }: StaffShipment): LastChange {
  const { data } = useQuery(
    api.shipments.history.queryOptions({ input: { tracking_number, limit: LATEST } }),
  );
  const entries = data?.entries ?? [];
  const isOfInstructions = ({ action }: HistoryEntry) => action === 'instructions.save';
  return {
    last: entries[0],
    lastEdit: entries.find(({ action, changes }) => changes.length > 0 && action.startsWith('shipments.')),
    lastOfInstructions: entries.find(isOfInstructions),
  };
}

/** The actor, for use in a sentence. */
export function nameOf({ by, by_id }: Pick<HistoryEntry, 'by'> & { by_id?: string | null }): string {
  if (by !== null) return by;
  return by_id ? 'a deleted account' : 'the system';
}
