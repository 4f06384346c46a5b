import { signedIn } from '../../api/call-context.ts';
import { matches, versionTag } from '../../api/if-match.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { notifyStaff } from '../../notifications/notify-staff.ts';
import { settledFacts } from '../agreed-facts.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { operations } from '../operations.ts';
import { lockQuoteByReference } from '../quotes-table.ts';
import { listedCents } from './option-rates.ts';
import { optionForStaff } from './present-option.ts';
import { priceOptions } from './price-options.ts';
import { insertOptions, listOptions, type QuoteOptionRecord } from './quote-options-table.ts';

export const setOptions = operations.setOptions.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const quote = await lockQuoteByReference(transaction, input.reference);
    if (!quote) throw errors.NOT_FOUND();
    if (quote.status === 'converted') throw errors.ALREADY_CONVERTED();
    const [former] = await listOptions(transaction, quote.id);
    if (matches(context.requestHeaders, former?.revision ?? 0) === false) throw errors.PRECONDITION_FAILED();
    const facts = settledFacts(quote, {}, errors);
    const author = signedIn(context).user_id;
    const { options, entity, date, rates } = await priceOptions(
      transaction,
      context,
      { ...quote, ...facts },
      input.options,
      author,
    );
    const revision = options[0]?.revision ?? 0;
    await insertOptions(transaction, options);
    await writeAudit(transaction, {
      actor_id: author,
      action: 'quotes.setOptions',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: {
        reference: quote.reference,
        revision,
        options: options.map(({ total, currency }) => ({ total, currency })),
      },
    });
    const below = options.filter(({ needs_approval }) => needs_approval);
    if (below.length > 0)
      await notifyStaff(transaction, context, {
        kind: 'enquiry',
        type: 'warning',
        title: 'Margin below the floor',
        message: `${quote.reference}: ${below.map(({ option, margin_percent }) => `option ${option} at ${margin_percent ?? 0}%`).join(', ')}; the floor is ${entity.margin_floor}%. An admin must approve the offer.`,
        related_id: quote.reference,
        related_type: 'quote',
      });
    else {
      const offered_cents = listedCents(options[0] as QuoteOptionRecord, rates, date);
      await sendOffer(
        transaction,
        context,
        { ...quote, ...facts },
        { options, offered_cents, answered_by: author },
      );
    }
    context.replyHeader('etag', versionTag(revision));
    return { revision, options: options.map(optionForStaff) };
  }),
);
