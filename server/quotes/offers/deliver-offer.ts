import type { Transaction } from '../../database/pool/connection.ts';
import { newToken } from '../../mail/link-token.ts';
import { postMail } from '../../mail/outbox.ts';
import { mailNotSent } from '../../mail/unsent-mail.ts';
import { notifyHolders } from '../../notifications/notify-members.ts';
import { listHolders } from '../../organisations/members-table.ts';
import type { Client } from '../../shipments/book-shipment.ts';
import { recordEvents } from '../../webhooks/record-events.ts';
import type { QuotesContext } from '../operations.ts';
import type { OfferMail } from '../quote-mails.ts';
import type { QuoteRecord } from '../quotes-table.ts';
import { insertOfferLink } from './offer-links-table.ts';

interface Offer {
  /** What is offered, with its price. */
  priced: string;
  /** The same without the price. */
  unpriced: string;
  valid_until: Date;
  /** The e-mail, with this address behind its button. */
  mail: (url: string) => OfferMail;
  /** More of the event for programs. */
  data?: { options: number };
}

/**
 * Sends an offer. Who may accept it gets a link that opens it without an account: the person who requested it or, once
 * the quote belongs to an organisation, its members who book and see prices. Other members get the dashboard.
 */
export async function deliverOffer(
  transaction: Transaction,
  context: QuotesContext,
  quote: Pick<QuoteRecord, 'id' | 'email' | 'reference'>,
  client: Client | null,
  { priced, unpriced, valid_until, mail, data }: Offer,
): Promise<void> {
  const { publicUrl } = context.settings;
  const { token, token_hash } = newToken();
  await insertOfferLink(transaction, { token_hash, quote_id: quote.id, created_at: context.now() });
  const offer = mail(`${publicUrl}/offer/${token}`);
  if (!client) {
    const refused = await postMail(transaction, context, { ...offer, recipient: quote.email });
    if (refused) throw mailNotSent(context, quote.email, refused);
    return;
  }
  const { organisation_id } = client;
  const { reference } = quote;
  await recordEvents(transaction, context.now(), {
    organisation_id,
    type: 'quote.answered',
    object: reference,
    data: { reference, valid_until, ...data },
  });
  const viewers = await listHolders(transaction, organisation_id, 'view');
  const bookers = (await listHolders(transaction, organisation_id, 'book')).map(({ user_id }) => user_id);
  const decide = 'Accept or decline it on your dashboard.';
  const notify = (holders: typeof viewers, message: string, sent?: OfferMail) =>
    notifyHolders(transaction, context, holders, {
      notification: {
        kind: 'quote_answered',
        type: 'success',
        title: 'Quote answered',
        message: `${message}. ${decide}`,
        related_id: reference,
        related_type: 'quote',
      },
      ...(sent && { mail: sent }),
    });
  const pricing = viewers.filter(({ sees_prices }) => sees_prices);
  await notify(
    pricing.filter(({ user_id }) => bookers.includes(user_id)),
    priced,
    offer,
  );
  await notify(
    pricing.filter(({ user_id }) => !bookers.includes(user_id)),
    priced,
    mail(`${publicUrl}/dashboard?tab=quotes`),
  );
  await notify(
    viewers.filter(({ sees_prices }) => !sees_prices),
    unpriced,
  );
}
