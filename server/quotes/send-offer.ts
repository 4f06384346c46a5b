import { formatMoney } from '#domain/money/format-money.ts';
import { routeLabel } from '#domain/quotes/route-label.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { postMail } from '../mail/outbox.ts';
import { mailNotSent } from '../mail/unsent-mail.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { findUserByEmail } from '../people/users-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { clientOfQuote } from './client-of-quote.ts';
import { publishPeopleChanged } from './notify-staff.ts';
import type { QuotesContext } from './operations.ts';
import { optionsMail } from './option-mails.ts';
import type { QuoteOptionRecord } from './quote-options-table.ts';
import { type QuoteRecord, updateQuote } from './quotes-table.ts';

/** Opens the offer of these options and sends it to the customer. `offered_cents` is the first one's total in US cents. */
export async function sendOffer(
  transaction: Transaction,
  context: QuotesContext,
  quote: QuoteRecord,
  {
    options,
    offered_cents,
    answered_by,
  }: { options: QuoteOptionRecord[]; offered_cents: number; answered_by: string },
): Promise<void> {
  const [first] = options;
  if (!first) throw new Error('An offer needs an option.');
  const client = await clientOfQuote(transaction, quote);
  const latest = new Date(Math.max(...options.map(({ valid_until }) => valid_until.getTime())));
  await updateQuote(transaction, quote.id, {
    offered_cents,
    offered_mode: first.mode,
    option_revision: first.revision,
    offer_note: first.terms,
    valid_until: latest,
    organisation_id: client?.organisation_id ?? null,
    status: 'approved',
    answered_at: context.now(),
    answered_by,
    decided_at: null,
  });
  await publishPeopleChanged(transaction, context.broadcast, quote);
  const user = await findUserByEmail(transaction, quote.email.toLowerCase());
  const mail = optionsMail(quote, options, {
    hasAccount: user !== undefined,
    publicUrl: context.settings.publicUrl,
  });
  if (!client) {
    const refused = await postMail(transaction, context, mail);
    if (refused) throw mailNotSent(context, quote.email, refused);
    return;
  }
  const price = formatMoney({ amount: first.total, currency: first.currency });
  const offered = options.length === 1 ? `for ${price}` : `${options.length} options from ${price}`;
  await recordEvents(transaction, context.now(), {
    organisation_id: client.organisation_id,
    type: 'quote.answered',
    object: quote.reference,
    data: { reference: quote.reference, valid_until: latest, options: options.length },
  });
  await notifyMembers(
    transaction,
    context,
    { organisation_id: client.organisation_id, permission: 'view' },
    {
      notification: {
        kind: 'quote_answered',
        type: 'success',
        title: 'Quote answered',
        message: `${quote.reference}: ${routeLabel(quote)}, ${offered}. Accept or decline it on your dashboard.`,
        related_id: quote.reference,
        related_type: 'quote',
      },
      mail,
    },
  );
}
