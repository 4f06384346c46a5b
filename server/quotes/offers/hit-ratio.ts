import { endOfDay } from '#domain/calendar/calendar-date.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { hitRatio as ratioOf } from '#domain/quotes/hit-ratio.ts';
import { operations } from '../operations.ts';
import { countOffers } from './count-offers.ts';

const DAYS = 365;

export const hitRatio = operations.hitRatio.handler(async ({ input, context }) => {
  const now = context.now();
  const to = input.to ?? calendarDay(now, 'UTC');
  const from = input.from ?? calendarDay(new Date(now.getTime() - DAYS * DAY_MS), 'UTC');
  const period = {
    since: new Date(`${from}T00:00:00Z`),
    before: endOfDay(to),
    now,
  };
  const { rows, total } = await countOffers(context.database.db, { ...input, ...period });
  const withRatio = <Counts extends typeof total>(counts: Counts) => ({
    ...counts,
    hit_ratio: ratioOf(counts),
  });
  return { from, to, total: withRatio(total), rows: rows.map(withRatio) };
});
