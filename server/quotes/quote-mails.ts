import { company } from '#content/company.ts';
import type { QuoteReceipt } from '#contract/quotes.ts';
import { QUOTE_MODE_NAMES, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Mail } from '../mail/mail.ts';
import { routeInWords, usd } from './quote-words.ts';
import type { QuoteRecord } from './quotes-table.ts';

/** Confirms a quote request. It repeats no free text but the two places: the address may be somebody else's. */
export function quoteReceivedMail(
  quote: QuoteRequest,
  { reference, estimates }: QuoteReceipt,
  { hasAccount, publicUrl }: { hasAccount: boolean; publicUrl: string },
): Mail {
  const modes = quote.transport_modes.map((mode) => QUOTE_MODE_NAMES[mode]).join(', ');
  const { name, promise } = URGENCY_PROMISES[quote.urgency];
  return {
    recipient: quote.email,
    subject: `Your quote request ${reference}`,
    paragraphs: [
      'Hello,',
      `Thank you for your request from ${quote.origin} to ${quote.destination} (${modes}; ${name}, ${promise}). Your reference is ${reference}. You will have our detailed quote within 24 hours.`,
      ...firstFigures(estimates),
      `Something to add or to change? Write to ${company.operations_email} or call ${company.phone}, and name the reference. If you asked for nothing, you can ignore this mail.`,
    ],
    link: hasAccount
      ? { label: 'Open your dashboard', url: `${publicUrl}/dashboard` }
      : { label: 'Create an account to follow your quote', url: `${publicUrl}/register` },
  };
}

type Answered = Pick<
  QuoteRecord,
  | 'email'
  | 'reference'
  | 'origin_city'
  | 'origin_country'
  | 'destination_city'
  | 'destination_country'
  | 'offer_note'
> & { offered_cents: number; offered_mode: TransportMode; valid_until: Date };

/** Tells the price and where it is accepted. Who has no account yet makes one with this very address. */
export function quoteAnsweredMail(
  quote: Answered,
  { hasAccount, publicUrl }: { hasAccount: boolean; publicUrl: string },
): Mail {
  const { reference, offered_cents, offered_mode, offer_note, valid_until } = quote;
  const price = usd(offered_cents);
  return {
    recipient: quote.email,
    subject: `Your quote ${reference}: ${price}`,
    paragraphs: [
      'Hello,',
      `Your quote ${reference} is ready. For ${routeInWords(quote)} by ${offered_mode} we offer you ${price}. The offer is valid until ${moment(valid_until)}.`,
      ...(offer_note === '' ? [] : [offer_note]),
      hasAccount
        ? 'To accept or decline it, open My Quotes on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.'
        : `To accept or decline it, create an account with this e-mail address (${quote.email}) and verify it: the quote is then on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.`,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and name the reference.`,
    ],
    link: hasAccount
      ? { label: 'See and accept your quote', url: `${publicUrl}/dashboard?tab=quotes` }
      : {
          label: 'Create an account to accept it',
          url: `${publicUrl}/register?next=${encodeURIComponent('/dashboard?tab=quotes')}`,
        },
  };
}

/** '5 December 2026, 12:00 UTC'. */
function moment(at: Date): string {
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return `${at.toLocaleString('en-GB', { ...parts, timeZone: 'UTC' }).replace(' at ', ', ')} UTC`;
}

function firstFigures(estimates: readonly QuoteEstimate[]): string[] {
  if (estimates.length === 0) return [];
  return [
    'First estimates, before we have looked at the details:',
    ...estimates.map(
      ({ mode, estimated_cost_cents, delivery_days }) =>
        `${QUOTE_MODE_NAMES[mode]}: ${usd(estimated_cost_cents)}, ${delivery_days} ${delivery_days === 1 ? 'day' : 'days'} from collection to delivery.`,
    ),
  ];
}
