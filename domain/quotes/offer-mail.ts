import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { PRICES_EXCLUDE_VAT } from '../vat/vat-notice.ts';
import { validityLabel } from './validity-label.ts';

/** The data of an offer e-mail; `route` is a label such as 'Houston, US to Rotterdam, NL'. */
interface MailedOffer {
  reference: string;
  route: string;
  offered_cents: number;
  offered_mode: TransportMode;
  offer_note: string;
  valid_until: Date;
  /** A legal entity charges VAT. */
  excludes_vat: boolean;
}

/** What the button of an offer's e-mail says. */
export const OFFER_ACTION = 'See the offer and decide';

/** How the customer answers an offer, for an e-mail with a link that opens it. */
export const OFFER_REPLY_INSTRUCTIONS =
  'To accept or decline it, open the offer with the link below; no account is needed. Once you accept, your shipment is booked at this price and you get its tracking number. The page also has the offer as a PDF file.';

/** States the price and how to accept it. */
export function offerMailText(
  offer: MailedOffer,
  company: { operations_email: string; phone: string },
): { subject: string; paragraphs: string[] } {
  const { reference, route, offered_mode, offer_note } = offer;
  const price = (offer.offered_cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return {
    subject: `Your quote ${reference}: ${price}`,
    paragraphs: [
      'Hello,',
      `Your quote ${reference} is ready. For ${route} by ${offered_mode} we offer ${price}. The offer is valid until ${validityLabel(offer.valid_until)}.${offer.excludes_vat ? ` ${PRICES_EXCLUDE_VAT}` : ''}`,
      ...(offer_note === '' ? [] : [offer_note]),
      OFFER_REPLY_INSTRUCTIONS,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention the reference.`,
    ],
  };
}
