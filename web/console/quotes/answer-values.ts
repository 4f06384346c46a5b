import type { StaffQuote } from '#contract/quotes/staff.ts';
import { likelyMode } from '#domain/quotes/likely-mode.ts';
import { defaultValidity } from '#domain/quotes/offer.ts';
import { price } from '#domain/quotes/offer-rules.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { readTypedNumber } from '#web/shipments/typed-number.ts';
import { dayOf, endOf } from '../days.ts';
import { brokenFacts, type FactValues, factValuesOf, statedIn } from './stated-facts.ts';

/** What stands in the controls of an answer. */
export interface AnswerValues extends FactValues {
  offered: string;
  offered_mode: TransportMode;
  /** The last day of the offer. */
  until: string;
  offer_note: string;
}

const LONGEST_NOTE = 1000;

/** As the last offer was; a new one holds for the usual time, and its price is for people to say. */
export function answerFor(quote: StaffQuote, now: Date): AnswerValues {
  const { offered_cents, offer_note } = quote;
  return {
    ...factValuesOf(quote),
    offered: offered_cents === null ? '' : (offered_cents / 100).toFixed(2),
    offered_mode: likelyMode(quote) ?? 'sea',
    until: dayOf(defaultValidity(now)),
    offer_note,
  };
}

export function brokenAnswer(values: AnswerValues, now: Date): Record<string, string> {
  const until = endOf(values.until);
  const wrong: Record<string, string | undefined> = {
    offered: price(readTypedNumber(values.offered)),
    until: until && until > now ? undefined : 'Please choose a day that is still to come.',
    offer_note: values.offer_note.length > LONGEST_NOTE ? 'At most 1,000 characters.' : undefined,
    ...brokenFacts(values),
  };
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The answer as the server reads it. */
export function answerOf(values: AnswerValues, quote: StaffQuote, replaces: Date | null) {
  const valid_until = endOf(values.until);
  return {
    id: quote.id,
    offered: readTypedNumber(values.offered) ?? 0,
    offered_mode: values.offered_mode,
    offer_note: values.offer_note,
    replaces,
    ...(valid_until && { valid_until }),
    ...statedIn(values, quote),
  };
}
