import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import type { GridSort } from '#web/ui/data-grid/grid-column.ts';
import { branchParameter } from '../../branch-parameter.ts';
import { builtInView, everything, nameOfFilter } from '../views/built-in-views.ts';
import { isSortedColumn } from './fleet-columns.ts';

export const MODES = Object.keys(MODE_NAMES) as TransportMode[];
const MAX_CHOICES = 20;
const MAX_LABEL_LENGTH = 40;

/** The filters of a view, without the search. */
export interface FleetFilter {
  status: readonly ShipmentStatus[];
  mode: readonly TransportMode[];
  /** User ids. */
  client: readonly string[];
  /** Branch codes. */
  branch: readonly string[];
  /** Ids of the staff who own the files. */
  owner: readonly string[];
  /** Labels of the files. */
  label: readonly string[];
  /** Only active shipments past their promised delivery, or estimated after it. */
  late: boolean;
  /** Only active shipments that are estimated to arrive today at the destination. */
  today: boolean;
  /** Only active shipments whose device has sent no position for hours. */
  silent: boolean;
  /** Only bookings waiting for a price. */
  unconfirmed: boolean;
  /** Only shipments changed since the start of the month. */
  since: 'month' | null;
}

/** Filters, search and sort of the fleet list. A null sort is the default order. */
export interface FleetView extends FleetFilter {
  q: string;
  sort: GridSort | null;
}

export const NO_FILTER: FleetFilter = everything;

const OWN_PARAMETERS = [
  'q',
  'view',
  'status',
  'mode',
  'client',
  'branch',
  'owner',
  'label',
  'late',
  'today',
  'silent',
  'unconfirmed',
  'since',
  'sort',
];
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readFleetView(parameters: URLSearchParams): FleetView {
  const base = builtInView(parameters.get('view'))?.filter ?? NO_FILTER;
  const list = (name: string) => parameters.get(name)?.split(',');
  const flag = (name: string) => (parameters.has(name) ? parameters.get(name) === '1' : null);
  const [status, mode, client] = [list('status'), list('mode'), list('client')];
  const ids = (values: readonly string[]) => values.filter((one) => USER_ID.test(one)).slice(0, MAX_CHOICES);
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: status ? SHIPMENT_STATUSES.filter((one) => status.includes(one)) : base.status,
    mode: mode ? MODES.filter((one) => mode.includes(one)) : base.mode,
    client: client ? ids(client) : base.client,
    branch: branchParameter(parameters),
    owner: ids(list('owner') ?? []),
    // Repeated, because a label may contain a comma.
    label: [...new Set(parameters.getAll('label').map((one) => one.trim()))]
      .filter((one) => one !== '' && one.length <= MAX_LABEL_LENGTH)
      .slice(0, MAX_CHOICES),
    late: flag('late') ?? base.late,
    today: flag('today') ?? base.today,
    silent: flag('silent') ?? base.silent,
    unconfirmed: flag('unconfirmed') ?? base.unconfirmed,
    since: parameters.has('since') ? (parameters.get('since') === 'month' ? 'month' : null) : base.since,
    sort: readSort(parameters.get('sort')),
  };
}

/** Writes the view as a query string and preserves other parameters, such as the tab. */
export function writeFleetView(view: FleetView, parameters: URLSearchParams): string {
  const written = new URLSearchParams(parameters);
  for (const name of OWN_PARAMETERS) written.delete(name);
  if (view.q !== '') written.set('q', view.q);
  const name = nameOfFilter({ ...view, branch: [], owner: [], label: [] });
  if (name !== undefined) {
    if (name !== 'all') written.set('view', name);
  } else {
    if (view.status.length > 0) written.set('status', view.status.join(','));
    if (view.mode.length > 0) written.set('mode', view.mode.join(','));
    if (view.client.length > 0) written.set('client', view.client.join(','));
    for (const name of ['late', 'today', 'silent', 'unconfirmed'] as const)
      if (view[name]) written.set(name, '1');
    if (view.since) written.set('since', view.since);
  }
  if (view.branch.length > 0) written.set('branch', view.branch.join(','));
  if (view.owner.length > 0) written.set('owner', view.owner.join(','));
  for (const label of view.label) written.append('label', label);
  if (view.sort) written.set('sort', `${view.sort.direction === 'descending' ? '-' : ''}${view.sort.column}`);
  const text = written.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Whether the view filters anything. */
export function isNarrowed(view: FleetView): boolean {
  return view.q !== '' || nameOfFilter(view) !== 'all';
}

/** '-cost' is descending. */
function readSort(text: string | null): GridSort | null {
  const column = text?.replace(/^-/, '') ?? '';
  if (!isSortedColumn(column)) return null;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
