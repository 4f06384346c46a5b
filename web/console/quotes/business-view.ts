import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';

/** The form that is open for a quote. */
const QUOTE_FORMS = ['answer', 'convert'] as const;
export type QuoteFormName = (typeof QUOTE_FORMS)[number];

/** The filters of the quote list and the reference of the open quote. */
export interface BusinessView {
  q: string;
  status: QuoteStatus[];
  quote: string | null;
  act: QuoteFormName | null;
}

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): BusinessView {
  const statuses = parameters.get('status')?.split(',') ?? [];
  const quote = parameters.get('quote');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status:
      parameters.get('view') === 'unanswered'
        ? ['pending']
        : QUOTE_STATUSES.filter((status) => statuses.includes(status)),
    quote,
    act: (quote && QUOTE_FORMS.find((act) => act === parameters.get('act'))) || null,
  };
}

/** Writes the view into the parameters and preserves others, such as the tab. */
export function writeView({ q, status, quote, act }: BusinessView, parameters: URLSearchParams) {
  const written = new URLSearchParams(parameters);
  const unanswered = isUnanswered({ status });
  const values = {
    q,
    view: unanswered ? 'unanswered' : '',
    status: unanswered ? '' : status.join(','),
    quote: quote ?? '',
    act: (quote && act) ?? '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') written.delete(name);
    else written.set(name, value);
  return written;
}

/** Whether exactly the unanswered requests are shown, which are listed oldest first. */
export function isUnanswered({ status }: Pick<BusinessView, 'status'>): boolean {
  return status.length === 1 && status[0] === 'pending';
}

export function isNarrowed({ q, status }: BusinessView): boolean {
  return q !== '' || status.length > 0;
}
