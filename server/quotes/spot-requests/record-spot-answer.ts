import type { SpotAnswer } from '#domain/quotes/spot-request.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { notifyStaff } from '../../notifications/notify-staff.ts';
import type { QuotesContext } from '../operations.ts';
import { publishQuoteChanged } from '../publish-quote-changed.ts';
import { lockQuote } from '../quotes-table.ts';
import { type SpotRequestRecord, updateSpotRequest } from './spot-requests-table.ts';

interface Recorded {
  /** Null where the carrier declines. */
  answer: SpotAnswer | null;
  decline_reason: string;
  title: string;
  /** What the carrier does, after its name. */
  summary: string;
}

/** Stores a carrier's answer, which replaces an earlier one, and notifies staff. */
export async function recordSpotAnswer(
  transaction: Transaction,
  context: QuotesContext,
  request: SpotRequestRecord,
  { answer, decline_reason, title, summary }: Recorded,
  errors: { NOT_FOUND: () => Error; OVER: () => Error },
): Promise<void> {
  const now = context.now();
  if (request.answer_by <= now) throw errors.OVER();
  const quote = await lockQuote(transaction, request.quote_id);
  if (!quote) throw errors.NOT_FOUND();
  await updateSpotRequest(transaction, request.id, { answered_at: now, answer, decline_reason });
  await publishQuoteChanged(transaction, context.broadcast, quote);
  await notifyStaff(transaction, context, {
    kind: 'enquiry',
    type: answer ? 'success' : 'info',
    title,
    message: `${quote.reference}: ${request.carrier} ${summary}.`,
    related_id: quote.reference,
    related_type: 'quote',
  });
}
