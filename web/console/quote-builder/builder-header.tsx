import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { OfferCounts } from '#domain/quotes/hit-ratio.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { timeLeft } from '#domain/quotes/time-left.ts';
import { api } from '#web/api/client.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity } from '#web/shipments/amounts.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { clientOf } from '../quotes/client-of-quote.ts';

const REPLY_HOURS = 24;

export function BuilderHeader({ quote, children }: { quote: StaffQuote; children?: ReactNode }) {
  const now = useNow();
  const lane = useQuery(
    api.quotes.hitRatio.queryOptions({ input: { reference: quote.reference, limit: 1 } }),
  );
  const facts = [
    { name: 'Reference', value: <span className="code">{quote.reference}</span> },
    { name: 'Route', value: <QuoteRoute quote={quote} /> },
    { name: 'Cargo', value: quote.cargo_description || '—' },
    { name: 'Won on this lane', value: lane.data ? wonText(lane.data.total) : '—' },
    { name: 'Weight', value: quote.cargo_weight === null ? '—' : quantity(quote.cargo_weight, 'kg') },
  ];
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="wrap-anywhere">
            <bdi>{clientOf(quote)}</bdi>
          </h1>
          <StatusBadge status={quote.status} />
          <span className="text-ui text-ink-2">{clockOf(quote, now)}</span>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      {quote.status === 'rejected' && (
        <p className="mt-2 text-ui wrap-anywhere">
          <strong>Declined.</strong> {quote.decline_reason || 'No reason was given.'}
        </p>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-ui">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption">{name}</dt>
            <dd className="max-w-96 truncate font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** '11 of 26', of the offers that are closed. */
function wonText({ won, lost, expired }: OfferCounts): string {
  const closed = won + lost + expired;
  return closed === 0 ? 'No offers yet' : `${won} of ${closed}`;
}

/** How much of the promised reply time is used, or how long the offer still holds. */
function clockOf(quote: StaffQuote, now: Date): string {
  const { valid_until, created_at } = quote;
  const state = offerState(quote, now);
  if (state === 'open' && valid_until) return `Expires in ${timeLeft(valid_until, now)}`;
  if (state === 'expired') return 'The offer has expired';
  if (state === 'decided') return '';
  const used = Math.floor((now.getTime() - created_at.getTime()) / HOUR_MS);
  return used < REPLY_HOURS ? `${used} h of ${REPLY_HOURS} h used` : `Promised within ${REPLY_HOURS} h`;
}
