import { useCallback, useEffect, useState } from 'react';
import type { FirstPrices } from '#contract/quotes/customer.ts';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import { useDebouncedValue } from '#web/ui/use-debounced-value.ts';
import { type QuoteValues, quoteOf } from './quote-values.ts';

const DEBOUNCE_MS = 600;

interface PricesState {
  /** Null until both towns are known. While others are calculated, those of the former values stay. */
  prices: FirstPrices | null;
  status: 'idle' | 'pending' | 'failed';
}

const NONE: PricesState = { prices: null, status: 'idle' };

/** The first prices of what was entered so far, in the chosen modes or in all of them. */
export function useFirstPrices(values: QuoteValues, { paused }: { paused: boolean }) {
  const wanted = useDebouncedValue(paused ? '' : requestText(values), DEBOUNCE_MS);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same request again
  useEffect(() => {
    if (wanted === '') {
      setState(NONE);
      return;
    }
    const abort = new AbortController();
    setState((former) => ({ ...former, status: 'pending' }));
    estimate(wanted, abort.signal).then(
      (prices) => setState({ prices: hasUnknownTown(prices) ? null : prices, status: 'idle' }),
      () => abort.signal.aborted || setState({ prices: null, status: 'failed' }),
    );
    return () => abort.abort();
  }, [wanted, attempt]);
  // Without the debounce, because a receipt has its own prices.
  const shown = paused ? NONE : state;
  return { ...shown, retry: useCallback(() => setAttempt((former) => former + 1), []) };
}

/** The request as JSON; '' while a field that the prices depend on is missing or wrong. */
function requestText(values: QuoteValues): string {
  const { origin, destination, shipment_type, weight, dimensions, urgency, transport_modes } =
    quoteOf(values);
  const broken = validate(QUOTE_RULES, quoteOf(values));
  if (broken.origin || broken.destination || broken.weight || broken.dimensions) return '';
  const modes = transport_modes.length > 0 && { transport_modes };
  return JSON.stringify({ origin, destination, shipment_type, weight, dimensions, urgency, ...modes });
}

async function estimate(request: string, signal: AbortSignal): Promise<FirstPrices> {
  const { call } = await import('#web/api/client.ts');
  return call.quotes.estimate(JSON.parse(request), { signal });
}

function hasUnknownTown({ origin_approximate, destination_approximate }: FirstPrices): boolean {
  return origin_approximate || destination_approximate;
}
