import type { QuoteRow } from '#contract/quotes/customer.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { roundedUsd, usd } from '#web/shipments/amounts.ts';
import { classNames } from '#web/ui/class-names.ts';

const ANSWER_MS = 86_400_000;

/** What it costs as far as it is known, and until when or since when that holds. */
export function QuotePrice({ quote, now, className }: { quote: QuoteRow; now: Date; className?: string }) {
  const { label, amount, note, noteLook } = priceOf(quote, now);
  return (
    <div className={classNames('text-ui', className)}>
      <span className="block text-caption">{label}</span>
      <span className="num block">{amount}</span>
      {note && <span className={classNames('block text-caption', noteLook)}>{note}</span>}
    </div>
  );
}

interface Price {
  label: string;
  amount: string;
  note?: string | undefined;
  noteLook?: string;
}

function priceOf(quote: QuoteRow, now: Date): Price {
  const { offered_cents, offered_mode, valid_until, status, estimated_cost_cents, decided_at } = quote;
  if (offered_cents === null || valid_until === null || status === 'pending')
    return {
      label: 'First estimate',
      amount: estimated_cost_cents === null ? 'Being worked out' : `from ${roundedUsd(estimated_cost_cents)}`,
      note: status === 'pending' ? promiseOf(quote, now) : undefined,
    };
  const price = {
    label: offered_mode ? `Our offer, by ${offered_mode}` : 'Our offer',
    amount: usd(offered_cents),
  };
  const state = offerState(quote, now);
  if (state === 'open') return { ...price, note: `Valid until ${day(valid_until)}` };
  if (state === 'expired')
    return { ...price, note: `Expired on ${day(valid_until)}`, noteLook: 'font-semibold text-danger' };
  const act = status === 'converted' ? 'Accepted' : 'Declined';
  return { ...price, note: decided_at ? `${act} on ${day(decided_at)}` : undefined };
}

/** What was promised is not repeated once its time is over. */
function promiseOf({ created_at }: QuoteRow, now: Date): string {
  return now.getTime() - created_at.getTime() < ANSWER_MS
    ? 'Our offer follows within 24 hours'
    : 'Our desk is working on it';
}

/** As the reader's browser writes dates. */
function day(instant: Date): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    instant,
  );
}
