import { Suspense } from 'react';
import { QUOTE_MODE_NAMES, SHIPMENT_TYPE_NAMES, URGENCY_PROMISES } from '#domain/quotes/quote-choices.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { FirstPrices } from './first-prices.tsx';
import { quoteOf } from './quote-values.ts';
import type { QuoteFormState } from './use-quote-form.ts';

const RequestChart = lazyWithRetry(async () => (await import('./request-chart.tsx')).RequestChart);

/** A summary of the form's values, beside the form on a wide screen. */
export function YourRequest({ form }: { form: QuoteFormState }) {
  const { values, stops, firstPrices } = form;
  // A chart without the places would push the prices below the fold.
  const hasChart = stops.length > 0 || !firstPrices.prices;
  const { name, promise } = URGENCY_PROMISES[values.urgency];
  return (
    <aside
      aria-labelledby="your-request"
      className="overflow-hidden rounded-lg border border-line bg-surface max-lg:hidden"
    >
      {hasChart && (
        <div className="h-45 border-b border-line bg-surface">
          <Suspense>
            <RequestChart stops={stops} />
          </Suspense>
        </div>
      )}
      <div className="p-5">
        <h2 id="your-request" className="text-h3">
          Your request
        </h2>
        <dl className="mt-3 flex flex-col gap-2">
          <Fact name="From" value={values.origin} />
          <Fact name="To" value={values.destination} />
          <Fact name="Cargo" value={SHIPMENT_TYPE_NAMES[values.shipment_type]} />
          <Fact name="Weight" value={weightText(quoteOf(values).weight)} />
          <Fact
            name="Modes"
            value={values.transport_modes.map((mode) => QUOTE_MODE_NAMES[mode]).join(', ')}
          />
          <Fact name="Urgency" value={`${name}, ${promise}`} />
        </dl>
        <div className="mt-5 empty:hidden">
          <FirstPrices form={form} />
        </div>
      </div>
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 text-dense">
      <dt className="text-ink-2">{name}</dt>
      <dd className={value.trim() ? 'font-semibold wrap-anywhere' : 'text-ink-3'}>
        {value.trim() || 'Not set'}
      </dd>
    </div>
  );
}

function weightText(kg: number | null): string {
  return kg === null || Number.isNaN(kg) ? '' : `${kg.toLocaleString('en-US')}\u00a0kg`;
}
