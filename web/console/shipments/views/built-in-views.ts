import { isActive } from '#domain/shipments/is-active.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import type { FleetFilter } from '../table/fleet-view.ts';

/** No filters. */
export const everything: FleetFilter = {
  status: [],
  mode: [],
  client: [],
  branch: [],
  owner: [],
  label: [],
  late: false,
  today: false,
  silent: false,
  unconfirmed: false,
  since: null,
};

/** The predefined views; the URL contains their names. `empty` is the sentence for a view without shipments. */
export const BUILT_IN_VIEWS = [
  { name: 'all', label: 'All', empty: 'No shipments yet', filter: everything },
  {
    name: 'active',
    label: 'Active',
    empty: 'No active shipments',
    filter: { ...everything, status: SHIPMENT_STATUSES.filter(isActive) },
  },
  {
    name: 'to_confirm',
    label: 'To confirm',
    empty: 'No bookings to confirm',
    filter: { ...everything, unconfirmed: true },
  },
  { name: 'late', label: 'Late', empty: 'No late shipments', filter: { ...everything, late: true } },
  {
    name: 'customs',
    label: 'Customs',
    empty: 'No shipments in customs',
    filter: { ...everything, status: ['customs'] },
  },
  {
    name: 'today',
    label: 'Arriving today',
    empty: 'No shipments arriving today',
    filter: { ...everything, today: true },
  },
  {
    name: 'silent',
    label: 'Positions silent',
    empty: 'All vehicles are reporting',
    filter: { ...everything, silent: true },
  },
  {
    name: 'delivered',
    label: 'Delivered this month',
    empty: 'No deliveries this month',
    filter: { ...everything, status: ['delivered'], since: 'month' },
  },
] as const satisfies readonly { name: string; label: string; empty: string; filter: FleetFilter }[];

export function builtInView(name: string | null) {
  return BUILT_IN_VIEWS.find((view) => view.name === name);
}

/** The name of the view with exactly these filters. */
export function nameOfFilter(filter: FleetFilter): string | undefined {
  return BUILT_IN_VIEWS.find((view) => isSameFilter(view.filter, filter))?.name;
}

function isSameFilter(one: FleetFilter, other: FleetFilter): boolean {
  return (
    one.late === other.late &&
    one.today === other.today &&
    one.silent === other.silent &&
    one.unconfirmed === other.unconfirmed &&
    one.since === other.since &&
    isSameList(one.status, other.status) &&
    isSameList(one.mode, other.mode) &&
    isSameList(one.client, other.client) &&
    isSameList(one.branch, other.branch) &&
    isSameList(one.owner, other.owner) &&
    isSameList(one.label, other.label)
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
