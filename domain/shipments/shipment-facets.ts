import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from './status.ts';

/** How many shipments there are of a status and mode; null is multi-modal. */
export interface ShipmentGroup {
  status: ShipmentStatus;
  transport_mode: TransportMode | null;
  shipments: number;
}

/** What is chosen of each facet; none is any. */
interface Chosen {
  status?: readonly ShipmentStatus[] | undefined;
  mode?: readonly TransportMode[] | undefined;
}

export interface ShipmentFacets {
  status: Partial<Record<ShipmentStatus, number>>;
  mode: Partial<Record<TransportMode, number>>;
}

/**
 * How many shipments the choices find together, and how many each choice would add or keep: a facet is counted
 * under what is chosen of the other one. Choices that find none are missing.
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
