import { Button } from '#web/ui/button.tsx';
import { EstimateTable } from './estimate-table.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

/** The prices of what was entered so far; nothing until both towns are known. */
export function FirstPrices({ form }: { form: QuoteFormState }) {
  const { prices, status, retry } = form.firstPrices;
  if (status === 'failed')
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-ink-2">
        We couldn’t calculate prices. You can still send your request.
        <Button variant="secondary" onClick={retry}>
          Try Again
        </Button>
      </div>
    );
  if (!prices)
    return status === 'pending' ? (
      <p role="status" className="text-ui text-ink-2">
        Calculating prices...
      </p>
    ) : null;
  // Tariffs price by weight, so that nothing is priced yet.
  if (prices.estimates.length === 0 && prices.on_request.length > 0 && !form.values.weight)
    return (
      <p role="status" className="text-ui text-ink-2">
        Enter the weight: prices on this route depend on it.
      </p>
    );
  return (
    <div aria-busy={status === 'pending'} className={status === 'pending' ? 'opacity-60' : undefined}>
      <EstimateTable prices={prices} modes={form.values.transport_modes} />
    </div>
  );
}
