import type { MilestoneCode } from './milestone-codes.ts';
import { isOfOtherDocument, statusOfFact } from './status-of-fact.ts';
import type { TimedMilestone } from './timeline.ts';

type Fact = Pick<TimedMilestone, 'object' | 'code' | 'occurred_at' | 'document_type'>;
type Hold = Pick<Fact, 'object' | 'occurred_at'>;

const RELEASES: ReadonlySet<MilestoneCode> = new Set(['RELS', 'CUSR', 'CCD']);

/**
 * Whether facts say that customs have released what they held: the box or the whole shipment, at or after the hold. A hold
 * of the whole shipment also ends with the release of its last box; '' is a box whose number is not known yet.
 */
export function isReleased(
  hold: Hold,
  facts: readonly Fact[],
  equipment_numbers: readonly string[],
): boolean {
  const releases = facts.filter((fact) => isRelease(fact) && fact.occurred_at >= hold.occurred_at);
  const isBoxReleased = (number: string) =>
    releases.some(({ object }) => object.kind === 'equipment' && object.equipment_number === number);
  if (releases.some(({ object }) => object.kind !== 'equipment')) return true;
  return hold.object.kind === 'equipment'
    ? isBoxReleased(hold.object.equipment_number ?? '')
    : equipment_numbers.length > 0 && equipment_numbers.every(isBoxReleased);
}

/**
 * The releases by customs, latest first, once they have ended every hold; none before. `holds` are those on record beside the
 * facts, such as a status that staff set.
 */
export function customsReleases<Reported extends Fact>(
  facts: readonly Reported[],
  holds: readonly Hold[],
  equipment_numbers: readonly string[],
): Reported[] {
  const all = [...holds, ...facts.filter((fact) => statusOfFact(fact) === 'customs')];
  if (!all.every((hold) => isReleased(hold, facts, equipment_numbers))) return [];
  return facts
    .filter(isRelease)
    .sort((one, other) => other.occurred_at.getTime() - one.occurred_at.getTime());
}

/** Whether customs release with it what they held. */
export function isRelease(fact: Pick<Fact, 'code' | 'document_type'>): boolean {
  return RELEASES.has(fact.code) && !isOfOtherDocument(fact);
}
