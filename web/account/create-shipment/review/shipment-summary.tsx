import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { shortPlace } from '../places/short-place.ts';
import type { Wizard } from '../use-wizard.ts';
import { SummaryFact } from './summary-fact.tsx';

const SummaryChart = lazyWithRetry(async () => (await import('./summary-chart.tsx')).SummaryChart);
const SummaryRoute = lazyWithRetry(async () => (await import('./summary-route.tsx')).SummaryRoute);
const SummaryCargo = lazyWithRetry(async () => (await import('./summary-cargo.tsx')).SummaryCargo);

/** The selection so far, beside the form on a wide screen. */
export function ShipmentSummary({ wizard }: { wizard: Wizard }) {
  return (
    <aside aria-labelledby="summary-title" className="@max-[60rem]:hidden">
      <div className="sticky top-6 overflow-hidden rounded-lg border border-line bg-surface">
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
    <details className="rounded-md border border-line bg-surface @[60rem]:hidden">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">Your shipment</summary>
      <div className="border-t border-line px-4 pb-3">
        <ChosenSoFar wizard={wizard} />
      </div>
    </details>
  );
}

/** Labels of cargo and route load with the steps that have them. */
function ChosenSoFar({ wizard: { form, client, route, furthest } }: { wizard: Wizard }) {
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
      <Suspense fallback={<NoRoute />}>{route ? <SummaryRoute route={route} /> : <NoRoute />}</Suspense>
    </dl>
  );
}

function NoRoute() {
  return (
    <>
      <SummaryFact name="Route" value="" />
      <SummaryFact name="Cost" value="" />
    </>
  );
}
