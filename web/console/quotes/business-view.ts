import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';

export const MOST_LETTERS = 100;

/** What is being done with the quote that is open, beside reading it. */
export const QUOTE_ACTS = ['answer', 'convert'] as const;
export type QuoteAct = (typeof QUOTE_ACTS)[number];

/** Which quotes are shown, and the one that is open, by its reference. */
export interface BusinessView {
  q: string;
  status: QuoteStatus[];
  quote: string | null;
  act: QuoteAct | null;
}

/** As the address says it; what it says wrongly is left out. */
export function readView(parameters: URLSearchParams): BusinessView {
  const asked = parameters.get('status')?.split(',') ?? [];
  const quote = parameters.get('quote');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    status: QUOTE_STATUSES.filter((status) => asked.includes(status)),
    quote,
    act: (quote && QUOTE_ACTS.find((act) => act === parameters.get('act'))) || null,
  };
}

/** The parameters with this view in them; those of others, as the tab, stay. */
export function writeView({ q, status, quote, act }: BusinessView, parameters: URLSearchParams) {
  const written = new URLSearchParams(parameters);
  const values = { q, status: status.join(','), quote: quote ?? '', act: (quote && act) ?? '' };
  for (const [name, value] of Object.entries(values))
    if (value === '') written.delete(name);
    else written.set(name, value);
  return written;
}

export function isNarrowed({ q, status }: BusinessView): boolean {
  return q !== '' || status.length > 0;
}
