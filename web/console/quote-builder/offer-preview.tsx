import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import { api } from '#web/api/client.ts';
import { type CustomerOption, OfferedOptions } from '#web/quotes/offered-options.tsx';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import type { ChartStop } from '#web/static-map/chart-layout.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { endOf } from '../../ui/local-day.ts';
import { offerRecipient } from '../quotes/client-of-quote.ts';
import type { DraftOption } from './draft-option.ts';

const RequestChart = lazyWithRetry(async () => (await import('#web/quotes/request-chart.tsx')).RequestChart);

interface OfferPreviewProps {
  quote: StaffQuote;
  /** Origin and destination, where they are known. */
  stops: readonly ChartStop[];
  options: readonly DraftOption[];
  prices: readonly (OptionPrice | string)[];
  selected: number;
  onSelect: (index: number) => void;
  now: Date;
}

type CustomerLine = CustomerOption['lines'][number];

/** What the customer will see: never what an option costs us, or what we earn. */
export function OfferPreview({ quote, stops, options, prices, selected, onSelect, now }: OfferPreviewProps) {
  const ends = options.flatMap(({ until }) => endOf(until) ?? []);
  const last = new Date(Math.max(...ends.map((end) => end.getTime()), now.getTime()));
  const codes = useQuery(api.rates.chargeCodes.queryOptions());
  const named = (line: CustomerLine) => ({
    ...line,
    description:
      line.description ||
      (codes.data?.charge_codes.find(({ code }) => code === line.charge_code)?.name ?? ''),
  });
  const offered = options
    .flatMap(
      (option, index) => customerOption(option, index + 1, prices[index] as OptionPrice | string) ?? [],
    )
    .map((option) => ({ ...option, lines: option.lines.map(named) }));
  return (
    <section aria-labelledby="customer-view" className="self-start xl:sticky xl:top-24">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id="customer-view" className="text-ui font-semibold">
          Customer’s view
        </h2>
        <p className="text-caption">Without buy rates and margin</p>
      </div>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <div className="border-b border-line p-4">
          <p className="text-caption">Offer {quote.reference}</p>
          <p className="text-h3">
            <QuoteRoute quote={quote} />
          </p>
          <p className="mt-1 text-dense font-semibold">
            Valid until <Moment at={last} />
          </p>
        </div>
        {stops.length > 1 && (
          <div className="h-32 border-b border-line">
            <Suspense>
              <RequestChart stops={stops} />
            </Suspense>
          </div>
        )}
        {offered.length > 0 ? (
          <OfferedOptions
            options={offered}
            chosen={selected + 1}
            onChoose={(option) => onSelect(option - 1)}
            now={now}
          />
        ) : (
          <p className="p-4 text-dense text-ink-2">No option has a price yet.</p>
        )}
      </div>
      <p className="mt-2 text-caption">
        To {offerRecipient(quote)}, as PDF and link. The customer accepts or declines there.
      </p>
    </section>
  );
}

/** Undefined without a price. */
function customerOption(
  draft: DraftOption,
  option: number,
  price: OptionPrice | string,
): CustomerOption | undefined {
  if (typeof price === 'string' || !price.lines.some(({ side }) => side === 'sell')) return undefined;
  return {
    option,
    mode: draft.mode,
    carrier: draft.carrier,
    transit_days: draft.transit_days.trim() === '' ? null : Number(draft.transit_days),
    valid_until: endOf(draft.until) ?? new Date(0),
    total: price.total,
    lines: price.lines.filter(({ side }) => side === 'sell'),
    inclusions: draft.inclusions,
    exclusions: draft.exclusions,
    terms: draft.terms.trim(),
  };
}
