import type { FleetSort } from '#contract/fleet.ts';
import { isSortedColumn, SORTED_COLUMNS } from './fleet-columns.ts';
import type { FleetFilter, FleetView } from './fleet-view.ts';

/** The view's filters as the operation's input. */
export function filterInput(
  { q, status, mode, client, branch, owner, label, late, today, silent, unconfirmed, since }: FleetView,
  now: Date,
) {
  return {
    ...(q && { q }),
    ...(status.length > 0 && { status: [...status] }),
    ...(mode.length > 0 && { mode: [...mode] }),
    ...(client.length > 0 && { client: [...client] }),
    ...(branch.length > 0 && { branch: [...branch] }),
    ...(owner.length > 0 && { owner: [...owner] }),
    ...(label.length > 0 && { label: [...label] }),
    ...(late && { late }),
    ...(today && { today }),
    ...(silent && { silent }),
    ...(unconfirmed && { unconfirmed }),
    ...(since && { changed_since: new Date(now.getFullYear(), now.getMonth()) }),
  };
}

/** The view's sort as the operation's input. */
export function sortInput({ sort, ...filter }: FleetView): { sort: FleetSort; reverse: boolean } {
  if (!sort || !isSortedColumn(sort.column)) return { sort: defaultSort(filter), reverse: false };
  const { natural, sort: by } = SORTED_COLUMNS[sort.column];
  return { sort: by, reverse: sort.direction !== natural };
}

/** Worst first: the latest of late shipments, the longest in customs; otherwise the earliest arrival. */
function defaultSort({ late, status }: FleetFilter): FleetSort {
  if (late) return 'late';
  return status.length === 1 && status[0] === 'customs' ? 'held' : 'arrival';
}
