import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { publicPages } from '#content/pages.ts';
import { QuoteForm } from '#web/quotes/quote-form.tsx';
import { presetOf } from '#web/quotes/quote-values.ts';
import { type QuoteFormState, useQuoteForm } from '#web/quotes/use-quote-form.ts';
import { WhatHappensNext } from '#web/quotes/what-happens-next.tsx';
import { YourRequest } from '#web/quotes/your-request.tsx';
import { breadcrumbData } from '#web/shell/breadcrumb-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { readSessionStorage, writeSessionStorage } from '#web/ui/session-storage-state.ts';
import { PageHeader } from '../page/page-header.tsx';

export const meta = () => publicPageMeta('quote', breadcrumbData([publicPages.quote]));

export default function QuotePage() {
  const form = useQuoteForm();
  usePreset(form);
  return (
    <>
      <PageHeader
        title={publicPages.quote.title}
        lead="Tell us the route and the cargo. Get an instant estimate and a detailed quote within 24 hours."
      />
      <div className="bg-surface">
        <div className="container-site grid gap-12 py-10 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:py-14">
          <QuoteForm form={form} pricesBeside />
          <div className="flex flex-col gap-10 lg:sticky lg:top-24 lg:self-start">
            <YourRequest form={form} />
            <WhatHappensNext />
          </div>
        </div>
      </div>
    </>
  );
}

const PRESET = 'groundswell.quote-preset.1';

/** Applies presets from the URL once per visit, so that a reload doesn't overwrite later changes. */
function usePreset({ ready, values, typedEarly, preset }: QuoteFormState): void {
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL is visited, not when the form changes
  useLayoutEffect(() => {
    const visit = key + search;
    if (!ready || search === '' || readSessionStorage(PRESET) === visit) return;
    writeSessionStorage(PRESET, visit);
    preset(presetOf(search, values, typedEarly.current));
    // The next link was followed after what was typed early.
    typedEarly.current = {};
  }, [ready, search, key]);
}
