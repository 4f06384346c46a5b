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

/**
 * Preset values from the URL: `?origin=&destination=&weight=&mode=`. Texts that were `changed` already stay; the mode is
 * one more than those that were chosen.
 */
export function presetOf(
  search: string,
  { transport_modes }: QuoteValues,
  changed: Partial<QuoteValues> = {},
): Partial<QuoteValues> {
  const query = new URLSearchParams(search);
  const texts = (['origin', 'destination', 'weight'] as const).flatMap((name) => {
    const text = query.get(name);
    return text && !(name in changed) ? [[name, text]] : [];
  });
  const mode = QUOTE_MODES.find((one) => one === query.get('mode'));
  return {
    ...Object.fromEntries(texts),
    ...(mode && !transport_modes.includes(mode) && { transport_modes: [...transport_modes, mode] }),
  };
}
