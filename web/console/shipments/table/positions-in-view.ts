import type { FleetRow } from '#contract/fleet.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { defaultSort } from './fleet-input.ts';
import type { FleetView } from './fleet-view.ts';

/** Whether a change may have moved a row within the view or out of it. */
export function movesInView(view: FleetView, before: FleetRow, after: FleetRow): boolean {
  return !staysIn(view, after) || changesOrder(view, before, after);
}

/** Whether a listed shipment no longer belongs to the view, as far as the page can evaluate. */
export function leavesView(view: FleetView, row: FleetRow): boolean {
  return !staysIn(view, row);
}

/** Whether a shipment that isn't listed may now belong to the view. Only the server can evaluate a search or a branch. */
export function appearsInView(view: FleetView, after: FleetRow): boolean {
  return view.q === '' && view.branch.length === 0 && staysIn(view, after);
}

/** As far as the page can evaluate: only the server can search. */
function staysIn(
  { status, mode, client, late, today, silent, unconfirmed }: FleetView,
  row: FleetRow,
): boolean {
  return (
    (status.length === 0 || status.includes(row.status)) &&
    (mode.length === 0 || (row.transport_mode !== null && mode.includes(row.transport_mode))) &&
    (client.length === 0 || (row.organisation_id !== null && client.includes(row.organisation_id))) &&
    (!late || row.days_late > 0) &&
    (!(today || silent) || isActive(row.status)) &&
    (!unconfirmed || awaitsConfirmation(row))
  );
}

function changesOrder({ sort, ...view }: FleetView, before: FleetRow, after: FleetRow): boolean {
  switch (sort?.column) {
    case 'updated':
      return before.updated_at.getTime() !== after.updated_at.getTime();
    case 'cost':
      return before.cost_cents !== after.cost_cents;
    case 'weight':
      return before.cargo_weight !== after.cargo_weight;
    case 'booked':
      return false;
    default:
      if (defaultSort(view) === 'late') return before.days_late !== after.days_late;
      return (
        isActive(before.status) !== isActive(after.status) ||
        before.estimated_delivery_date?.getTime() !== after.estimated_delivery_date?.getTime()
      );
  }
}
