import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { SHIPMENT_SORTS, type ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/shipment-statuses.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';

export const MODES = Object.keys(MODE_NAMES) as TransportMode[];
export const MAX_SEARCH_LENGTH = 100;

/** Filters, search and sort of the user's shipments. */
export interface ShipmentView {
  q: string;
  status: ShipmentStatus[];
  mode: TransportMode[];
  sort: ShipmentSort;
}

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): ShipmentView {
  const sort = parameters.get('sort');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: listed(parameters.get('status'), SHIPMENT_STATUSES),
    mode: listed(parameters.get('mode'), MODES),
    sort: SHIPMENT_SORTS.find((known) => known === sort) ?? SHIPMENT_SORTS[0],
  };
}

/** Writes the view as '?q=valves&status=in_transit,customs'. Empty for the default view. */
export function writeView({ q, status, mode, sort }: ShipmentView): string {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  if (status.length > 0) parameters.set('status', status.join(','));
  if (mode.length > 0) parameters.set('mode', mode.join(','));
  if (sort !== SHIPMENT_SORTS[0]) parameters.set('sort', sort);
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function isNarrowed({ q, status, mode }: ShipmentView): boolean {
  return q !== '' || status.length > 0 || mode.length > 0;
}

function listed<Value extends string>(text: string | null, known: readonly Value[]): Value[] {
  const requested = text?.split(',') ?? [];
  return known.filter((value) => requested.includes(value));
}
