import type { StaffQuote } from '#contract/quotes/staff.ts';
import { decimalsProblem } from '#domain/money/minor-digits.ts';
import { CONVERSION_RULES } from '#domain/quotes/conversion-rules.ts';
import { likelyMode } from '#domain/quotes/likely-mode.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Priority } from '#domain/shipments/priority.ts';
import { validate } from '#domain/validation/rules.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { dayOf } from '../../ui/local-day.ts';
import { changedFacts, type FactValues, factValuesOf, validateFacts } from './stated-facts.ts';

/** The values of the conversion form. */
export interface ConversionValues extends FactValues {
  origin_address: string;
  destination_address: string;
  cost: string;
  priority: Priority;
  transport_mode: TransportMode | '';
  /** The day of the estimated delivery at the destination; '' for none. */
  until: string;
  tracking_number: string;
  /** Why, for a company on hold or over its limit. */
  credit_reason: string;
}

/** Initial values. The cost is the estimate; the tracking number is a timestamp and can be changed. */
export function conversionFor(quote: StaffQuote, now: Date): ConversionValues {
  const { estimated_cost_cents, origin_address, destination_address } = quote;
  return {
    ...factValuesOf(quote),
    origin_address,
    destination_address,
    cost: estimated_cost_cents === null ? '' : (estimated_cost_cents / 100).toFixed(2),
    priority: 'normal',
    transport_mode: likelyMode(quote) ?? '',
    until: '',
    tracking_number: `TRK${now.getTime()}`,
    credit_reason: '',
  };
}

export function validateConversion(values: ConversionValues, now: Date): Record<string, string> {
  const { origin_address, destination_address, tracking_number, until } = values;
  const decimals = decimalsProblem(readTypedNumber(values.cost) ?? 0, 'USD');
  return {
    ...(validate(CONVERSION_RULES, {
      origin_address,
      destination_address,
      tracking_number,
      cost: readTypedNumber(values.cost),
      cargo_weight: readTypedNumber(values.cargo_weight),
    }) as Record<string, string>),
    ...(decimals && { cost: decimals }),
    ...(until !== '' && until < dayOf(now) && { until: 'The estimated delivery can’t be in the past.' }),
    ...validateFacts(values),
  };
}

/** The form's values as the operation's input. */
export function conversionOf(values: ConversionValues, quote: StaffQuote) {
  const { origin_address, destination_address, priority, transport_mode, tracking_number } = values;
  return {
    id: quote.id,
    origin_address,
    destination_address,
    priority,
    tracking_number,
    credit_reason: values.credit_reason,
    cost: readTypedNumber(values.cost) ?? 0,
    ...(values.until !== '' && { estimated_delivery_day: values.until }),
    ...(transport_mode !== '' && { transport_mode }),
    ...changedFacts(values, quote),
  };
}
