import type { Position } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { transferredLegDetails } from '#domain/shipment-file/transferred-leg-details.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newId } from '../../database/statements/columns.ts';
import { transferLegPlans } from '../../milestones/transfer-leg-plans.ts';
import { derivedLegId } from '../../shipment-file/derived-leg-id.ts';
import { type LegDetailsRecord, listLegDetails, replaceLegDetails } from './leg-details-table.ts';

interface Drawn {
  transport_mode: TransportMode;
  from_name: string;
  to_name: string;
  geometry: readonly Position[];
}

/** Moves what is known of the legs, and their plan, to those of a redrawn route. */
export async function transferLegDetails(
  transaction: Transaction,
  shipment_id: string,
  before: readonly (Drawn & { leg_order: number })[],
  after: readonly Drawn[],
  now: Date,
): Promise<void> {
  const details = await listLegDetails(transaction, shipment_id);
  const carried = transferredLegDetails(before, details, after, partOf);
  if (details.length > 0) await replaceLegDetails(transaction, shipment_id, carried);
  const identified = (legs: readonly Drawn[], known: readonly LegDetailsRecord[]) =>
    legs.map(({ geometry }, leg_order) => ({
      id: known.find((each) => each.leg_order === leg_order)?.id ?? derivedLegId({ shipment_id, leg_order }),
      geometry,
    }));
  await transferLegPlans(
    transaction,
    shipment_id,
    { before: identified(before, details), after: identified(after, carried), planned: [] },
    now,
  );
}

function partOf(details: LegDetailsRecord, cut: 'start' | 'end'): LegDetailsRecord {
  const other_end =
    cut === 'start'
      ? { from_unlocode: null, from_facility: '', etd: null, atd: null }
      : { to_unlocode: null, to_facility: '', eta: null, ata: null };
  return { ...details, ...other_end, id: newId() };
}
