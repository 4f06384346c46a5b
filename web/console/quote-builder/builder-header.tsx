import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { OfferCounts } from '#domain/quotes/hit-ratio.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { QUOTE_MODE_NAMES, SHIPMENT_TYPE_NAMES, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import { timeLeft } from '#domain/quotes/time-left.ts';
import { requestedVolume } from '#domain/routing/chargeable-weight.ts';
import { api } from '#web/api/client.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity } from '#web/shipments/amounts.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { dimensionsText } from '#web/tracking/private-notes.ts';
import { useNow } from '#web/ui/use-now.ts';
import { clientOf } from '../quotes/client-of-quote.ts';
import { QuoteFacts } from '../quotes/quote-facts.tsx';

const REPLY_HOURS = 24;

export function BuilderHeader({ quote, children }: { quote: StaffQuote; children?: ReactNode }) {
  const now = useNow();
  const lane = useQuery(
    api.quotes.hitRatio.queryOptions({ input: { reference: quote.reference, limit: 1 } }),
  );
  const urgency = URGENCY_PROMISES[quote.urgency];
  const facts = [
    { name: 'Reference', value: <span className="code">{quote.reference}</span> },
    { name: 'Route', value: <QuoteRoute quote={quote} /> },
    { name: 'Cargo', value: cargoOf(quote) },
    { name: 'Weight', value: quote.cargo_weight === null ? '—' : quantity(quote.cargo_weight, 'kg') },
    { name: 'Dimensions', value: dimensionsOf(quote) },
    {
      name: 'Modes',
      value: quote.preferred_transport.map((mode) => QUOTE_MODE_NAMES[mode]).join(', ') || '—',
    },
    { name: 'Urgency', value: `${urgency.name}, ${urgency.promise}` },
    { name: 'Won on this lane', value: lane.data ? wonText(lane.data.total) : '—' },
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
      <details className="mt-3 rounded-md border border-line bg-surface">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-ui font-semibold">
          Whole request and first estimates
        </summary>
        <div className="border-t border-line p-4">
          <QuoteFacts quote={quote} wide />
        </div>
      </details>
    </header>
  );
}

/** 'Hazardous materials: Lithium cells'; general cargo by its description alone, where it has one. */
function cargoOf({ shipment_type, cargo_description }: StaffQuote): string {
  const name = SHIPMENT_TYPE_NAMES[shipment_type];
  if (shipment_type === 'general') return cargo_description || name;
  return [name, cargo_description].filter(Boolean).join(': ');
}

/** With the volume, by which part loads and air freight are charged. */
function dimensionsOf({ cargo_dimensions }: StaffQuote): string {
  if (!cargo_dimensions) return '—';
  const volume = requestedVolume({ cargo_dimensions });
  return [dimensionsText(cargo_dimensions), volume && quantity(volume, 'm³')].filter(Boolean).join(', ');
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
