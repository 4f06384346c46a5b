import { HOUR_MS } from '../calendar/durations.ts';
import type { Classifier } from './milestone.ts';
import {
  bestOf,
  byPrecedence,
  comparePrecedence,
  eventKey,
  inOrder,
  type TimedMilestone,
  upToDate,
} from './timeline.ts';

/** One event of one object: what was planned, estimated and reported, and who says otherwise. */
export interface EventRow<Milestone> {
  key: string;
  /** What counts. */
  current: Milestone;
  planned: Milestone | undefined;
  estimated: Milestone | undefined;
  actual: Milestone | undefined;
  /** What other sources report of the same kind, an hour or more apart from what counts. */
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
    const [current] = byPrecedence(reports);
    if (!current) return [];
    const best = (classifier: Classifier) => bestOf(reports, classifier);
    return [
      {
        key,
        current,
        planned: best('PLN'),
        estimated: best('EST'),
        actual: best('ACT'),
        disagreeing: disagreeingWith(current, reports),
      },
    ];
  });
  return rows.sort((one, other) => one.current.occurred_at.getTime() - other.current.occurred_at.getTime());
}

/** The latest report of each other source, where it is an hour or more apart from what counts. */
function disagreeingWith<Milestone extends TimedMilestone>(
  current: Milestone,
  reports: readonly Milestone[],
): Milestone[] {
  const same = upToDate(reports.filter(({ classifier }) => classifier === current.classifier));
  const others = Map.groupBy(
    same.filter(({ source }) => source !== current.source),
    ({ source }) => source,
  );
  return [...others.values()]
    .flatMap((of) => of.sort(comparePrecedence).slice(0, 1))
    .filter(({ occurred_at }) => Math.abs(occurred_at.getTime() - current.occurred_at.getTime()) >= APART_MS);
}
