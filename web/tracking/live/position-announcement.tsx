import { useEffect, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracking.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { positionText, speedText } from '../tracking-messages.ts';

const POSITION_EVERY_MS = MINUTE_MS;

/** Announces a moving vehicle's position at most once a minute, because it reports often. */
export function PositionAnnouncement({ live }: { live: NonNullable<TrackedShipment['live']> }) {
  const [said, setSaid] = useState(live);
  useEffect(() => {
    if (live.updated_at <= said.updated_at) return;
    const wait = said.updated_at.getTime() + POSITION_EVERY_MS - live.updated_at.getTime();
    const timer = setTimeout(() => setSaid(live), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [live, said]);
  return (
    <p aria-live="polite" className="sr-only">
      {positionText(said)}, {speedText(said.speed, said.transport_mode)}
    </p>
  );
}
