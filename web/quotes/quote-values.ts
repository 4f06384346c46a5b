import {
  QUOTE_MODES,
  type QuoteMode,
  type QuoteUrgency,
  type ShipmentType,
} from '#domain/quotes/quote-choices.ts';
import type { QuoteForm } from '#domain/quotes/quote-rules.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

/** The values of the quote form, with numbers as typed. */
export type QuoteValues = Omit<QuoteForm, 'weight' | 'value'> & { weight: string; value: string };

export const EMPTY_QUOTE: QuoteValues = {
  origin: '',
  destination: '',
  shipment_type: 'general' satisfies ShipmentType,
  weight: '',
  dimensions: '',
  value: '',
  transport_modes: [] satisfies QuoteMode[],
  urgency: 'standard' satisfies QuoteUrgency,
  description: '',
  contact_name: '',
  email: '',
  phone: '',
  company: '',
};

/** The form's values with parsed numbers, as validated and sent. */
export function quoteOf(values: QuoteValues): QuoteForm {
  return { ...values, weight: readTypedNumber(values.weight), value: readTypedNumber(values.value) };
}

/** Preset values from the URL: `?origin=&destination=&weight=&mode=`, except for what was `changed` already. */
export function presetOf(
  search: string,
  { transport_modes }: QuoteValues,
  changed: Partial<QuoteValues> = {},
): Partial<QuoteValues> {
  const query = new URLSearchParams(search);
  const [origin, destination, weight] = ['origin', 'destination', 'weight'].map((name) => query.get(name));
  const mode = QUOTE_MODES.find((one) => one === query.get('mode'));
  const preset = {
    ...(origin && { origin }),
    ...(destination && { destination }),
    ...(weight && { weight }),
    ...(mode && !transport_modes.includes(mode) && { transport_modes: [...transport_modes, mode] }),
  };
  return Object.fromEntries(Object.entries(preset).filter(([field]) => !(field in changed)));
}
