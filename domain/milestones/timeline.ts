import type { Classifier, MilestoneObject, MilestoneSource } from './milestone.ts';
import { dcsaCodeOf, type MilestoneCode } from './milestone-codes.ts';

export interface TimedMilestone {
  id: string;
  object: MilestoneObject;
  code: MilestoneCode;
  classifier: Classifier;
  occurred_at: Date;
  unlocode: string;
  source: MilestoneSource;
  source_reference: string;
  reported_at: Date | null;
  received_at: Date;
  retracted: boolean;
}

const REPORTERS = ['staff', 'carrier', 'edi', 'driver', 'device', 'customer'] as const;

/**
 * Whose report counts, first to last. Staff decide where parties disagree; a carrier knows its vessel better than a
 * position does. A rule never beats a fact; its estimates exist only where the reported ones have become impossible.
 */
export const SOURCE_PRECEDENCE: Record<Classifier, readonly MilestoneSource[]> = {
  ACT: [...REPORTERS, 'rule'],
  EST: ['rule', ...REPORTERS],
  PLN: [...REPORTERS, 'rule'],
};

/** A fact before an estimate before a plan. */
const CLASSIFIER_PRECEDENCE: readonly Classifier[] = ['ACT', 'EST', 'PLN'];

/**
 * Reports about the same event of the same object have the same key, also in the codes of different standards. A leg has
 * one departure and one arrival.
 */
export function eventKey({
  object,
  code,
  unlocode,
}: Pick<TimedMilestone, 'object' | 'code' | 'unlocode'>): string {
  const event = dcsaCodeOf(code) ?? code;
  if (object.kind === 'leg') return `leg ${object.leg_sequence} ${event}`;
  const of = object.kind === 'equipment' ? `equipment ${object.equipment_number}` : 'shipment';
  return `${of} ${event} ${unlocode}`;
}

/**
 * Negative where the first counts rather than the second: by classifier, then source, then the later report. Between
 * equal reports the contents decide, so that the order in which they arrive does not matter.
 */
export function comparePrecedence(one: TimedMilestone, other: TimedMilestone): number {
  return (
    CLASSIFIER_PRECEDENCE.indexOf(one.classifier) - CLASSIFIER_PRECEDENCE.indexOf(other.classifier) ||
    sourceRank(one) - sourceRank(other) ||
    reportedAt(other) - reportedAt(one) ||
    other.received_at.getTime() - one.received_at.getTime() ||
    other.occurred_at.getTime() - one.occurred_at.getTime() ||
    compareTexts(one.source_reference, other.source_reference)
  );
}

const sourceRank = ({ classifier, source }: TimedMilestone) => SOURCE_PRECEDENCE[classifier].indexOf(source);
const reportedAt = ({ reported_at, received_at }: TimedMilestone) => (reported_at ?? received_at).getTime();

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The milestone that counts for each event, by key. Retracted ones never do. */
export function currentMilestones<Milestone extends TimedMilestone>(
  milestones: readonly Milestone[],
): ReadonlyMap<string, Milestone> {
  const current = new Map<string, Milestone>();
  for (const milestone of milestones) {
    if (milestone.retracted) continue;
    const key = eventKey(milestone);
    const best = current.get(key);
    if (!best || comparePrecedence(milestone, best) < 0) current.set(key, milestone);
  }
  return current;
}

/** In the order in which the events happen; estimates and plans after facts of the same moment. */
export function inOrder<Milestone extends TimedMilestone>(milestones: readonly Milestone[]): Milestone[] {
  return [...milestones].sort(
    (one, other) =>
      one.occurred_at.getTime() - other.occurred_at.getTime() ||
      compareTexts(eventKey(one), eventKey(other)) ||
      comparePrecedence(one, other),
  );
}

/** The best milestone of a classifier for an event: the estimate that counted before the fact, for example. */
export function bestOf<Milestone extends TimedMilestone>(
  milestones: readonly Milestone[],
  classifier: Classifier,
  isOfEvent: (milestone: Milestone) => boolean,
): Milestone | undefined {
  return milestones
    .filter((each) => !each.retracted && each.classifier === classifier && isOfEvent(each))
    .sort(comparePrecedence)[0];
}
