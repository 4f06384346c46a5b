import type { StaffQuote } from '#contract/quotes/staff.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import { type CustomerOption, OfferedOptions } from '#web/quotes/offered-options.tsx';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { endOf } from '../../ui/local-day.ts';
import { type DraftOption, itemsOf } from './draft-option.ts';

interface OfferPreviewProps {
  quote: StaffQuote;
  options: readonly DraftOption[];
  prices: readonly (OptionPrice | string)[];
  selected: number;
  onSelect: (index: number) => void;
  now: Date;
}

/** What the customer will see: never what an option costs us, or what we earn. */
export function OfferPreview({ quote, options, prices, selected, onSelect, now }: OfferPreviewProps) {
  const ends = options.flatMap(({ until }) => endOf(until) ?? []);
  const last = new Date(Math.max(...ends.map((end) => end.getTime()), now.getTime()));
  const offered = options.flatMap(
    (option, index) => customerOption(option, index + 1, prices[index] as OptionPrice | string) ?? [],
  );
  return (
    <section aria-labelledby="customer-view" className="self-start xl:sticky xl:top-24">
      <h2 id="customer-view" className="mb-2 text-ui font-semibold">
        Customer’s view{' '}
        <span className="text-caption font-normal text-ink-2">Buy and margin never leave staff</span>
      </h2>
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
        To {quote.email}, as PDF and link. The customer accepts or declines there.
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
    inclusions: itemsOf(draft.inclusions),
    exclusions: itemsOf(draft.exclusions),
    terms: draft.terms.trim(),
  };
}
