import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from './status.ts';

/** The number of shipments per status and mode; null is multi-modal. */
export interface ShipmentGroup {
  status: ShipmentStatus;
  transport_mode: TransportMode | null;
  shipments: number;
}

/** The selected values of each facet; an empty list selects all. */
interface Chosen {
  status?: readonly ShipmentStatus[] | undefined;
  mode?: readonly TransportMode[] | undefined;
}

export interface ShipmentFacets {
  status: Partial<Record<ShipmentStatus, number>>;
  mode: Partial<Record<TransportMode, number>>;
}

/**
 * Counts the shipments that match the selection, and those of each facet value given the other facet's selection.
 * Values without shipments are left out.
 */
export function countFacets(
  groups: readonly ShipmentGroup[],
  { status = [], mode = [] }: Chosen,
): { total: number; facets: ShipmentFacets } {
  const facets: ShipmentFacets = { status: {}, mode: {} };
  let total = 0;
  for (const { shipments, ...group } of groups) {
    const isOfStatus = status.length === 0 || status.includes(group.status);
    const isOfMode =
      mode.length === 0 || (group.transport_mode !== null && mode.includes(group.transport_mode));
    if (isOfMode) facets.status[group.status] = (facets.status[group.status] ?? 0) + shipments;
    if (isOfStatus && group.transport_mode)
      facets.mode[group.transport_mode] = (facets.mode[group.transport_mode] ?? 0) + shipments;
    if (isOfStatus && isOfMode) total += shipments;
  }
  return { total, facets };
}
