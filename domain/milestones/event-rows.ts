import { HOUR_MS } from '../calendar/durations.ts';
import type { Classifier } from './milestone.ts';
import { bestOf, comparePrecedence, eventKey, inOrder, type TimedMilestone } from './timeline.ts';

/** One event of one object: what was planned, estimated and reported, and who says otherwise. */
export interface EventRow<Milestone> {
  key: string;
  /** What counts. */
  current: Milestone;
  planned: Milestone | undefined;
  estimated: Milestone | undefined;
  actual: Milestone | undefined;
  /** Reports of the same kind by other sources that are an hour or more apart from what counts. */
  disagreeing: Milestone[];
}

const APART_MS = HOUR_MS;

/** In the order in which the events happen. Events whose reports are all retracted are left out. */
export function eventRows<Milestone extends TimedMilestone>(
  milestones: readonly Milestone[],
): EventRow<Milestone>[] {
  const standing = milestones.filter(({ retracted }) => !retracted);
  const events = Map.groupBy(inOrder(standing), eventKey);
  const rows = [...events].flatMap(([key, reports]) => {
    const best = (classifier: Classifier) => bestOf(reports, classifier, () => true);
    const [current] = [...reports].sort(comparePrecedence);
    if (!current) return [];
    const disagreeing = reports.filter(
      ({ classifier, source, occurred_at }) =>
        classifier === current.classifier &&
        source !== current.source &&
        Math.abs(occurred_at.getTime() - current.occurred_at.getTime()) >= APART_MS,
    );
    return [{ key, current, planned: best('PLN'), estimated: best('EST'), actual: best('ACT'), disagreeing }];
  });
  return rows.sort((one, other) => one.current.occurred_at.getTime() - other.current.occurred_at.getTime());
}
