import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { ratesOfDay } from '../../rates/exchange-rates/exchange-rates-table.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { operations } from '../operations.ts';
import { lockQuoteByReference } from '../quotes-table.ts';
import { currenciesOf, listedCents } from './option-rates.ts';
import { optionForStaff } from './present-option.ts';
import { approve, listOptions, type QuoteOptionRecord } from './quote-options-table.ts';

export const approveOptions = operations.approveOptions.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const quote = await lockQuoteByReference(transaction, input.reference);
    if (!quote) throw errors.NOT_FOUND();
    const waiting = await listOptions(transaction, quote.id);
    const [first] = waiting;
    if (!first || quote.status === 'converted' || !waiting.some(({ needs_approval }) => needs_approval))
      throw errors.NOTHING_TO_APPROVE();
    const admin = signedIn(context).user_id;
    await approve(transaction, first, admin);
    const options = await listOptions(transaction, quote.id);
    const date = first.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length);
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
