import { company } from '#content/company.ts';
import type { QuoteReceipt } from '#contract/quotes.ts';
import { QUOTE_MODE_NAMES, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import type { Mail } from '../mail/mail.ts';

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

function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
