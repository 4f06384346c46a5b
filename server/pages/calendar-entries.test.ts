import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '#content/events.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test.each(events)('$slug can be imported into a calendar', async ({ slug, starts_at, ends_at }) => {
  const response = await product.visitor.request('GET', `/events/${slug}.ics`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`);
  const lines = response.body.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain(`UID:${slug}@groundswell.example`);
  expect(lines).toContain(`DTSTART:${basic(starts_at)}`);
  expect(lines).toContain(`DTEND:${basic(ends_at)}`);
});

test.each(['/events/no-such-event.ics', '/events/customer-day-rotterdam-2027', '/events/..%2Fmain.ics'])(
  '%s is not found',
  async (path) => {
    const response = await product.visitor.request('GET', path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  },
);

/** `2027-03-18T10:00:00Z` in iCalendar’s format: `20270318T100000Z`. */
function basic(instant: string): string {
  return instant.replaceAll(/[-:]/g, '');
}
