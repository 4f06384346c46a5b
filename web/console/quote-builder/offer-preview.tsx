import type { StaffQuote } from '#contract/quotes/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { endOf } from '../../ui/local-day.ts';
import { type DraftOption, itemsOf } from './draft-option.ts';

interface OfferPreviewProps {
  quote: StaffQuote;
  options: readonly DraftOption[];
  prices: readonly (OptionPrice | string)[];
  now: Date;
}

/** What the customer will see: never what an option costs us, or what we earn. */
export function OfferPreview({ quote, options, prices, now }: OfferPreviewProps) {
  const ends = options.flatMap(({ until }) => endOf(until) ?? []);
  const last = new Date(Math.max(...ends.map((end) => end.getTime()), now.getTime()));
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
        <ol>
          {options.map((option, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
              key={index}
              className="border-b border-line p-4 last:border-b-0"
            >
              <PreviewedOption
                option={option}
                order={index + 1}
                price={prices[index] as OptionPrice | string}
              />
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-2 text-caption">To {quote.email}, by e-mail and on the dashboard.</p>
    </section>
  );
}

function PreviewedOption({
  option,
  order,
  price,
}: {
  option: DraftOption;
  order: number;
  price: OptionPrice | string;
}) {
  if (typeof price === 'string')
    return <p className="text-dense text-ink-2">Option {order} has no price yet.</p>;
  const way = [option.transit_days && counted(Number(option.transit_days), 'day'), option.carrier];
  const sold = price.lines.filter(({ side }) => side === 'sell');
  const [included, excluded] = [itemsOf(option.inclusions), itemsOf(option.exclusions)];
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span>
          {order} · {MODE_NAMES[option.mode]}
        </span>
        <span className="num">{formatMoney(price.total)}</span>
      </p>
      <p className="text-dense text-ink-2">{way.filter(Boolean).join(' · ')}</p>
      <dl className="mt-2 text-dense">
        {sold.map(({ charge_code, description, converted, size_type }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
            key={`${charge_code} ${size_type} ${index}`}
            className="flex justify-between gap-3"
          >
            <dt>{description || charge_code}</dt>
            <dd className="num">{formatMoney(converted)}</dd>
          </div>
        ))}
      </dl>
      {included.length > 0 && <p className="mt-2 text-dense text-ink-2">Included: {included.join(', ')}.</p>}
      {excluded.length > 0 && (
        <p className="mt-2 text-dense text-ink-2">Not included: {excluded.join(', ')}.</p>
      )}
    </>
  );
}
