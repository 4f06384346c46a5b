import type { FastifyInstance } from 'fastify';
import { createEvent } from 'ics';
import { company } from '#content/company.ts';
import { type CompanyEvent, events } from '#content/events.ts';
import { publicPages } from '#content/pages.ts';
import type { Settings } from '../dependencies.ts';

const HOST = company.general_email.split('@')[1];

/**
 * Serves each event of the news and the financial calendar as an iCalendar file. Any other address below
 * `/events` is not found.
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

/**
 * The event as iCalendar (RFC 5545), in UTC. An event keeps its UID, so a second import updates the first.
 */
function calendarEntry(event: CompanyEvent, publicUrl: string): string {
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
  if (value === null) throw error ?? new Error(`Could not create a calendar entry for ${event.slug}.`);
  return value;
}
