import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { applyMilestones } from '../milestones/apply-milestones.ts';
import { listMilestones } from '../milestones/milestones-table.ts';
import type { MilestonesContext } from '../milestones/operations.ts';
import { recordRetractions } from '../milestones/record-retractions.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { DeclarationRecord, OtherDeclaration } from './declarations-table.ts';

/** Customers read it, so it does not state why customs rejected the declaration. */
const REASON = 'Customs rejected the declaration.';

interface RejectedDeclaration {
  /** Before the rejection. */
  declaration: Pick<DeclarationRecord, 'state' | 'held_at'>;
  others: readonly OtherDeclaration[];
}

/**
 * Retracts the hold by a declaration that customs have rejected. A release would be wrong: the goods may wait for another
 * declaration.
 */
export async function retractHold(
  transaction: Transaction,
  context: MilestonesContext,
  shipment: ShipmentRecord,
  { declaration: { state, held_at }, others }: RejectedDeclaration,
): Promise<void> {
  if (state !== 'held') return;
  const isSameMoment = (moment: Date | null) => moment?.getTime() === held_at?.getTime();
  // Customs hold the goods by this one too: both can be one report, and its rejection or release ends the hold.
  if (others.some((other) => other.state === 'held' && isSameMoment(other.held_at))) return;
  const holds = (await listMilestones(transaction, shipment.id)).filter(
    ({ code, source, document_type, occurred_at, retracted }) =>
      code === 'HOLD' &&
      source === 'staff' &&
      document_type === 'CUS' &&
      !retracted &&
      isSameMoment(occurred_at),
  );
  if (holds.length === 0) return;
  const by = signedIn(context);
  await recordRetractions(transaction, context, shipment, holds, { reason: REASON, by });
  await applyMilestones(transaction, context, shipment, by);
}
