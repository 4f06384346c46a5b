import { Suspense, useRef, useState } from 'react';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { paths } from '#web/paths.ts';
import { useMay } from '#web/people/use-may.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { MyQuoteItem } from './my-quote-item.tsx';
import { MyQuotesUnverified } from './my-quotes-unverified.tsx';
import { useMyQuotes } from './use-my-quotes.ts';
import { useQuoteSearch } from './use-quote-search.ts';

const AcceptDialog = lazyWithRetry(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const DeclineDialog = lazyWithRetry(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

interface Decision {
  quote: QuoteRow;
  act: 'accept' | 'decline';
}

/** Quotes requested with the user's e-mail address, searched, with their actions. */
export function MyQuotes() {
  const now = useNow();
  const mayBook = useMay('book');
  const seesPrices = useMay('money');
  const { q, typed, setTyped } = useQuoteSearch();
  const quotes = useMyQuotes(q);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const section = useRef<HTMLElement>(null);

  const close = () => setDeciding(null);
  /** Moves focus to the section, because the buttons that opened the dialog are unmounted by then. */
  const declined = () => {
    close();
    // The dialog returns the focus to its button in a timer, which may run before or after the next frame.
    requestAnimationFrame(() => setTimeout(() => section.current?.focus()));
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="My Quotes" className="outline-none">
      <QueryBoundary
        of={quotes}
        what="Your quotes"
        skeleton={
          <>
            <div className="mb-18 flex h-18 items-end sm:mb-4">
              <Skeleton className="h-11 w-full sm:max-w-sm" />
            </div>
            <RowSkeletons height="h-[17.1875rem] sm:h-[16.6875rem] @min-[66rem]:h-[5.1875rem]" />
          </>
        }
      >
        {({ rows, email_verified }) => {
          if (!email_verified) return <MyQuotesUnverified />;
          if (rows.length === 0 && q === '' && !quotes.isPlaceholderData) return <NoQuotes />;
          return (
            <>
              <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
                <search className="w-full sm:max-w-sm">
                  <Field label="Search quotes">
                    <TextInput
                      type="search"
                      value={typed}
                      placeholder="Reference, city or cargo"
                      autoComplete="off"
                      maxLength={MAX_SEARCH_LENGTH}
                      onChange={({ target }) => setTyped(target.value)}
                    />
                  </Field>
                </search>
                {rows.length > 0 && (
                  <ExportLinks what="quotes" path="/api/quotes" filter={{ q }} className="sm:min-h-11" />
                )}
              </div>
              {rows.length === 0 ? (
                <NothingFound />
              ) : (
                <>
                  <ul
                    aria-label="My Quotes"
                    className="overflow-hidden rounded-md border border-line bg-surface @min-[66rem]:grid @min-[66rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]"
                  >
                    {rows.map((quote) => (
                      <MyQuoteItem
                        key={quote.id}
                        quote={quote}
                        now={now}
                        seesPrices={seesPrices}
                        onDecide={mayBook ? (act) => setDeciding({ quote, act }) : null}
                      />
                    ))}
                  </ul>
                  <ShowMore shown={counted(rows.length, 'quote')} of={quotes} />
                </>
              )}
            </>
          );
        }}
      </QueryBoundary>
      <Suspense>
        {deciding?.act === 'accept' && <AcceptDialog quote={deciding.quote} onClose={close} />}
        {deciding?.act === 'decline' && (
          <DeclineDialog quote={deciding.quote} onClose={close} onDeclined={declined} />
        )}
      </Suspense>
    </section>
  );
}

/** Its link leads to all quotes, in the portal and on the overview. */
function NothingFound() {
  return (
    <EmptyState
      title="No quotes found"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink to="?tab=quotes" variant="secondary" preventScrollReset>
          View Quotes
        </ButtonLink>
      }
    >
      Search covers references, cities and cargo.
    </EmptyState>
  );
}

function NoQuotes() {
  return (
    <EmptyState
      title="No quotes yet"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <ButtonLink to={paths.quote()} variant="secondary">
          Request Quote
        </ButtonLink>
      }
    >
      Request a quote. We reply within 24 hours, and you can accept the price here.
    </EmptyState>
  );
}
