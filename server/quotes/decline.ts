import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { lockOffer } from './lock-offer.ts';
import { operations } from './operations.ts';
import { offerLabel } from './quote-labels.ts';
import { updateQuote } from './quotes-table.ts';

export const decline = operations.decline.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { reason } = input;
    const person = signedIn(context);
    const now = context.now();
    const quote = await lockOffer(transaction, person, input.id, now, errors);
    await updateQuote(transaction, quote.id, { status: 'rejected', decided_at: now });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'quotes.decline',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: { reference: quote.reference, reason },
    });
    await notifyStaff(transaction, context, {
      kind: 'enquiry',
      type: 'info',
      title: 'Quote declined',
      message: `${offerLabel(quote)}. ${reason === '' ? 'No reason was given.' : `Reason: ${reason}`}`,
      related_id: quote.reference,
      related_type: 'quote',
    });
    return {};
  }),
);
