import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface ShipmentFilter {
  q?: string | undefined;
  /** Shipments that the search means by another number; they match whatever their words. */
  meant?: readonly string[] | undefined;
  /** Any if omitted or empty. */
  status?: ShipmentStatus[] | undefined;
  mode?: TransportMode[] | undefined;
  /** `needsAttention`. */
  attention?: SQL | undefined;
}

/** Undefined without a filter. */
export function matching({ q, meant, status, mode, attention }: ShipmentFilter): SQL | undefined {
  return and(
    status?.length ? inArray(shipments.status, status) : undefined,
    mode?.length ? inArray(shipments.transport_mode, mode) : undefined,
    meant?.length ? inArray(shipments.tracking_number, [...meant]) : q ? holdsWords(SEARCHED, q) : undefined,
    attention,
  );
}

/** Joined by spaces, so that no word matches across two fields. */
const SEARCHED = sql`concat_ws(' ', ${shipments.tracking_number}, ${shipments.origin_city}, ${shipments.destination_city}, ${shipments.cargo_description})`;
