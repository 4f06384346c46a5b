import type { ReactNode } from 'react';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { offerText } from './offer-text.ts';
import { QuoteRoute } from './quote-route.tsx';

/** The details of an offer. */
export function OfferFacts({ quote }: { quote: QuoteRow }) {
  const { offered_cents, offered_mode, valid_until, offer_note } = quote;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-ui">
      <Fact name="Price">
        <span className="figure-m">{offerText(quote.options, offered_cents ?? 0)}</span>
      </Fact>
      <Fact name="Route">
        <QuoteRoute quote={quote} />
      </Fact>
      {offered_mode && (
        <Fact name="Mode">
          <span className="flex items-center gap-2">
            <ModeIcon mode={offered_mode} />
            {MODE_NAMES[offered_mode]}
          </span>
        </Fact>
      )}
      {quote.cargo_description !== '' && <Fact name="Cargo">{quote.cargo_description}</Fact>}
      {valid_until && (
        <Fact name="Valid until">
          <Moment at={valid_until} />
        </Fact>
      )}
      {offer_note !== '' && (
        <Fact name="Our note">
          <span className="whitespace-pre-line">{offer_note}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-px text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
