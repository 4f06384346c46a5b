import { company } from '#content/company.ts';
import type { QuoteReceipt } from '#contract/quotes/customer.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import { OFFER_ACTION, offerMailText } from '#domain/quotes/offer-mail.ts';
import { QUOTE_MODE_NAMES, type QuoteMode, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import type { Mail } from '../mail/mail.ts';
import { usd } from './quote-labels.ts';
import type { QuoteRecord } from './quotes-table.ts';

/** An offer's e-mail without its recipient. */
export type OfferMail = Omit<Mail, 'recipient' | 'unsubscribe'>;

/** Confirms a quote request. Contains no free text, because the address may belong to someone else. `route` has only known towns. */
export function quoteReceivedMail(
  quote: QuoteRequest,
  { reference, estimates, on_request, exclude_vat }: QuoteReceipt,
  { route, hasAccount, publicUrl }: { route: string | null; hasAccount: boolean; publicUrl: string },
): Mail {
  const { name, promise } = URGENCY_PROMISES[quote.urgency];
  return {
    recipient: quote.email,
    subject: `Your quote request ${reference}`,
    paragraphs: [
      'Hello,',
      `Thank you for your request${route ? ` from ${route}` : ''} (${namesOf(quote.transport_modes)}; ${name}, ${promise}). Your reference is ${reference}. You’ll get our detailed quote within 24 hours.`,
      ...firstFigures(estimates),
      ...(on_request.length > 0 ? [`On request, priced in our quote: ${namesOf(on_request)}.`] : []),
      ...(exclude_vat && estimates.length > 0 ? [PRICES_EXCLUDE_VAT] : []),
      `To add or change something, write to ${company.operations_email} or call ${company.phone}, and mention the reference. If you didn’t request a quote, you can ignore this e-mail.`,
    ],
    link: hasAccount
      ? { label: 'Open your dashboard', url: `${publicUrl}/dashboard` }
      : { label: 'Create an account to follow your quote', url: registrationUrl(publicUrl, quote.email) },
  };
}

type Answered = Pick<
  QuoteRecord,
  'reference' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country' | 'offer_note'
> & { offered_cents: number; offered_mode: TransportMode; valid_until: Date; excludes_vat: boolean };

/** States the price. */
export function quoteAnsweredMail(quote: Answered, url: string): OfferMail {
  return {
    ...offerMailText({ ...quote, route: routeLabel(quote) }, company),
    link: { label: OFFER_ACTION, url },
  };
}

/** Notifies a customer without an account that their quote was converted. */
export function quoteConvertedMail(
  quote: Pick<QuoteRecord, 'email' | 'reference'>,
  tracking_number: string,
  publicUrl: string,
): Mail {
  return {
    recipient: quote.email,
    subject: `Your shipment ${tracking_number}`,
    paragraphs: [
      'Hello,',
      `Your quote ${quote.reference} is now a shipment. Your tracking number is: ${tracking_number}`,
      `To see its documents, messages and invoices, create an account with this e-mail address and verify it: ${registrationUrl(publicUrl, quote.email)}`,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention the tracking number.`,
    ],
    link: { label: 'Track your shipment', url: `${publicUrl}/track/${tracking_number}` },
  };
}

function namesOf(modes: readonly QuoteMode[]): string {
  return modes.map((mode) => QUOTE_MODE_NAMES[mode]).join(', ');
}

/** The form has the e-mail address filled in. It is in the fragment, which browsers send to no server. */
function registrationUrl(publicUrl: string, email: string): string {
  return `${publicUrl}/register#email=${encodeURIComponent(email)}`;
}

function firstFigures(estimates: readonly QuoteEstimate[]): string[] {
  const figures = (shown: readonly QuoteEstimate[], introduction: string) =>
    shown.length === 0
      ? []
      : [
          introduction,
          ...shown.map(
            ({ mode, estimated_cost_cents, delivery_days }) =>
              `${QUOTE_MODE_NAMES[mode]}: ${usd(estimated_cost_cents)}, ${delivery_days} ${delivery_days === 1 ? 'day' : 'days'} from collection to delivery.`,
          ),
        ];
  return [
    ...figures(
      estimates.filter(({ indicative }) => !indicative),
      'Prices by our tariffs:',
    ),
    ...figures(
      estimates.filter(({ indicative }) => indicative),
      `First estimates, before we review the details. ${INDICATIVE_PRICE}:`,
    ),
  ];
}
