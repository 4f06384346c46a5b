import ClockAlert from 'lucide-react/icons/clock-alert';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Stamp from 'lucide-react/icons/stamp';
import type { Attention } from '#domain/tracking/attention.ts';
import { counted } from './amounts.ts';
import { localClock } from './local-clock.ts';

const FLAG = 'inline-flex items-center gap-1.5 text-[0.8125rem] whitespace-nowrap';

/** Why a shipment needs attention: '8 days late', 'Held 31 h', 'Silent 26 h', 'Due 14:10 CET' or 'Due today'. */
export function AttentionFlag({ attention }: { attention: Attention }) {
  switch (attention.kind) {
    case 'late':
      return (
        <span className={`${FLAG} font-semibold text-danger`}>
          <ClockAlert aria-hidden="true" className="size-4 shrink-0" />
          {counted(attention.days, 'day')} late
        </span>
      );
    case 'held':
      return (
        <span className={`${FLAG} font-semibold text-st-customs-fg`}>
          <Stamp aria-hidden="true" className="size-4 shrink-0" />
          Held {hoursText(attention.hours)}
        </span>
      );
    case 'silent':
      return (
        <span className={`${FLAG} font-semibold text-ink`}>
          <MapPinOff aria-hidden="true" className="size-4 shrink-0" />
          Silent {hoursText(attention.hours)}
        </span>
      );
    case 'due_today':
      return (
        <time dateTime={attention.at.toISOString()} className={`${FLAG} text-ink-2`}>
          {attention.hasPassed ? 'Due today' : `Due ${localClock(attention.at, attention.time_zone)}`}
        </time>
      );
  }
}

function hoursText(hours: number): string {
  return `${hours === 0 ? '<1' : hours.toLocaleString('en-US')}\u00a0h`;
}
