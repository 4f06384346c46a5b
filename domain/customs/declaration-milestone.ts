import type { MilestoneCode } from '../milestones/milestone-codes.ts';
import { type DeclarationKind, type DeclarationState, isOfGoods } from './declaration-states.ts';

interface Declaration {
  kind: DeclarationKind;
  state: DeclarationState;
}

/**
 * The milestone of a shipment that a declaration’s new state is; null where it is none. Customs have released the shipment with
 * the last of its declarations of the kind, and not while they hold it by another one. A security filing releases only
 * what it has held. A rejection is the release of the others that waited for this declaration; the hold of a declaration that
 * customs reject is void.
 */
export function milestoneOfState(
  before: Declaration,
  to: DeclarationState,
  others: readonly Declaration[],
): MilestoneCode | null {
  if (to === 'lodged') return isOfGoods(before.kind) ? 'SUBM' : null;
  if (to === 'held') return 'HOLD';
  if (to === 'draft') return null;
  const waits = others.some(
    ({ kind, state }) => state === 'held' || (state === 'lodged' && kind === before.kind),
  );
  if (waits) return null;
  if (to === 'released') return isOfGoods(before.kind) || before.state === 'held' ? 'RELS' : null;
  const isReleased = others.some(({ kind, state }) => state === 'released' && kind === before.kind);
  return isReleased && isOfGoods(before.kind) ? 'RELS' : null;
}
