import { priceBasis } from '#domain/shipments/price-basis.ts';
import { roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import type { ChosenRoute } from '../wizard-storage.ts';
import { SummaryFact } from './summary-fact.tsx';

/** The chosen route and its cost. */
export function SummaryRoute({ route: { option } }: { route: ChosenRoute }) {
  const cents = option.estimated_cost_cents;
  return (
    <>
      <SummaryFact name="Route" value={MODE_NAMES[option.transport_mode]} />
      <SummaryFact name="Cost" value={cents === null ? '' : `${roundedUsd(cents)}. ${priceBasis(option)}`} />
    </>
  );
}
