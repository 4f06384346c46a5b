import type { RouteOption } from '#domain/routing/route-option.ts';
import { usd } from '#web/shipments/amounts.ts';

/** Line by line what the price is made of. */
export function PriceDisclosure({ option }: { option: RouteOption }) {
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">Why this price</summary>
      <table className="w-full border-t border-line text-dense">
        <caption className="sr-only">What the price is made of</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount in USD</th>
          </tr>
        </thead>
        <tbody>
          {option.price_breakdown.map((line) => (
            <tr key={line.label} className="border-b border-line align-top">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                <span className="block font-semibold">{line.label}</span>
                <span className="block text-ink-2">{line.explanation}</span>
              </th>
              <td className="num px-4 py-2 text-right whitespace-nowrap">{usd(line.amount_cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="px-4 py-2.5 text-left">
              Total
            </th>
            <td className="num px-4 py-2.5 text-right font-bold">{usd(option.estimated_cost_cents)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
