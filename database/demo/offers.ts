import { defaultValidity } from '#domain/quotes/offer.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { quotes } from '#server/quotes/quotes-table.ts';
import type { Chance } from './chance.ts';
import { after, DAY_MS } from './moments.ts';
import type { DemoPerson } from './people.ts';

type NewQuote = typeof quotes.$inferInsert;
type AskedQuote = NewQuote & { created_at: Date; estimated_cost_cents: number };

/** The desk answers within a day, and a customer who declines does so this much later. */
const ANSWERED_AFTER_DAYS = [0.1, 0.9] as const;
const DECLINED_AFTER_DAYS = [0.5, 6] as const;
/** How far an offer lies from the first estimate. */
const OFFER_TO_ESTIMATE = [0.94, 1.05] as const;
const NOTES: Readonly<Record<TransportMode, string>> = {
  sea: 'Door to door, with terminal handling at both ports. Duties and taxes are charged at cost.',
  air: 'Airport handling and security screening included. Space is held for two days after you accept.',
  road: 'One truck, no transhipment. Loading time up to two hours is included.',
  rail: 'Container by rail with collection and delivery by truck. Departures on Tuesdays and Fridays.',
};

/** With the offer of the desk, unless it is still to answer; a rejected one was declined. */
export function answered(
  quote: AskedQuote,
  dispatcher: DemoPerson,
  mode: TransportMode,
  chance: Chance,
): NewQuote {
  if (quote.status === 'pending') return quote;
  const answered_at = after(quote.created_at, chance.between(...ANSWERED_AFTER_DAYS) * DAY_MS);
  const cents = Math.round((quote.estimated_cost_cents * chance.between(...OFFER_TO_ESTIMATE)) / 500) * 500;
  const offer = offerOf(cents, mode, answered_at, dispatcher);
  if (quote.status === 'approved') return { ...quote, ...offer };
  return {
    ...quote,
    ...offer,
    decided_at: after(answered_at, chance.between(...DECLINED_AFTER_DAYS) * DAY_MS),
  };
}

export function offerOf(
  offered_cents: number,
  offered_mode: TransportMode,
  answered_at: Date,
  { id }: DemoPerson,
) {
  return {
    offered_cents,
    offered_mode,
    offer_note: NOTES[offered_mode],
    answered_at,
    answered_by: id,
    valid_until: defaultValidity(answered_at),
  };
}
