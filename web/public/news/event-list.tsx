import type { CompanyEvent } from '#content/events.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { DisclosureIcon } from '../page/disclosure-icon.tsx';
import { dayOf, hoursOf } from './event-times.ts';

/** Upcoming events, each with a calendar file. */
export function EventList({ events }: { events: readonly CompanyEvent[] }) {
  return (
    <ol className="border-t border-line">
      {events.map((event) => (
        <EventRow key={event.slug} event={event} />
      ))}
    </ol>
  );
}

function EventRow({ event }: { event: CompanyEvent }) {
  const { day, month } = dayOf(event);
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-line py-6 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_auto]">
      <time dateTime={event.starts_at} className="flex items-baseline gap-2 sm:flex-col sm:gap-0">
        <span className="figure-l tabular-nums">{day}</span>
        <span className="text-ui text-ink-2">{month}</span>
      </time>
      <div>
        <h3>{event.title}</h3>
        <p className="mt-1 text-ui text-ink-2">
          {hoursOf(event)} · {event.place}
        </p>
        <p className="mt-3 max-w-[56ch]">{event.summary}</p>
        <details className="group mt-2 max-w-[56ch]">
          <summary className="link inline-flex min-h-6 list-none items-center gap-1.5 text-ui max-sm:min-h-11">
            <DisclosureIcon />
            More Details<span className="sr-only"> {event.title}</span>
          </summary>
          <p className="mt-1 text-ui text-ink-2">{event.details}</p>
        </details>
      </div>
      <p className="sm:col-start-2 lg:col-start-3">
        <a href={paths.calendarEntry(event.slug)} download className={buttonStyle('secondary', 'marketing')}>
          Add to Calendar<span className="sr-only"> {event.title}</span>
        </a>
      </p>
    </li>
  );
}
