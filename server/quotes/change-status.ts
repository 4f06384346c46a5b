import { statusRefusal } from '#domain/quotes/status-change.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from './operations.ts';
import { publishQuoteChanged } from './publish-quote-changed.ts';
import { lockQuote, updateQuote } from './quotes-table.ts';
import { refuseConverted } from './refuse-converted.ts';

/** Does not change the offer: a quote that is approved again can be accepted if it has one. */
export const changeStatus = operations.changeStatus.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, status, from } = input;
    const quote = await lockQuote(transaction, id);
    if (!quote) throw errors.NOT_FOUND();
    const { reference } = quote;
    const refused = statusRefusal(quote.status, status);
    if (refused === 'ALREADY_CONVERTED') throw await refuseConverted(transaction, id, errors);
    if (refused) throw errors[refused]();
    if (quote.status === status) return { reference, status };
    if (from && from !== quote.status) throw errors.VERSION_CONFLICT({ data: { current: quote.status } });

    // A decision of staff overrides that of the customer.
    await updateQuote(transaction, id, { status, decided_at: null });
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'quotes.changeStatus',
      subject_type: 'quote',
      subject_id: id,
      detail: { reference, changes: { status: [quote.status, status] } },
    });
    await publishQuoteChanged(transaction, context.broadcast, quote);
    return { reference, status };
  }),
);
