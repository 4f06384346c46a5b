import { ORPCError } from '@orpc/server';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { listOpenAdmins } from '../../people/profiles-table.ts';
import { ratesOfDay } from '../../rates/exchange-rates/exchange-rates-table.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { operations } from '../operations.ts';
import { lockQuoteByReference, type QuoteRecord } from '../quotes-table.ts';
import { currenciesOf, listedCents } from './option-rates.ts';
import { optionForStaff } from './present-option.ts';
import { approve, listOptions, type QuoteOptionRecord } from './quote-options-table.ts';

export const approveOptions = operations.approveOptions.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const quote = await lockQuoteByReference(transaction, input.reference);
    if (!quote) throw errors.NOT_FOUND();
    const waiting = await listOptions(transaction, quote.id);
    const [first] = waiting;
    if (first && input.revision !== undefined && input.revision !== first.revision)
      throw errors.VERSION_CONFLICT({ data: { revision: first.revision } });
    if (!first || !waiting.some(({ needs_approval }) => needs_approval)) throw errors.NOTHING_TO_APPROVE();
    const admin = signedIn(context).user_id;
    if (first.created_by === admin) await refuseOwn(transaction);
    const now = context.now();
    if (isDecidedSince(quote, first.created_at, now)) throw errors.ALREADY_DECIDED();
    if (quote.answered_at && quote.answered_at > first.created_at)
      throw errors.VERSION_CONFLICT({
        message:
          'Someone else has answered this quote since. Offer these options again, if they still apply.',
        data: { revision: first.revision },
      });
    if (waiting.some(({ valid_until }) => valid_until <= now)) throw errors.EXPIRED();
    await approve(transaction, first, admin);
    const options = await listOptions(transaction, quote.id);
    const date = dayInUtc(first.created_at);
    const rates = await ratesOfDay(transaction, currenciesOf(options, first), {
      day: date,
      as_of: first.created_at,
    });
    await writeAudit(transaction, {
      actor_id: admin,
      action: 'quotes.approveOptions',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: { reference: quote.reference, revision: first.revision },
    });
    await sendOffer(transaction, context, quote, {
      options,
      offered_cents: listedCents(options[0] as QuoteOptionRecord, rates, date),
      answered_by: first.created_by ?? admin,
    });
    return { revision: first.revision, options: options.map(optionForStaff) };
  }),
);

/** One person offers and another approves; an admin without another one would be stuck. */
async function refuseOwn(transaction: Transaction): Promise<void> {
  if ((await listOpenAdmins(transaction)).length > 1)
    throw new ORPCError('FORBIDDEN', { message: 'You made these options. Another admin must approve them.' });
}

/** A customer may have declined an earlier offer before these options were made. */
function isDecidedSince(quote: QuoteRecord, made_at: Date, now: Date): boolean {
  const isOfEarlierOffer =
    quote.status === 'rejected' && quote.decided_at !== null && quote.decided_at < made_at;
  return offerState(quote, now) === 'decided' && !isOfEarlierOffer;
}
