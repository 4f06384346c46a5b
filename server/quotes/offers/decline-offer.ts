import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { notifyStaff } from '../../notifications/notify-staff.ts';
import type { QuotesContext } from '../operations.ts';
import { listOptions } from '../options/quote-options-table.ts';
import { offerLabel } from '../quote-labels.ts';
import { updateQuote } from '../quotes-table.ts';
import type { OpenOffer } from './lock-offer.ts';

interface Decision {
  quote: OpenOffer;
  reason: string;
  action: 'quotes.decline' | 'quotes.declineLinked';
  actor_id: string | null;
}

/** Declines a locked offer and notifies staff of the reason. */
export async function declineOffer(
  transaction: Transaction,
  context: QuotesContext,
  { quote, reason, action, actor_id }: Decision,
): Promise<void> {
  await updateQuote(transaction, quote.id, {
    status: 'rejected',
    decided_at: context.now(),
    decline_reason: reason,
  });
  await writeAudit(transaction, {
    actor_id,
    action,
    subject_type: 'quote',
    subject_id: quote.id,
    detail: { reference: quote.reference, reason },
  });
  const options =
    quote.option_revision > 0 ? await listOptions(transaction, quote.id, quote.option_revision) : [];
  await notifyStaff(transaction, context, {
    kind: 'enquiry',
    type: 'info',
    title: 'Quote declined',
    message: `${offerLabel(quote, options)}. ${reason === '' ? 'No reason was given.' : `Reason: ${reason}`}`,
    related_id: quote.reference,
    related_type: 'quote',
  });
}
