import { validateTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { allOf, atMost, type Rule, type Rules, required } from '#domain/validation/rules.ts';
import { price, shippedWeight } from './offer-rules.ts';

/** The fields of a conversion that are validated before sending. Cost in US dollars, weight in kg, NaN if not a number. */
interface ConversionForm {
  origin_address: string;
  destination_address: string;
  cost: number | null;
  tracking_number: string;
  cargo_weight: number | null;
}

export const TRACKING_NUMBER_SENTENCES = {
  foreign: 'A tracking number is TRK and 10 to 17 digits, or GS and nine digits.',
  mistyped: 'Check the number: its check digit doesn’t match.',
} as const;

const trackingNumber: Rule<string> = (number) => {
  const verdict = validateTrackingNumber(number);
  return verdict === 'plausible' ? undefined : TRACKING_NUMBER_SENTENCES[verdict];
};

export const CONVERSION_RULES: Rules<ConversionForm> = {
  origin_address: allOf(required('Enter the origin address.'), atMost(200)),
  destination_address: allOf(required('Enter the destination address.'), atMost(200)),
  cost: price,
  tracking_number: allOf(required('Enter a tracking number.'), trackingNumber),
  cargo_weight: shippedWeight,
};

/** Why the conversion can’t be sent, shown under its disabled button; undefined when it can. */
export function addressesMissing(form: {
  origin_address: string;
  destination_address: string;
}): string | undefined {
  const missing = [
    form.origin_address.trim() === '' && 'the origin address',
    form.destination_address.trim() === '' && 'the destination address',
  ].filter((one) => one !== false);
  return missing.length > 0 ? `Enter ${missing.join(' and ')} to create the shipment.` : undefined;
}
