import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import { createEvents } from 'ics';
import { company } from '#content/company.ts';
import { publicPages } from '#content/pages.ts';
import { statusLabel } from '#domain/shipments/status.ts';
import { ownOrganisation } from '../../api/call-context.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { operations } from '../operations.ts';

const MAX_ARRIVALS = 500;
const HOST = company.general_email.split('@')[1];
const ENTRY = {
  productId: `-//${company.brand}//Arrivals//EN`,
  calName: `${company.brand} arrivals`,
  startInputType: 'utc',
  startOutputType: 'utc',
  duration: { minutes: 30 },
} as const;

/** The estimated deliveries of the organisation’s active shipments, as a calendar. A later estimate moves the same entry. */
export const calendar = operations.calendar.handler(async ({ context }) => {
  const { estimated_delivery_date, organisation_id, status, tracking_number } = shipments;
  const arrivals = await context.database.db
    .select({
      tracking_number,
      status,
      estimated_delivery_date,
      origin_city: shipments.origin_city,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      cargo_description: shipments.cargo_description,
      version: shipments.version,
      updated_at: shipments.updated_at,
    })
    .from(shipments)
    .where(
      and(
        eq(organisation_id, ownOrganisation(context)),
        notInArray(status, ['delivered', 'cancelled']),
        gt(estimated_delivery_date, new Date(0)),
      ),
    )
    .orderBy(asc(estimated_delivery_date), asc(tracking_number))
    .limit(MAX_ARRIVALS);
  const { value, error } = createEvents(
    arrivals.flatMap(({ tracking_number: number, estimated_delivery_date: at, ...shipment }) =>
      at
        ? {
            ...ENTRY,
            uid: `${number}@${HOST}`,
            sequence: shipment.version,
            // The same file until something changes.
            timestamp: shipment.updated_at.getTime(),
            start: at.getTime(),
            title: `${number} arrives in ${shipment.destination_city}`,
            description: `${shipment.origin_city} to ${shipment.destination_city}: ${shipment.cargo_description}. ${statusLabel(shipment.status)}.`,
            location: `${shipment.destination_city}, ${shipment.destination_country}`,
            url: `${context.settings.publicUrl}${publicPages.track.path}/${number}`,
            status: 'TENTATIVE' as const,
          }
        : [],
    ),
  );
  if (!value) throw error ?? new Error('Could not create the calendar.');
  return new File([value], 'arrivals.ics', { type: 'text/calendar' });
});
