import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { statusLabel } from '#domain/shipments/status.ts';
import { signedIn } from '../../api/call-context.ts';
import { API_PREFIX } from '../../api/current-url.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import { shipmentFor } from '../../shipment-records/shipment-for.ts';
import { listEvents, type TrackingEventRecord } from '../../tracking/events/tracking-events-table.ts';
import { operations } from '../operations.ts';

const MAX_ENTRIES = 100;

/** The events of a shipment as an Atom feed (RFC 4287), newest first. */
export const feed = operations.feed.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const { tracking_number, origin_city, destination_city, updated_at } = shipment;
  const events = (await listEvents(db, shipment.id)).slice(0, MAX_ENTRIES);
  const { publicUrl } = context.settings;
  const page = `${publicUrl}${publicPages.track.path}/${tracking_number}`;
  const title = `${tracking_number}: ${origin_city} to ${destination_city}`;
  const atom = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:uuid:${shipment.id}</id>
<title>${escapeHtml(title)}</title>
<updated>${updated_at.toISOString()}</updated>
<author><name>${escapeHtml(company.brand)}</name></author>
<link rel="self" href="${escapeHtml(`${publicUrl}${API_PREFIX}/shipments/${tracking_number}/feed.atom`)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
${events.map((event) => entryOf(event, page)).join('\n')}
</feed>
`;
  return new File([atom], `${tracking_number}.atom`, { type: 'application/atom+xml' });
});

function entryOf(
  { id, status, location, description, occurred_at }: TrackingEventRecord,
  page: string,
): string {
  return `<entry>
<id>urn:uuid:${id}</id>
<title>${escapeHtml(`${statusLabel(status)}, ${location}`)}</title>
<updated>${occurred_at.toISOString()}</updated>
<link href="${escapeHtml(page)}"/>
<summary>${escapeHtml(description ?? statusLabel(status))}</summary>
</entry>`;
}
