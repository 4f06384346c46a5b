import { lazy, Suspense } from 'react';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { roundedUsd } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { type DraftFact, dimensionsText, handlingText, shortPlace, weightText } from './draft-facts.ts';
import type { Wizard } from './use-wizard.ts';

const SummaryChart = lazy(async () => ({ default: (await import('./summary-chart.tsx')).SummaryChart }));

/** What has been chosen so far, beside the form on a desk. */
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
          <Facts facts={chosenSoFar(wizard)} />
        </div>
      </div>
    </aside>
  );
}

/** The same above the buttons of a phone, folded. */
export function ShipmentSummaryDisclosure({ wizard }: { wizard: Wizard }) {
  return (
    <details className="rounded-md border border-line bg-surface lg:hidden">
      <summary className="min-h-11 px-4 py-2.5 text-ui font-semibold">Your shipment</summary>
      <div className="border-t border-line px-4 pb-3">
        <Facts facts={chosenSoFar(wizard)} />
      </div>
    </details>
  );
}

function Facts({ facts }: { facts: readonly DraftFact[] }) {
  return (
    <dl className="mt-3 flex flex-col gap-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 text-dense">
          <dt className="text-ink-2">{name}</dt>
          <dd className={value ? 'font-semibold' : 'text-ink-3'}>{value || 'Not given yet'}</dd>
        </div>
      ))}
    </dl>
  );
}

function chosenSoFar({ form, route }: Wizard): DraftFact[] {
  const service = SERVICE_PROMISES[form.service_type];
  const optional = [
    { name: 'Dimensions', value: dimensionsText(form) },
    { name: 'Handling', value: handlingText(form) },
  ].filter(({ value }) => value !== '');
  return [
    { name: 'From', value: shortPlace(form, 'origin') },
    { name: 'To', value: shortPlace(form, 'destination') },
    { name: 'Cargo', value: form.cargo_description.trim() },
    { name: 'Weight', value: weightText(form) },
    ...optional,
    { name: 'Service', value: `${service.name}, ${service.promise}` },
    { name: 'Route', value: route ? MODE_NAMES[route.option.transport_mode] : '' },
    { name: 'Cost', value: route ? roundedUsd(route.option.estimated_cost_cents) : '' },
  ];
}
