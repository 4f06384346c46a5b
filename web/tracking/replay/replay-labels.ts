import type { ReplayFrame } from '#domain/tracking/replay/replay.ts';
import type { Reader } from '../reader.ts';

/** '62%, between Colombo and Suez, about 3 Dec 2026, planned'; unknown parts are omitted. */
export function replayLabels(
  progress: number,
  { from, to, at, planned }: ReplayFrame,
  reader: Reader,
): string {
  return [
    `${Math.round(progress)}%`,
    placeText(from, to),
    at && `about ${dayText(at, reader)}`,
    planned && 'planned',
  ]
    .filter(Boolean)
    .join(', ');
}

function placeText(from: string | null, to: string | null): string | null {
  if (from && to) return `between ${from} and ${to}`;
  if (from) return `after ${from}`;
  return to && `before ${to}`;
}

function dayText(at: Date, { locale, timeZone }: Reader): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(at);
}
