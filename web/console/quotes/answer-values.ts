import type { StaffQuote } from '#contract/quotes/staff.ts';
import { likelyMode } from '#domain/quotes/likely-mode.ts';
import { defaultValidity } from '#domain/quotes/offer.ts';
import { priceIn } from '#domain/quotes/offer-rules.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { dayOf, endOf } from '../../ui/local-day.ts';
import { changedFacts, type FactValues, factValuesOf, validateFacts } from './stated-facts.ts';

/** The values of the offer form. */
export interface AnswerValues extends FactValues {
  offered: string;
  offered_mode: TransportMode;
  /** The last day of the offer. */
  until: string;
  offer_note: string;
}

const MAX_NOTE_LENGTH = 1000;

/** Initial values: those of the last offer, else the estimate's price and mode, with a new default validity. */
export function answerFor(quote: StaffQuote, now: Date): AnswerValues {
  const { offered_cents, estimated_cost_cents, offer_note } = quote;
  const cents = offered_cents ?? estimated_cost_cents;
  return {
    ...factValuesOf(quote),
    offered: cents === null ? '' : (cents / 100).toFixed(2),
    offered_mode: likelyMode(quote) ?? 'sea',
    until: dayOf(defaultValidity(now)),
    offer_note,
  };
}

export function validateAnswer(values: AnswerValues, now: Date): Record<string, string> {
  const until = endOf(values.until);
  const wrong: Record<string, string | undefined> = {
    offered: priceIn('USD')(readTypedNumber(values.offered)),
    until: until && until > now ? undefined : 'Choose a validity date in the future.',
    offer_note: values.offer_note.length > MAX_NOTE_LENGTH ? 'At most 1,000 characters.' : undefined,
    ...validateFacts(values),
  };
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The form's values as the operation's input. */
export function answerOf(values: AnswerValues, quote: StaffQuote, replaces: Date | null) {
  const valid_until = endOf(values.until);
  return {
    id: quote.id,
    offered: readTypedNumber(values.offered) ?? 0,
    offered_mode: values.offered_mode,
    offer_note: values.offer_note,
    replaces,
    ...(valid_until && { valid_until }),
    ...changedFacts(values, quote),
  };
}
