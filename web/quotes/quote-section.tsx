import { QuoteForm } from './quote-form.tsx';
import { useQuoteForm } from './use-quote-form.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

/** The quote form on the home page, with the next steps beside it. */
export function QuoteSection() {
  const form = useQuoteForm();
  return (
    <section aria-labelledby="quote" className="deferred-layout border-t border-line bg-surface">
      <div className="container-site py-14 lg:py-24">
        <h2 id="quote" className="text-h1">
          Request a Quote
        </h2>
        <p className="mt-3 max-w-[56ch] text-body-l text-ink-2">
          Tell us the route and the cargo. Get an instant estimate and a detailed quote within 24 hours.
        </p>
        <div className="mt-8 grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <QuoteForm form={form} />
          <div className="lg:sticky lg:top-24 lg:self-start">
            <WhatHappensNext />
          </div>
        </div>
      </div>
    </section>
  );
}
