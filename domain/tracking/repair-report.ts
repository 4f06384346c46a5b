/** The counts of a tracking data repair. */
export interface RepairReport {
  shipments_checked: number;
  shipments_repaired: number;
  /** Shipments that got missing waypoints or a missing line. */
  routes: number;
  /** Events, waypoints and live positions at 0/0. */
  coordinates: number;
  /** Statuses without an event. */
  events: number;
  /** Shipments with waypoints in the wrong order, or passed but pending. */
  waypoints: number;
}

export const NOTHING_REPAIRED: RepairReport = {
  shipments_checked: 0,
  shipments_repaired: 0,
  routes: 0,
  coordinates: 0,
  events: 0,
  waypoints: 0,
};

export function addReports(one: RepairReport, other: RepairReport): RepairReport {
  return {
    shipments_checked: one.shipments_checked + other.shipments_checked,
    shipments_repaired: one.shipments_repaired + other.shipments_repaired,
    routes: one.routes + other.routes,
    coordinates: one.coordinates + other.coordinates,
    events: one.events + other.events,
    waypoints: one.waypoints + other.waypoints,
  };
}

/** 'Repaired 3 of 640 shipments: wrote the route of 2 shipments and filled in 5 missing positions.' */
export function repairMessage(report: RepairReport): string {
  const { shipments_checked, shipments_repaired, routes, coordinates, events, waypoints } = report;
  if (shipments_repaired === 0)
    return `Checked ${counted(shipments_checked, 'shipment')}. Nothing was left to repair.`;
  const done = [
    routes && `wrote the route of ${counted(routes, 'shipment')}`,
    coordinates && `filled in ${counted(coordinates, 'missing position')}`,
    events && `wrote ${counted(events, 'missing event')}`,
    waypoints && `corrected the waypoints of ${counted(waypoints, 'shipment')}`,
  ].filter((part): part is string => typeof part === 'string');
  return `Repaired ${written(shipments_repaired)} of ${counted(shipments_checked, 'shipment')}: ${listed(done)}.`;
}

function counted(count: number, one: string): string {
  return `${written(count)} ${one}${count === 1 ? '' : 's'}`;
}

function written(count: number): string {
  return count.toLocaleString('en-US');
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
