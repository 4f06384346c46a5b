import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { notifyStaffOf } from '../notifications/notify-staff.ts';
import { bookShipment } from '../shipments/book-shipment.ts';
import { bookingOf } from './booking-of-quote.ts';
import { chargesOf, chosenOption, offerOf } from './chosen-option.ts';
import { lockOffer } from './lock-offer.ts';
import { operations } from './operations.ts';
import { offerLabel } from './quote-labels.ts';
import { updateQuote } from './quotes-table.ts';

export const accept = operations.accept.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const now = context.now();
    const quote = await lockOffer(transaction, person, input.id, now, errors);
    const { organisation_id } = person;
    if (!organisation_id) throw errors.NOT_FOUND();
    const option = await chosenOption(transaction, quote, input.option, now, errors);
    const booking = bookingOf(context.geography, offerOf(quote, option), now);
    if (!booking) throw errors.NOT_OFFERED();

    const booked = await bookShipment(transaction, context, {
      ...booking,
      ...(option && chargesOf(booking, option)),
      client: { organisation_id, contact_id: person.user_id },
    });
    const { id, tracking_number } = booked;
    await updateQuote(transaction, quote.id, {
      ...(option && { offered_mode: option.mode }),
      status: 'converted',
      decided_at: now,
      organisation_id,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'quotes.accept',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: {
        reference: quote.reference,
        shipment_id: id,
        tracking_number,
        ...(option && { revision: option.revision, option: option.option }),
      },
    });
    const hasRoute = booking.legs.length > 0;
    await notifyStaffOf(transaction, context, booked, {
      kind: 'enquiry',
      type: hasRoute ? 'success' : 'warning',
      title: 'Quote accepted',
      message: `${offerLabel(quote)}. It is shipment ${tracking_number}${hasRoute ? '' : '; its route must be planned by hand'}.`,
      related_id: tracking_number,
      related_type: 'shipment',
    });
    return { tracking_number };
  }),
);
