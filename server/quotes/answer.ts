import { routeLabel } from '#domain/places/place-label.ts';
import { defaultValidity } from '#domain/quotes/offer.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { settledFacts } from './agreed-facts.ts';
import { belowFloor } from './below-floor.ts';
import { clientOfQuote } from './client-of-quote.ts';
import { deliverOffer } from './offers/deliver-offer.ts';
import { operations } from './operations.ts';
import { publishQuoteChanged } from './publish-quote-changed.ts';
import { offerLabel } from './quote-labels.ts';
import { quoteAnsweredMail } from './quote-mails.ts';
import { lockQuote, updateQuote } from './quotes-table.ts';
import { refuseConverted } from './refuse-converted.ts';

const CENTS = 100;

export const answer = operations.answer.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const staff = signedIn(context);
    const now = context.now();
    const quote = await lockQuote(transaction, input.id);
    if (!quote) throw errors.NOT_FOUND();
    if (quote.status === 'converted') throw await refuseConverted(transaction, quote.id, errors);
    const { answered_at } = quote;
    if (answered_at?.getTime() !== input.replaces?.getTime())
      throw errors.ANSWER_CONFLICT({ data: { answered_at } });
    const valid_until = input.valid_until ?? defaultValidity(now);
    if (valid_until <= now) throw errors.ALREADY_OVER();
    const facts = settledFacts(quote, input, errors);

    const client = await clientOfQuote(transaction, quote);
    const organisation_id = client?.organisation_id ?? null;
    const below = await belowFloor(
      transaction,
      context,
      { ...quote, ...facts, organisation_id },
      { mode: input.offered_mode, price: { amount: Math.round(input.offered * CENTS), currency: 'USD' } },
    );
    if (below) throw errors.MARGIN_BELOW_FLOOR({ data: below });
    const offer = {
      offered_cents: Math.round(input.offered * CENTS),
      offered_mode: input.offered_mode,
      offer_note: input.offer_note,
      valid_until,
    };
    await updateQuote(transaction, quote.id, {
      ...facts,
      ...offer,
      option_revision: 0,
      organisation_id,
      status: 'approved',
      answered_at: now,
      answered_by: staff.user_id,
      decided_at: null,
      decline_reason: '',
    });
    const answered_quote = { ...quote, ...facts, ...offer };
    const excludes_vat = await pricesExcludeVat(transaction);
    await writeAudit(transaction, {
      actor_id: staff.user_id,
      action: 'quotes.answer',
      subject_type: 'quote',
      subject_id: answered_quote.id,
      detail: { reference: answered_quote.reference, ...offer },
    });
    await publishQuoteChanged(transaction, context.broadcast, answered_quote);
    await deliverOffer(transaction, context, answered_quote, client, {
      priced: offerLabel(answered_quote),
      unpriced: `${quote.reference}: ${routeLabel(answered_quote)}`,
      valid_until,
      mail: (url) => quoteAnsweredMail({ ...answered_quote, excludes_vat }, url),
    });
    return { reference: answered_quote.reference, valid_until: valid_until.toISOString() };
  }),
);
