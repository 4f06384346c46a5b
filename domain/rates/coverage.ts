import { shiftDay } from '../calendar/calendar-day.ts';

/** The first and the last day. */
export interface Period {
  from: string;
  to: string;
}

/** The periods within a period, in their order, that none of the others covers. */
export function gapsIn({ from, to }: Period, covered: readonly Period[]): Period[] {
  const gaps: Period[] = [];
  let next = from;
  for (const period of covered.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (next > to) break;
    if (period.to < next) continue;
    if (period.from > to) break;
    if (period.from > next) gaps.push({ from: next, to: shiftDay(period.from, -1) });
    next = shiftDay(period.to, 1);
  }
  if (next <= to) gaps.push({ from: next, to });
  return gaps;
}
