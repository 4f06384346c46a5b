import { dayText } from '#domain/calendar/local-time.ts';
import type { UsedFreeTime } from '#domain/equipment/used-free-time.ts';
import { counted } from '#web/shipments/amounts.ts';

interface UsedTimeProps {
  time: UsedFreeTime;
  /** The days without a charge. */
  allowed: number;
  /** 'Left the terminal' */
  event: string;
  /** What the days after them cost. */
  charge: 'demurrage' | 'detention';
}

/** When a container left or was returned, and how many days it took or is charged for. */
export function UsedTime({ time: { ended_on, days, charged_days }, allowed, event, charge }: UsedTimeProps) {
  const on = `${event} on ${dayText(ended_on, undefined)}`;
  if (charged_days > 0)
    return (
      <span className="block font-semibold">{`${on}, ${counted(charged_days, 'day')} of ${charge}`}</span>
    );
  return <span className="block">{`${on}, ${days} of ${counted(allowed, 'free day')} used`}</span>;
}
