import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import { Age } from '#web/notifications/age.tsx';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { clientOf } from './client-of-quote.ts';
import { cargoOf, QuoteAction, type QuoteActionHandlers, QuoteAmount } from './quote-columns.tsx';
import { QuoteStatusMenu } from './quote-status-menu.tsx';

/** The quote list on a phone. */
export function QuoteCards({
  quotes,
  now,
  onOpen,
  onStatus,
}: { quotes: readonly StaffQuoteRow[]; now: Date } & QuoteActionHandlers) {
  return (
    <ul aria-label="Quotes" className="flex flex-col gap-3">
      {quotes.map((quote) => (
        <li key={quote.id} className="rounded-md border border-line bg-surface px-4 py-2">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <button type="button" className="link code min-h-11" onClick={() => onOpen(quote.reference)}>
              {quote.reference}
            </button>
            <QuoteStatusMenu
              quote={quote}
              onChoose={(status) => onStatus(quote, status)}
              onConvert={() => onOpen(quote.reference, 'convert')}
            />
          </div>
          <QuoteRoute quote={quote} className="block text-ui" />
          <p className="text-caption">
            <bdi>{clientOf(quote)}</bdi> · <bdi>{cargoOf(quote)}</bdi>
          </p>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ui">
            <span>
              <QuoteAmount quote={quote} /> ·{' '}
              <Age since={quote.created_at} now={now} className="text-caption" />
            </span>
            <QuoteAction quote={quote} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
