import { company } from '#content/company.ts';
import { insuranceOffer, insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { money } from '../pdf/pdf-messages.ts';
import type { Priced } from './notify-price.ts';

type Written = Omit<Mail, 'recipient' | 'unsubscribe'>;
type From = Pick<Notifier, 'settings'> & { excludesVat: boolean };

/** Confirms that a booking was received, and whether its price is confirmed. */
export function shipmentCreatedMail(shipment: Priced, from: From): Written {
  const { tracking_number, price_status } = shipment;
  const price = money(shipment.cost_cents, shipment.currency);
  const insurance = insuranceOffer(shipment);
  return {
    subject: `Shipment created: Your tracking number is: ${tracking_number}`,
    paragraphs: [
      'Hello,',
      `We have received your booking. Your tracking number is: ${tracking_number}`,
      ...(price_status === 'confirmed'
        ? [`Price: ${price}, confirmed.${vatNote(from)}`]
        : [
            `Price: ${price}. ${INDICATIVE_PRICE}.${vatNote(from)}`,
            'We review your booking and e-mail you the confirmed price.',
            ...(insurance ? [`Insurance: ${insurance}`] : []),
          ]),
      confirmationLine(tracking_number, from),
      questions(tracking_number),
    ],
    link: trackingLink(tracking_number, from),
  };
}

/** Whether a confirmed price has changed. */
export function isPriceCorrection(before: Priced, after: Priced): boolean {
  return before.price_status === 'confirmed' && before.cost_cents !== after.cost_cents;
}

/** States the confirmed price, and the previous one if it has changed. */
export function priceConfirmedMail(before: Priced, after: Priced, from: From): Written {
  const { tracking_number, currency, price_note } = after;
  const [former, price] = [money(before.cost_cents, currency), money(after.cost_cents, currency)];
  const isCorrection = isPriceCorrection(before, after);
  const insurance = insuranceRequest(after);
  return {
    subject: isCorrection
      ? `The price of your shipment ${tracking_number}: ${price}`
      : `Your shipment ${tracking_number} is confirmed: ${price}`,
    paragraphs: [
      'Hello,',
      isCorrection
        ? `We have corrected the price of your shipment ${tracking_number}: it is now ${price} instead of ${former}.${vatNote(from)}`
        : `Your booking ${tracking_number} is confirmed for ${price}.${former === price ? '' : ` The indicative price was ${former}.`}${vatNote(from)}`,
      ...(price_note ? [price_note] : []),
      ...(insurance ? [`Insurance: ${insurance}.`] : []),
      questions(tracking_number),
    ],
    link: trackingLink(tracking_number, from),
  };
}

function vatNote({ excludesVat }: From): string {
  return excludesVat ? ` ${PRICES_EXCLUDE_VAT}` : '';
}

function questions(tracking_number: string): string {
  return `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention ${tracking_number}.`;
}

function confirmationLine(tracking_number: string, { settings: { publicUrl } }: From): string {
  const page = `${publicUrl}/customer-portal?tab=documents&shipment=${encodeURIComponent(tracking_number)}`;
  return `Your booking confirmation (PDF) is among the shipment’s documents: ${page}`;
}

function trackingLink(tracking_number: string, { settings: { publicUrl } }: From) {
  return { label: 'See your shipment', url: `${publicUrl}/track/${encodeURIComponent(tracking_number)}` };
}
