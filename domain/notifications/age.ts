import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';

/** '5m ago' under an hour, '3h ago' under a day, else '2d ago'. A future moment counts as now. */
export function ageText(since: Date, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - since.getTime());
  if (elapsed < HOUR_MS) return `${Math.floor(elapsed / MINUTE_MS)}m ago`;
  if (elapsed < DAY_MS) return `${Math.floor(elapsed / HOUR_MS)}h ago`;
  return `${Math.floor(elapsed / DAY_MS)}d ago`;
}
