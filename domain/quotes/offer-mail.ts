import type { TransportMode } from '#domain/routing/transport-mode.ts';

/** The data of an offer e-mail; `route` is a label such as 'Houston, US to Rotterdam, NL'. */
export interface MailedOffer {
  reference: string;
  email: string;
  route: string;
  offered_cents: number;
  offered_mode: TransportMode;
  offer_note: string;
  valid_until: Date;
}

/** States the price and where to accept it. A customer without an account is asked to sign up with this address. */
export function offerMailText(
  offer: MailedOffer,
  { hasAccount, company }: { hasAccount: boolean; company: { operations_email: string; phone: string } },
): { subject: string; paragraphs: string[]; action: string } {
  const { reference, email, route, offered_mode, offer_note } = offer;
  const price = (offer.offered_cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return {
    subject: `Your quote ${reference}: ${price}`,
    paragraphs: [
      'Hello,',
      `Your quote ${reference} is ready. For ${route} by ${offered_mode} we offer ${price}. The offer is valid until ${momentLabel(offer.valid_until)}.`,
      ...(offer_note === '' ? [] : [offer_note]),
      hasAccount
        ? 'To accept or decline it, open My Quotes on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.'
        : `To accept or decline it, create an account with this e-mail address (${email}) and verify it. The quote then appears on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.`,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention the reference.`,
    ],
    action: hasAccount ? 'See and accept your quote' : 'Create an account to accept it',
  };
}

/** '5 December 2026, 12:00 UTC'. */
function momentLabel(at: Date): string {
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return `${at.toLocaleString('en-GB', { ...parts, timeZone: 'UTC' }).replace(' at ', ', ')} UTC`;
}
