import type { Classifier, EmptyIndicator, MilestoneObject, MilestoneSource } from './milestone.ts';
import { dcsaCodeOf, type MilestoneCode } from './milestone-codes.ts';
import { unusualDocument } from './unusual-document.ts';

export interface TimedMilestone {
  id: string;
  object: MilestoneObject;
  code: MilestoneCode;
  classifier: Classifier;
  occurred_at: Date;
  unlocode: string;
  empty_indicator?: EmptyIndicator | null;
  /** As its source writes it; '' or absent if it names none. */
  document_type?: string;
  source: MilestoneSource;
  source_reference: string;
  reported_at: Date | null;
  received_at: Date;
  retracted: boolean;
  /** Staff have chosen it over reports that differ. */
  overriding: boolean;
}

/** The reference of a time that staff enter in the file: the schedule as they know it, until a report arrives. */
export const FILE_ENTRY = 'Shipment file';

const REPORTERS = ['staff', 'carrier', 'edi', 'driver', 'device', 'customer'] as const;

/**
 * Whose report counts, first to last. Staff know what no feed reports; a carrier knows its vessel better than a
 * position does. A rule never beats a fact; its estimates exist only where the reported ones have become impossible.
 */
const SOURCE_PRECEDENCE: Record<Classifier, readonly MilestoneSource[]> = {
  ACT: [...REPORTERS, 'rule'],
  EST: ['rule', ...REPORTERS],
  PLN: [...REPORTERS, 'rule'],
};

/** A fact before an estimate before a plan. */
const CLASSIFIER_PRECEDENCE: readonly Classifier[] = ['ACT', 'EST', 'PLN'];

/**
 * Reports about the same event of the same object have the same key, also in the codes of different standards. A leg has
 * one departure and one arrival. An event of another document than the usual one is a separate event.
 */
export function eventKey(
  milestone: Pick<TimedMilestone, 'object' | 'code' | 'unlocode' | 'document_type'>,
): string {
  const { object, code, unlocode } = milestone;
  const document = unusualDocument(milestone);
  const event = document ? `${code} ${document}` : (dcsaCodeOf(code) ?? code);
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

/** When it was reported, as the milliseconds of a Date. */
export function reportedAt({
  reported_at,
  received_at,
}: Pick<TimedMilestone, 'reported_at' | 'received_at'>): number {
  return (reported_at ?? received_at).getTime();
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The reports of one event that can count, the one that does first. Retracted ones never do. */
export function byPrecedence<Milestone extends TimedMilestone>(reports: readonly Milestone[]): Milestone[] {
  return CLASSIFIER_PRECEDENCE.flatMap((classifier) => ofClassifier(reports, classifier));
}

function ofClassifier<Milestone extends TimedMilestone>(
  reports: readonly Milestone[],
  classifier: Classifier,
): Milestone[] {
  const standing = reports.filter((each) => each.classifier === classifier && !each.retracted);
  return standing.length < 2 ? standing : candidates(standing).sort(comparePrecedence);
}

/** Of one event and classifier: what staff have chosen and later reports of that source, else all that are up to date. */
function candidates<Milestone extends TimedMilestone>(reports: readonly Milestone[]): Milestone[] {
  const [chosen] = reports.filter(({ overriding }) => overriding).sort(comparePrecedence);
  if (!chosen) return upToDate(reports);
  return reports.filter(
    (each) => isRuled(each) || (each.source === chosen.source && reportedAt(each) >= reportedAt(chosen)),
  );
}

/**
 * Without what a later report replaces: a time that staff entered in the file, with what they reported before it. Later
 * reports of staff themselves replace it by precedence.
 */
export function upToDate<Milestone extends TimedMilestone>(reports: readonly Milestone[]): Milestone[] {
  const entered = Math.max(...reports.filter(isEntered).map(reportedAt));
  const isReplaced = reports.some(
    (each) => each.source !== 'staff' && !isRuled(each) && reportedAt(each) > entered,
  );
  return isReplaced
    ? reports.filter((each) => each.source !== 'staff' || reportedAt(each) > entered)
    : [...reports];
}

const isEntered = ({ classifier, source, source_reference }: TimedMilestone) =>
  classifier === 'EST' && source === 'staff' && source_reference === FILE_ENTRY;
/** Exists only where the reported estimates have become impossible. */
const isRuled = ({ classifier, source }: TimedMilestone) => classifier === 'EST' && source === 'rule';

/** The milestone that counts for each event, by key. */
export function currentMilestones<Milestone extends TimedMilestone>(
  milestones: readonly Milestone[],
): ReadonlyMap<string, Milestone> {
  return new Map(
    [...Map.groupBy(milestones, eventKey)].flatMap(([key, reports]) => {
      const [best] = byPrecedence(reports);
      return best ? [[key, best] as const] : [];
    }),
  );
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
  reports: readonly Milestone[],
  classifier: Classifier,
): Milestone | undefined {
  return ofClassifier(reports, classifier)[0];
}
