import { endOfDay, noonOfDay } from '#domain/calendar/calendar-day.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { likelyMode } from '#domain/quotes/likely-mode.ts';
import type { QuoteMode } from '#domain/quotes/quote-choices.ts';
import type { QuoteConversion } from '#domain/quotes/quote-conversion.ts';
import type { QuoteFacts } from '#domain/quotes/quote-gaps.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { postMail } from '../mail/outbox.ts';
import { mailNotSent } from '../mail/unsent-mail.ts';
import { checkCreditOf } from '../organisations/check-credit.ts';
import { bookShipmentAs, priceOf } from '../shipments/book-shipment.ts';
import { lockClient } from '../shipments/lock-client.ts';
import { settledFacts } from './agreed-facts.ts';
import { bookingOf } from './booking-of-quote.ts';
import { clientOfQuote } from './client-of-quote.ts';
import { bookContainers } from './offers/book-containers.ts';
import { operations, type QuotesContext } from './operations.ts';
import { listOptions } from './options/quote-options-table.ts';
import { publishQuoteChanged } from './publish-quote-changed.ts';
import { quoteConvertedMail } from './quote-mails.ts';
import { findQuote, lockQuote, type QuoteRecord, updateQuote } from './quotes-table.ts';
import { refuseConverted } from './refuse-converted.ts';

const CENTS = 100;

/** Locks the quote after its client, so that of two concurrent calls only one converts it. */
export const convert = operations.convert.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const found = await findQuote(transaction, input.id);
    const owner = found ? await clientOfQuote(transaction, found) : null;
    const held = owner && (await lockClient(transaction, owner));
    const quote = await lockQuote(transaction, input.id);
    if (!quote) throw errors.NOT_FOUND();
    if (quote.status === 'converted') throw await refuseConverted(transaction, quote.id, errors);
    const facts = settledFacts(quote, input, errors);
    const promise = promiseIn(context, facts, input);
    if (promise && promise.ends_at <= now) throw errors.ALREADY_OVER();
    const booking = bookingFor(context, {
      quote,
      facts,
      conversion: input,
      promised: promise?.at ?? null,
      now,
    });
    if (!booking) throw errors.INCOMPLETE({ data: { missing: [] } });

    const client = held?.client ?? null;
    const recorded = await checkCreditOf(
      transaction,
      held?.credit,
      { reason: input.credit_reason, price: priceOf(booking), now },
      errors,
    );
    const booked = await bookShipmentAs(
      transaction,
      context,
      { ...booking, client, recorded },
      input.tracking_number,
    );
    if (!booked) throw errors.NUMBER_TAKEN();
    const { id, tracking_number } = booked;
    const options =
      quote.option_revision > 0 ? await listOptions(transaction, quote.id, quote.option_revision) : [];
    const { transport_mode } = booking.shipment;
    await bookContainers(
      transaction,
      id,
      options.filter(({ mode }) => mode === transport_mode),
    );
    await updateQuote(transaction, quote.id, {
      ...facts,
      status: 'converted',
      organisation_id: client?.organisation_id ?? null,
    });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'quotes.convert',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: {
        reference: quote.reference,
        shipment_id: id,
        tracking_number,
        ...recorded,
        changes: { status: [quote.status, 'converted'] },
      },
    });
    await publishQuoteChanged(transaction, context.broadcast, quote);
    if (!client) {
      const mail = quoteConvertedMail(quote, tracking_number, context.settings.publicUrl);
      const refused = await postMail(transaction, context, mail);
      if (refused) throw mailNotSent(context, quote.email, refused);
    }
    return { tracking_number, has_route: booking.legs.length > 0 };
  }),
);

/** When staff expect the delivery, and when that is over; null for no promise. */
function promiseIn(
  { geography }: QuotesContext,
  { destination_city, destination_country }: QuoteFacts,
  { estimated_delivery_date: at, estimated_delivery_day: day }: QuoteConversion,
): { at: Date; ends_at: Date } | null {
  if (day === undefined) return at && { at, ends_at: new Date(at.getTime() + DAY_MS) };
  const time_zone = geography.timeZones.ofTown(destination_city, destination_country);
  return { at: noonOfDay(day, time_zone), ends_at: endOfDay(day, time_zone) };
}

interface CompletedRequest {
  quote: QuoteRecord;
  facts: QuoteFacts;
  conversion: QuoteConversion;
  /** When staff expect the delivery. */
  promised: Date | null;
  now: Date;
}

/** The request as completed by staff; undefined for a country without coordinates. */
function bookingFor(
  { geography }: QuotesContext,
  { quote, facts, conversion, promised, now }: CompletedRequest,
) {
  const { origin_address, destination_address, priority } = conversion;
  const preferred_transport = quote.preferred_transport as QuoteMode[];
  const booking = bookingOf(
    geography,
    {
      ...quote,
      ...facts,
      origin_address,
      destination_address,
      offered_cents: Math.round(conversion.cost * CENTS),
      offered_mode: conversion.transport_mode ?? likelyMode({ ...quote, preferred_transport }),
    },
    now,
    { promised },
  );
  return (
    booking && { ...booking, shipment: { ...booking.shipment, priority, estimated_delivery_date: promised } }
  );
}
