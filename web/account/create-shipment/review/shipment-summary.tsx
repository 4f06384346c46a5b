import { Suspense } from 'react';
import { priceBasis } from '#domain/shipments/price-basis.ts';
import { roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { shortPlace } from '../places/short-place.ts';
import type { Wizard } from '../use-wizard.ts';
import { SummaryFact } from './summary-fact.tsx';

const SummaryChart = lazyWithRetry(async () => (await import('./summary-chart.tsx')).SummaryChart);
const SummaryCargo = lazyWithRetry(async () => (await import('./summary-cargo.tsx')).SummaryCargo);

/** The selection so far, beside the form on a wide screen. */
export function ShipmentSummary({ wizard }: { wizard: Wizard }) {
  return (
    <aside aria-labelledby="summary-title" className="max-lg:hidden">
      <div className="sticky top-24 overflow-hidden rounded-lg border border-line bg-surface">
        <div className="h-45 border-b border-line bg-sunken">
          <Suspense>
            <SummaryChart wizard={wizard} />
          </Suspense>
        </div>
        <div className="p-5">
          <h2 id="summary-title" className="text-h3">
            Your shipment
          </h2>
          <ChosenSoFar wizard={wizard} />
        </div>
      </div>
    </aside>
  );
}

/** The same above the buttons of a phone, closed at first. */
export function ShipmentSummaryDisclosure({ wizard }: { wizard: Wizard }) {
  return (
    <details className="rounded-md border border-line bg-surface lg:hidden">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">Your shipment</summary>
      <div className="border-t border-line px-4 pb-3">
        <ChosenSoFar wizard={wizard} />
      </div>
    </details>
  );
}

/** Cargo labels load with the second step, the first that has cargo. */
function ChosenSoFar({ wizard: { form, client, route, furthest } }: { wizard: Wizard }) {
  const mode = route ? MODE_NAMES[route.option.transport_mode] : '';
  const cents = route?.option.estimated_cost_cents ?? null;
  const cost = route && cents !== null ? `${roundedUsd(cents)}. ${priceBasis(route.option)}` : '';
  return (
    <dl className="mt-3 flex flex-col gap-2">
      {client?.user_id && <SummaryFact name="Client" value={client.name} />}
      <SummaryFact name="From" value={shortPlace(form, 'origin')} />
      <SummaryFact name="To" value={shortPlace(form, 'destination')} />
      {furthest > 1 && (
        <Suspense>
          <SummaryCargo form={form} />
        </Suspense>
      )}
      <SummaryFact name="Route" value={mode} />
      <SummaryFact name="Cost" value={cost} />
    </dl>
  );
}
