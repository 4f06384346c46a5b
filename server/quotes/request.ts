import { routeLabel } from '#domain/places/place-label.ts';
import { newQuoteReference } from '#domain/quotes/quote-reference.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { SERVICE_OF_URGENCY } from '#domain/quotes/quote-service.ts';
import { looksAutomatic } from '#domain/validation/form-timing.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { postMail } from '../mail/outbox.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { clientOfQuote } from './client-of-quote.ts';
import { estimateQuote, type PricedEstimate, presentEstimate } from './estimate-quote.ts';
import type { FirstEstimate } from './first-estimate.ts';
import { operations, type QuotesContext } from './operations.ts';
import { quoteReceivedMail } from './quote-mails.ts';
import { insertQuote, type NewQuote } from './quotes-table.ts';

const CENTS = 100;
const TRIES = 5;

/** A request from a bot gets the same response but is not stored, so that the bot learns nothing. */
export const request = operations.request.handler(async ({ input, context }) => {
  const { homepage, seconds_open, ...form } = input;
  const quote = { ...form, email: form.email.toLowerCase() };
  const estimate = await estimateQuote(context, quote);
  if (looksAutomatic({ homepage, seconds_open })) {
    context.log.info({ seconds_open }, 'A quote request that looks automatic was not stored.');
    return { reference: newQuoteReference(context.random()), ...presentEstimate(estimate, context.person) };
  }
  return context.write((transaction) => receive(transaction, context, quote, estimate), { request: quote });
});

/** Writes the whole request in the caller's transaction. */
async function receive(
  transaction: Transaction,
  context: QuotesContext,
  quote: QuoteRequest,
  estimate: PricedEstimate,
) {
  const client = await clientOfQuote(transaction, { organisation_id: null, email: quote.email });
  const record = {
    ...recordOf(quote, estimate),
    organisation_id: client?.organisation_id ?? null,
    created_at: context.now(),
  };
  const { id, reference } = await insertWithReference(transaction, record, context.random);
  const receipt = { reference, ...presentEstimate(estimate, context.person) };
  await postMail(
    transaction,
    context,
    quoteReceivedMail(quote, receipt, {
      route: estimate.origin.known && estimate.destination.known ? routeLabel(record) : null,
      hasAccount: client !== null,
      publicUrl: context.settings.publicUrl,
    }),
  );
  await notifyStaff(transaction, context, {
    kind: 'enquiry',
    type: 'info',
    title: 'New quote request',
    message: `${reference}: ${quote.origin} to ${quote.destination}, from ${quote.company || quote.contact_name || quote.email}`,
    related_id: reference,
    related_type: 'quote',
  });
  await writeAudit(transaction, {
    actor_id: context.person?.user_id ?? null,
    action: 'quotes.request',
    subject_type: 'quote',
    subject_id: id,
    detail: { reference },
  });
  return receipt;
}

/** References are random, so one may be taken; five collisions in a row are practically impossible. */
async function insertWithReference(
  transaction: Transaction,
  quote: Omit<NewQuote, 'reference'>,
  random: () => number,
): Promise<{ id: string; reference: string }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reference = newQuoteReference(random());
    const id = await insertQuote(transaction, { ...quote, reference });
    if (id) return { id, reference };
  }
  throw new Error(`No free quote reference was found in ${TRIES} tries.`);
}

function recordOf(
  quote: QuoteRequest,
  { origin, destination, estimates }: FirstEstimate,
): Omit<NewQuote, 'reference'> {
  const costs = estimates.map(({ estimated_cost_cents }) => estimated_cost_cents);
  return {
    email: quote.email,
    contact_name: quote.contact_name,
    phone: quote.phone,
    company_name: quote.company,
    origin_address: origin.address,
    origin_city: origin.city,
    origin_country: origin.country,
    destination_address: destination.address,
    destination_city: destination.city,
    destination_country: destination.country,
    cargo_description: quote.description,
    cargo_weight: quote.weight,
    cargo_dimensions: quote.dimensions,
    cargo_value_cents: quote.value === null ? null : Math.round(quote.value * CENTS),
    shipment_type: quote.shipment_type,
    urgency: quote.urgency,
    service_type: SERVICE_OF_URGENCY[quote.urgency],
    preferred_transport: quote.transport_modes,
    estimated_cost_cents: costs.length > 0 ? Math.min(...costs) : null,
    estimates,
  };
}
