import { isPermitted } from '#domain/people/access.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { findProfile } from '../people/profiles-table.ts';
import { acceptedTransitDays } from '../quotes/options/quote-options-table.ts';
import { equipmentCounts } from '../shipment-file/book-equipment.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { bookedMeasures, bookedTerms } from './booked-terms.ts';
import { bookingConfirmationPdfInput } from './booking-confirmation-pdf.ts';
import { documentFacts } from './document-facts.ts';
import { operations } from './operations.ts';
import { unavailable } from './unavailable.ts';

/** Another client’s shipment gets the same response as one that does not exist. */
export const bookingConfirmation = operations.bookingConfirmation.handler(
  async ({ input, context, errors }) => {
    const person = signedIn(context);
    const { db } = context.database;
    const number = normalizeTrackingNumber(input.tracking_number);
    const shipment = await shipmentFor(db, person, number);
    if (!shipment) throw errors.NOT_FOUND();
    const [client, facts, equipment, transit_days, excludes_vat] = await Promise.all([
      clientLines(db, shipment),
      documentFacts(db, context, shipment),
      listEquipment(db, shipment.id),
      shipment.quote_id ? acceptedTransitDays(db, shipment.quote_id) : null,
      pricesExcludeVat(db),
    ]);
    const { destination_time_zone: time_zone } = withDeliveryOutlook(
      context.geography,
      context.now(),
      shipment,
    );
    try {
      const pdf_input = bookingConfirmationPdfInput(
        {
          shipment,
          client,
          containers: equipmentCounts(equipment),
          transit_days,
          measures: bookedMeasures(facts),
          terms: bookedTerms(facts),
          time_zone,
          sees_prices: isPermitted(person, 'money'),
          excludes_vat,
          letterhead: facts.issuer ?? null,
        },
        context.settings,
        input.size,
      );
      const bytes = await context.pdfRenderer.render(person.user_id, 'booking_confirmation', pdf_input);
      return new File([bytes], `${number}-booking-confirmation.pdf`, { type: 'application/pdf' });
    } catch (error) {
      throw unavailable(error, context, errors.PDF_UNAVAILABLE);
    }
  },
);

/** The organisation and its contact. */
async function clientLines(
  connection: Connection,
  { organisation_id, contact_id }: ShipmentRecord,
): Promise<string[]> {
  const organisation = organisation_id ? await findOrganisation(connection, organisation_id) : undefined;
  const contact = contact_id ? await findProfile(connection, contact_id) : undefined;
  const names = [organisation?.name, contact?.full_name].filter((name) => typeof name === 'string');
  return [...new Set(names)];
}
