import type { RouteOption } from '#domain/routing/route-option.ts';
import { priceBasis } from '#domain/shipments/price-basis.ts';
import { usd } from '#web/shipments/amounts.ts';
import { Breakdown } from '../cargo/breakdown.tsx';

export function PriceDisclosure({ option }: { option: RouteOption }) {
  return (
    <Breakdown
      title="Why this price"
      caption="Price breakdown"
      unit="USD"
      lines={option.price_breakdown.map(({ label, explanation, amount_cents }) => ({
        label,
        explanation,
        amount: usd(amount_cents),
      }))}
      total={usd(option.estimated_cost_cents)}
      note={`${priceBasis(option)}. ${
        option.indicative
          ? 'We review your booking and e-mail you the confirmed price.'
          : 'If you book by then, this price holds.'
      }`}
    />
  );
}
