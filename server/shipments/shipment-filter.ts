import { and, inArray, type SQL } from 'drizzle-orm';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { hasStatus } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface ShipmentFilter {
  /** `findOwn`. */
  search?: SQL | undefined;
  /** Any if omitted or empty. */
  status?: ShipmentStatus[] | undefined;
  mode?: TransportMode[] | undefined;
  updated_since?: Date | undefined;
  /** `needsAttention`. */
  attention?: SQL | undefined;
}

/** Undefined without a filter. */
export function filterCondition({
  search,
  status,
  mode,
  updated_since,
  attention,
}: ShipmentFilter): SQL | undefined {
  return and(
    status?.length ? hasStatus(status) : undefined,
    mode?.length ? inArray(shipments.transport_mode, mode) : undefined,
    search,
    changedSince(shipments.updated_at, updated_since),
    attention,
  );
}
