import type { FastifyInstance } from 'fastify';
import { createEvent } from 'ics';
import { company } from '#content/company.ts';
import { type CompanyEvent, events } from '#content/events.ts';
import { publicPages } from '#content/pages.ts';
import type { Settings } from '../dependencies.ts';

const HOST = company.general_email.split('@')[1];

/**
 * Each event of the news and of the financial calendar as a file that calendars take in.
 * Any other address below `/events` is an unknown page.
 */
export async function calendarEntries(app: FastifyInstance, { settings }: { settings: Settings }) {
  for (const event of events) {
    const file = `${event.slug}.ics`;
    app.get(`/events/${file}`, (_, reply) =>
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('cache-control', 'no-cache')
        .send(calendarEntry(event, settings.publicUrl)),
    );
  }
}

/** The event as iCalendar (RFC 5545), its times in UTC. The same event keeps its UID, so a second copy updates the first. */
export function calendarEntry(event: CompanyEvent, publicUrl: string): string {
  const page = event.calendar === 'financial' ? publicPages.investor_relations : publicPages.news;
  const { value, error } = createEvent({
    uid: `${event.slug}@${HOST}`,
    productId: `-//${company.brand}//Events//EN`,
    method: 'PUBLISH',
    start: Date.parse(event.starts_at),
    end: Date.parse(event.ends_at),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: event.title,
    description: `${event.summary}\n\n${event.details}`,
    location: event.place,
    url: `${publicUrl}${page.path}`,
    status: 'CONFIRMED',
    organizer: { name: company.brand, email: company.general_email },
  });
  if (value === null) throw error ?? new Error(`No calendar entry could be made for ${event.slug}.`);
  return value;
}
