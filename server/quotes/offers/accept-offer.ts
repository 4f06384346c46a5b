import { awaitsStaff } from '#domain/organisations/credit.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { notifyStaffOf } from '../../notifications/notify-staff.ts';
import { overLimitOf } from '../../organisations/check-credit.ts';
import { type Booking, bookShipment, priceOf } from '../../shipments/book-shipment.ts';
import type { HeldClient } from '../../shipments/lock-client.ts';
import { recordEvents } from '../../webhooks/record-events.ts';
import { bookingOf } from '../booking-of-quote.ts';
import type { QuotesContext } from '../operations.ts';
import { chargesOf, chosenOption, offerOf } from '../options/chosen-option.ts';
import { offerLabel } from '../quote-labels.ts';
import { updateQuote } from '../quotes-table.ts';
import { bookContainers } from './book-containers.ts';
import type { OpenOffer } from './lock-offer.ts';

type Refusals = Record<'NOT_OFFERED' | 'EXPIRED' | 'CHOOSE_OPTION', () => Error>;

interface Acceptance {
  quote: OpenOffer;
  /** The number of the option; undefined for an offer of one price. */
  option: number | undefined;
  /** Who gets the shipment; null for a customer without an account. */
  held: HeldClient | null;
  action: 'quotes.accept' | 'quotes.acceptLinked';
  /** The signed-in person; null for a visitor. */
  actor_id: string | null;
}

/** Books the shipment of a locked offer, with the charges and containers of the chosen option. Returns its tracking number. */
export async function acceptOffer(
  transaction: Transaction,
  context: QuotesContext,
  { quote, option: wanted, held, action, actor_id }: Acceptance,
  errors: Refusals,
): Promise<string> {
  const now = context.now();
  const option = await chosenOption(transaction, quote, wanted, now, errors);
  const booking = bookingOf(context.geography, offerOf(quote, option), now, {
    transit_days: option?.transit_days ?? null,
  });
  if (!booking) throw errors.NOT_OFFERED();
  const client = held?.client ?? null;
  const offered = { ...booking, ...(option && chargesOf(booking, option)) };
  const waits = held && (await creditRefusal(transaction, held, offered));
  const agreed = waits ? unconfirmed(offered) : offered;
  const booked = await bookShipment(transaction, context, { ...agreed, client });
  const { id, tracking_number } = booked;
  if (option) await bookContainers(transaction, id, [option]);
  await updateQuote(transaction, quote.id, {
    ...(option && { offered_mode: option.mode, accepted_option: option.option }),
    status: 'converted',
    decided_at: now,
    organisation_id: client?.organisation_id ?? null,
  });
  await writeAudit(transaction, {
    actor_id,
    action,
    subject_type: 'quote',
    subject_id: quote.id,
    detail: {
      reference: quote.reference,
      shipment_id: id,
      tracking_number,
      ...(option && { revision: option.revision, option: option.option }),
    },
  });
  if (client)
    await recordEvents(transaction, now, {
      organisation_id: client.organisation_id,
      type: 'quote.accepted',
      object: quote.reference,
      data: { reference: quote.reference, tracking_number },
    });
  const hasRoute = booking.legs.length > 0;
  await notifyStaffOf(transaction, context, booked, {
    kind: 'enquiry',
    type: hasRoute ? 'success' : 'warning',
    title: 'Quote accepted',
    message: `${offerLabel(quote, option ? [option] : [])}. It is shipment ${tracking_number}${hasRoute ? '' : '; its route must be planned by hand'}.${waits ? ` ${waits}: confirm the booking with a reason.` : ''}`,
    related_id: tracking_number,
    related_type: 'shipment',
  });
  return tracking_number;
}

/** Why staff have to confirm a booking at an offered price; null if they don't. */
async function creditRefusal(
  transaction: Transaction,
  { credit }: HeldClient,
  booking: Pick<Booking, 'shipment' | 'now'>,
): Promise<string | null> {
  if (awaitsStaff(credit.credit_status)) return 'The customer’s credit is on hold';
  const over = await overLimitOf(transaction, credit, priceOf(booking), booking.now);
  return over && 'It is over the customer’s credit limit';
}

/** The booking as a request that staff have to confirm. */
function unconfirmed(booking: Omit<Booking, 'client'>): Omit<Booking, 'client'> {
  return {
    ...booking,
    first_event: { ...booking.first_event, status: 'pending' },
    shipment: { ...booking.shipment, status: 'pending', price_status: 'indicative' },
  };
}
