import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useShowAll } from '#web/ui/use-show-all.ts';
import { Moment } from './moment.tsx';

/** The number of events shown at first, because long journeys have dozens. All of them are printed. */
const FIRST = 8;

/** The events, newest first; nothing if there are none. */
export function EventHistory({ events }: { events: TrackedShipment['events'] }) {
  const { all, showAll, firstNew } = useShowAll();
  return (
    <section aria-labelledby="events-heading">
      <h2 id="events-heading" className="text-h3">
        Event history
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {events.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may have equal fields
            key={`${event.occurred_at.toISOString()} ${index}`}
            {...(index === FIRST && { ref: firstNew, tabIndex: -1 })}
            className={classNames(
              'gap-x-4 gap-y-1 py-3 text-dense sm:grid-cols-[13rem_minmax(0,1fr)] print:grid print:py-1.5',
              all || index < FIRST ? 'grid' : 'hidden',
            )}
          >
            <p className="text-ink-2 sm:leading-6">
              <Moment at={event.occurred_at} zone={event.time_zone} />
            </p>
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={event.status} />
              <span className="font-semibold">{event.location}</span>
              {event.description && <span className="text-ink-2">{event.description}</span>}
            </div>
          </li>
        ))}
      </ol>
      {events.length > FIRST && !all && (
        <Button variant="secondary" data-print="none" className="mt-3" onClick={showAll}>
          Show all {events.length} events
        </Button>
      )}
    </section>
  );
}
