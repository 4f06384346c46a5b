import type { StaffQuote } from '#contract/quotes/staff.ts';
import { QUOTE_MODE_NAMES } from '#domain/quotes/quote-choices.ts';
import { counted, roundedUsd } from '#web/shipments/amounts.ts';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';

/** The estimate of each requested mode at the time of the request. */
export function EstimatesByMode({
  estimates,
  estimated_cost_cents: lowest,
}: Pick<StaffQuote, 'estimates' | 'estimated_cost_cents'>) {
  if (estimates.length === 0)
    return (
      <p className="text-dense text-ink-2">
        {lowest === null
          ? 'No estimate: a place is unknown, or none of the requested modes serves this route at this urgency.'
          : `From ${roundedUsd(lowest)}; estimates by mode weren’t stored.`}
      </p>
    );
  return (
    <table className="w-full text-dense">
      <thead className="text-caption">
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-1 text-left font-normal">
            Mode
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Cost (USD)
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Door to door
          </th>
        </tr>
      </thead>
      <tbody>
        {estimates.map(({ mode, estimated_cost_cents, delivery_days, indicative }) => (
          <tr key={mode} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              <span className="flex items-center gap-2">
                <ModeIcon mode={mode === 'ocean' ? 'sea' : mode} className="size-4" />
                {QUOTE_MODE_NAMES[mode]}
              </span>
            </th>
            <td className="num py-1.5 text-right">
              {roundedUsd(estimated_cost_cents)}
              <span className="block text-caption text-ink-2">{indicative ? 'Indicative' : 'Tariff'}</span>
            </td>
            <td className="num py-1.5 text-right">{counted(delivery_days, 'day')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
