import type { FirstPrices } from '#contract/quotes/customer.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { QUOTE_MODE_NAMES, type QuoteMode } from '#domain/quotes/quote-choices.ts';
import { INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import { counted, roundedUsd } from '#web/shipments/amounts.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';

interface EstimateTableProps {
  prices: FirstPrices;
  /** The requested modes. Those without an estimate are listed below the table. */
  modes: readonly QuoteMode[];
}

/** First estimates by mode, or an explanation if there are none. */
export function EstimateTable({ prices, modes }: EstimateTableProps) {
  const { origin, destination, estimates, on_request } = prices;
  if (estimates.length + on_request.length === 0) {
    const unknown = [
      ...(prices.origin_approximate ? [origin.city] : []),
      ...(prices.destination_approximate ? [destination.city] : []),
    ];
    return (
      <p className="text-ui text-ink-2">
        {unknown.length > 0 && `We don’t know ${unknown.join(' and ')}. `}
        There’s no instant estimate for this route. Our team will calculate it from your request.
      </p>
    );
  }
  const hasTariff = estimates.some(({ indicative }) => !indicative);
  const answered = [...estimates.map(({ mode }) => mode), ...on_request];
  const others = modes.filter((mode) => !answered.includes(mode));
  return (
    <div>
      <table className="w-full text-ui">
        <caption className="mb-2 text-left text-ink-2">
          First estimates, {placeLabel(origin.city, origin.country)} to{' '}
          {placeLabel(destination.city, destination.country)}.
          {hasTariff || estimates.length === 0 ? '' : ` ${INDICATIVE_PRICE}.`}
        </caption>
        <thead className="text-caption">
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 text-left font-normal">
              Mode
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Cost (USD)
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Door to door
            </th>
          </tr>
        </thead>
        <tbody>
          {estimates.map(({ mode, estimated_cost_cents, delivery_days, indicative }) => (
            <tr key={mode} className="border-b border-line">
              <ModeHeader mode={mode} />
              <td className="num py-2.5 text-right">
                {roundedUsd(estimated_cost_cents)}
                {hasTariff && (
                  <span className="block text-caption">{indicative ? INDICATIVE_PRICE : 'Tariff'}</span>
                )}
              </td>
              <td className="num py-2.5 text-right">{counted(delivery_days, 'day')}</td>
            </tr>
          ))}
          {on_request.map((mode) => (
            <tr key={mode} className="border-b border-line">
              <ModeHeader mode={mode} />
              <td colSpan={2} className="py-2.5 text-right">
                On request
                <span className="block text-caption">Our team prices it within 24 hours</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {prices.exclude_vat && <p className="mt-2 text-caption">{PRICES_EXCLUDE_VAT}</p>}
      {others.length > 0 && (
        <p className="mt-2 text-caption">
          {others.map((mode) => QUOTE_MODE_NAMES[mode]).join(' and ')} at this urgency: our team will confirm
          availability.
        </p>
      )}
    </div>
  );
}

function ModeHeader({ mode }: { mode: QuoteMode }) {
  return (
    <th scope="row" className="py-2.5 text-left font-semibold">
      <span className="flex items-center gap-2">
        <ModeIcon mode={mode === 'ocean' ? 'sea' : mode} />
        {QUOTE_MODE_NAMES[mode]}
      </span>
    </th>
  );
}
