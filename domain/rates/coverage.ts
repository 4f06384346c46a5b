import { DAY_MS } from '../calendar/durations.ts';

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
    if (period.from > next) gaps.push({ from: next, to: dayAfter(period.from, -1) });
    next = dayAfter(period.to, 1);
  }
  if (next <= to) gaps.push({ from: next, to });
  return gaps;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
