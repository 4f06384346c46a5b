import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { carriedDetails } from '#domain/shipment-file/carried-details.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newId } from '../../database/statements/columns.ts';
import { type LegDetailsRecord, listLegDetails, replaceLegDetails } from './leg-details-table.ts';

interface Drawn {
  transport_mode: TransportMode;
  from_name: string;
  to_name: string;
}

/** Moves what is known of the legs to those of a redrawn route. */
export async function carryDetails(
  transaction: Transaction,
  shipment_id: string,
  before: readonly (Drawn & { leg_order: number })[],
  after: readonly Drawn[],
): Promise<void> {
  const details = await listLegDetails(transaction, shipment_id);
  if (details.length > 0)
    await replaceLegDetails(transaction, shipment_id, carriedDetails(before, details, after, partOf));
}

function partOf(details: LegDetailsRecord, cut: 'start' | 'end'): LegDetailsRecord {
  const other_end =
    cut === 'start'
      ? { from_unlocode: null, from_facility: '', etd: null, atd: null }
      : { to_unlocode: null, to_facility: '', eta: null, ata: null };
  return { ...details, ...other_end, id: newId() };
}
