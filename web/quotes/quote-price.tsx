import type { QuoteRow } from '#contract/quotes/customer.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { timeLeft } from '#domain/quotes/time-left.ts';
import { INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { roundedUsd } from '#web/shipments/amounts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { offerText } from './offer-text.ts';

const REPLY_TIME_MS = DAY_MS;

/** A quote's price so far, with its validity or the date of the decision. */
export function QuotePrice({ quote, now, className }: { quote: QuoteRow; now: Date; className?: string }) {
  const { label, amount, note, noteStyle } = priceOf(quote, now);
  return (
    <div className={classNames('text-ui', className)}>
      <span className="block text-caption">{label}</span>
      <span className="num block">{amount}</span>
      {note && <span className={classNames('block text-caption', noteStyle)}>{note}</span>}
    </div>
  );
}

interface Price {
  label: string;
  amount: string;
  note?: string | undefined;
  noteStyle?: string;
}

function priceOf(quote: QuoteRow, now: Date): Price {
  const { offered_cents, offered_mode, valid_until, status, estimated_cost_cents, decided_at } = quote;
  if (offered_cents === null || valid_until === null || status === 'pending')
    return {
      label: 'Estimate',
      amount: estimated_cost_cents === null ? 'In progress' : `from ${roundedUsd(estimated_cost_cents)}`,
      note:
        status === 'pending'
          ? [
              estimated_cost_cents !== null && quote.estimate_indicative && `${INDICATIVE_PRICE}.`,
              promiseOf(quote, now),
            ]
              .filter(Boolean)
              .join(' ')
          : undefined,
    };
  const price = {
    label: offered_mode && quote.options.length < 2 ? `Our offer, by ${offered_mode}` : 'Our offer',
    amount: offerText(quote.options, offered_cents),
  };
  const state = offerState(quote, now);
  if (state === 'open') return { ...price, note: `Expires in ${timeLeft(valid_until, now)}` };
  if (state === 'expired')
    return { ...price, note: `Expired on ${day(valid_until)}`, noteStyle: 'font-semibold text-danger' };
  const act = status === 'converted' ? 'Accepted' : 'Declined';
  return { ...price, note: decided_at ? `${act} on ${day(decided_at)}` : undefined };
}

/** The promised reply time, or a neutral status after it has passed. */
function promiseOf({ created_at }: QuoteRow, now: Date): string {
  return now.getTime() - created_at.getTime() < REPLY_TIME_MS ? 'Offer within 24 hours' : 'Quote in progress';
}

/** Formats a date in the browser's locale. */
function day(instant: Date): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    instant,
  );
}
