import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { SHIPMENT_SORTS, type ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';

export const MODES = Object.keys(MODE_NAMES) as TransportMode[];
/** What a counter of the overview opens. */
export const ATTENTION_VIEWS = { late: 'Late', today: 'Arriving today' } as const;
type AttentionView = keyof typeof ATTENTION_VIEWS;

/** Where the list begins, so that a counter leads to its rows. */
export const LIST_ID = 'my-shipments';

/** Without filters. */
export const WHOLE: Partial<ShipmentView> = { q: '', status: [], mode: [], attention: undefined };

/** Filters, search and sort of the user's shipments. */
export interface ShipmentView {
  q: string;
  status: ShipmentStatus[];
  mode: TransportMode[];
  /** Only those that need attention for this reason. */
  attention?: AttentionView | undefined;
  sort: ShipmentSort;
}

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): ShipmentView {
  const sort = parameters.get('sort');
  const view = parameters.get('view');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: listed(parameters.get('status'), SHIPMENT_STATUSES),
    mode: listed(parameters.get('mode'), MODES),
    ...((view === 'late' || view === 'today') && { attention: view }),
    sort: SHIPMENT_SORTS.find((known) => known === sort) ?? SHIPMENT_SORTS[0],
  };
}

/** Writes the view as '?q=valves&status=in_transit,customs'. Empty for the default view. */
export function writeView({ q, status, mode, attention, sort }: ShipmentView): string {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  if (status.length > 0) parameters.set('status', status.join(','));
  if (mode.length > 0) parameters.set('mode', mode.join(','));
  if (attention) parameters.set('view', attention);
  if (sort !== SHIPMENT_SORTS[0]) parameters.set('sort', sort);
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function isNarrowed({ q, status, mode, attention }: ShipmentView): boolean {
  return q !== '' || status.length > 0 || mode.length > 0 || attention !== undefined;
}

function listed<Value extends string>(text: string | null, known: readonly Value[]): Value[] {
  const requested = text?.split(',') ?? [];
  return known.filter((value) => requested.includes(value));
}
