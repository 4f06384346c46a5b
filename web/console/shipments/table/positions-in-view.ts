import type { FleetRow } from '#contract/fleet.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { awaitsConfirmation } from '#domain/shipments/price-status.ts';
import { sortInput } from './fleet-input.ts';
import type { FleetView } from './fleet-view.ts';

/** Whether a change may have moved a row within the view or out of it. */
export function movesInView(view: FleetView, before: FleetRow, after: FleetRow): boolean {
  // The server listed it as arriving today. Compares the days, because the browser's clock may be wrong.
  const leavesToday = view.today && before.estimated_delivery_day !== after.estimated_delivery_day;
  return leavesToday || !staysIn(view, after) || changesOrder(view, before, after);
}

/** Whether a listed shipment no longer belongs to the view, as far as the page can evaluate. */
export function leavesView(view: FleetView, row: FleetRow): boolean {
  return !staysIn(view, row);
}

/**
 * Whether a shipment that isn't listed may now belong to the view. Only the server can evaluate a search, and rows have no
 * branch, owner or labels.
 */
export function appearsInView(view: FleetView, after: FleetRow, now: Date): boolean {
  const { q, branch, owner, label, today } = view;
  const isEvaluable = q === '' && [branch, owner, label].every((filter) => filter.length === 0);
  return isEvaluable && (!today || arrivesToday(after, now)) && staysIn(view, after);
}

function arrivesToday({ estimated_delivery_day, destination_time_zone }: FleetRow, now: Date): boolean {
  return estimated_delivery_day === calendarDay(now, destination_time_zone);
}

/** By the filters that a row has fields for: not the search, branch, owner, labels or the arrival today. */
function staysIn(
  { status, mode, client, late, today, silent, unconfirmed }: FleetView,
  row: FleetRow,
): boolean {
  return (
    (status.length === 0 || status.includes(row.status)) &&
    (mode.length === 0 || (row.transport_mode !== null && mode.includes(row.transport_mode))) &&
    (client.length === 0 || (row.organisation_id !== null && client.includes(row.organisation_id))) &&
    (!late || row.days_late > 0) &&
    (!silent || row.silent_since !== null) &&
    (!(late || today || silent) || isActive(row.status)) &&
    (!unconfirmed || awaitsConfirmation(row))
  );
}

function changesOrder(view: FleetView, before: FleetRow, after: FleetRow): boolean {
  switch (sortInput(view).sort) {
    case 'updated':
      return before.updated_at.getTime() !== after.updated_at.getTime();
    case 'cost':
      return before.currency !== after.currency || before.cost_cents !== after.cost_cents;
    case 'weight':
      return before.cargo_weight !== after.cargo_weight;
    case 'newest':
      return false;
    case 'late':
      return before.days_late !== after.days_late;
    case 'held':
      return before.held_since?.getTime() !== after.held_since?.getTime();
    case 'arrival':
      return (
        isActive(before.status) !== isActive(after.status) ||
        before.estimated_delivery_date?.getTime() !== after.estimated_delivery_date?.getTime()
      );
  }
}
