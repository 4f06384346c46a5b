import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface ShipmentFilter {
  q?: string | undefined;
  /** Tracking numbers of shipments with `q` as another number; they match whatever their words. */
  referenced?: readonly string[] | undefined;
  /** Any if omitted or empty. */
  status?: ShipmentStatus[] | undefined;
  mode?: TransportMode[] | undefined;
  updated_since?: Date | undefined;
  /** `needsAttention`. */
  attention?: SQL | undefined;
}

/** Undefined without a filter. */
export function filterCondition({
  q,
  referenced = [],
  status,
  mode,
  updated_since,
  attention,
}: ShipmentFilter): SQL | undefined {
  return and(
    status?.length ? inArray(shipments.status, status) : undefined,
    mode?.length ? inArray(shipments.transport_mode, mode) : undefined,
    q
      ? or(
          holdsWords(SEARCHED, q),
          referenced.length > 0 ? inArray(shipments.tracking_number, [...referenced]) : undefined,
        )
      : undefined,
    changedSince(shipments.updated_at, updated_since),
    attention,
  );
}

/** Joined by spaces, so that no word matches across two fields. */
const SEARCHED = sql`concat_ws(' ', ${shipments.tracking_number}, ${shipments.origin_city}, ${shipments.destination_city}, ${shipments.cargo_description})`;
