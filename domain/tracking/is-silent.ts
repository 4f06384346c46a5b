import { HOUR_MS } from '../calendar/durations.ts';
import type { LivePosition } from './live-position.ts';

/** Ships report less often than other vehicles, because they are out of reach at sea. */
const SEA_HOURS = 6;
const OTHER_HOURS = 1;

/** Whether a moving vehicle has not reported for so long that its position must not look live. */
export function isSilent(
  { transport_mode, updated_at }: Pick<LivePosition, 'transport_mode' | 'updated_at'>,
  now: Date,
): boolean {
  const hours = transport_mode === 'sea' ? SEA_HOURS : OTHER_HOURS;
  return now.getTime() - updated_at.getTime() > hours * HOUR_MS;
}
