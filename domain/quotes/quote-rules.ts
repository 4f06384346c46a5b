import { allOf, atMost, emailAddress, type Rule, type Rules, required } from '#domain/validation/rules.ts';
import type { QuoteMode, QuoteUrgency, ShipmentType } from './quote-choices.ts';

/** The fields of the quote form. Weight in kg, value in US dollars, NaN if not a number. */
export interface QuoteForm {
  origin: string;
  destination: string;
  shipment_type: ShipmentType;
  weight: number | null;
  /** L×W×H in cm, as typed. */
  dimensions: string;
  value: number | null;
  transport_modes: QuoteMode[];
  urgency: QuoteUrgency;
  description: string;
  contact_name: string;
  email: string;
  phone: string;
  company: string;
}

/** The column stores grams. */
const LIGHTEST_KG = 0.001;
const HEAVIEST_KG = 1_000_000;
const MAX_CARGO_VALUE_USD = 1_000_000_000;

const weight: Rule<number | null> = (kg) => {
  if (kg === null) return undefined;
  if (Number.isNaN(kg)) return 'Enter the weight as a number of kg.';
  if (kg < LIGHTEST_KG) return 'The weight must be more than 0 kg.';
  return kg > HEAVIEST_KG ? 'The weight can be at most 1,000,000 kg.' : undefined;
};

const value: Rule<number | null> = (usd) => {
  if (usd === null) return undefined;
  if (Number.isNaN(usd)) return 'Enter the value as a number of US dollars.';
  if (usd < 0) return 'The value cannot be negative.';
  return usd > MAX_CARGO_VALUE_USD ? 'The value can be at most $1,000,000,000.' : undefined;
};

const free = (): undefined => undefined;

/** Places, dimensions and the name are free text, because staff read them. */
export const QUOTE_RULES: Rules<QuoteForm> = {
  origin: allOf(required('Enter an origin.'), atMost(200)),
  destination: allOf(required('Enter a destination.'), atMost(200)),
  shipment_type: free,
  weight,
  dimensions: atMost(120),
  value,
  description: atMost(2000),
  transport_modes: (modes) => (modes.length === 0 ? 'Please select at least one transport mode.' : undefined),
  urgency: free,
  contact_name: atMost(120),
  email: emailAddress,
  phone: atMost(40),
  company: atMost(120),
};
