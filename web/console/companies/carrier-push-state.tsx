import type { CarrierPushes } from '#contract/carrier-events.ts';
import { Age } from '#web/notifications/age.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** What the carrier has sent so far, and the last event that could not be used. */
export function CarrierPushState({ pushes }: { pushes: CarrierPushes }) {
  const now = useNow();
  const { received, recorded, refused, last_issue, last_received_at } = pushes;
  return (
    <div className="mb-5 flex flex-col gap-1 text-ui">
      <p>
        {last_received_at ? (
          <>
            Last received <Age since={last_received_at} now={now} />. {received}{' '}
            {received === 1 ? 'event' : 'events'} so far, {recorded}{' '}
            {recorded === 1 ? 'milestone' : 'milestones'} recorded.
          </>
        ) : (
          'Nothing received yet.'
        )}
      </p>
      {refused > 0 && (
        <p className="wrap-anywhere text-ink-2">
          {refused} {refused === 1 ? 'event' : 'events'} could not be used. The last one: {last_issue}
        </p>
      )}
    </div>
  );
}
