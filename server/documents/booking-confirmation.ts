import { isStaff } from '#domain/people/role.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { findProfile } from '../people/profiles-table.ts';
import { withOutlook } from '../shipment-records/with-outlook.ts';
import { bookingConfirmationPdfInput } from './booking-confirmation-pdf.ts';
import { findDocumentedShipment } from './documented-shipments.ts';
import { operations } from './operations.ts';
import { unavailable } from './unavailable.ts';

/** Another client’s shipment gets the same response as one that does not exist. */
export const bookingConfirmation = operations.bookingConfirmation.handler(
  async ({ input, context, errors }) => {
    const { user_id, role } = signedIn(context);
    const { db } = context.database;
    const reader = isStaff(role) ? 'staff' : { client_id: user_id };
    const number = normaliseTrackingNumber(input.tracking_number);
    const shipment = await findDocumentedShipment(db, number, reader);
    if (!shipment) throw errors.NOT_FOUND();
    const profile = shipment.user_id ? await findProfile(db, shipment.user_id) : undefined;
    const client = [profile?.company_name, profile?.full_name].filter((name) => typeof name === 'string');
    const { destination_time_zone: time_zone } = withOutlook(context.geography, context.now(), shipment);
    try {
      const pdf_input = bookingConfirmationPdfInput(
        { shipment, client, time_zone },
        context.settings,
        input.size,
      );
      const bytes = await context.pdfRenderer.render(user_id, 'booking_confirmation', pdf_input);
      return new File([bytes], `${number}-booking-confirmation.pdf`, { type: 'application/pdf' });
    } catch (error) {
      throw unavailable(error, context, errors.PDF_UNAVAILABLE);
    }
  },
);
