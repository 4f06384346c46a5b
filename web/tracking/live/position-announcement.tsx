import { useEffect, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { positionText, speedText } from '../tracking-messages.ts';

const POSITION_EVERY_MS = MINUTE_MS;

/** Announces a moving vehicle's position at most once a minute, because it reports often. */
export function PositionAnnouncement({ live }: { live: NonNullable<TrackedShipment['live']> }) {
  const [announced, setAnnounced] = useState(live);
  useEffect(() => {
    if (live.updated_at <= announced.updated_at) return;
    const wait = announced.updated_at.getTime() + POSITION_EVERY_MS - live.updated_at.getTime();
    const timer = setTimeout(() => setAnnounced(live), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [live, announced]);
  return (
    <p aria-live="polite" className="sr-only">
      {positionText(announced)}, {speedText(announced.speed, announced.transport_mode)}
    </p>
  );
}
