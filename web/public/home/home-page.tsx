import { Suspense } from 'react';
import { organizationData } from '#web/shell/organization-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { ClaimStrip } from './claim-strip.tsx';
import { Hero } from './hero.tsx';

/** Below the fold: prerendered in the HTML and hydrated later. */
const BelowTheFold = lazyWithRetry(async () => (await import('./below-the-fold.tsx')).BelowTheFold);
const QuotePart = lazyWithRetry(async () => (await import('./quote-part.tsx')).QuotePart);

export const meta = () => publicPageMeta('home', organizationData());

export default function HomePage() {
  return (
    <>
      <Hero />
      <ClaimStrip />
      <Suspense>
        <BelowTheFold />
      </Suspense>
      <Suspense>
        <QuotePart />
      </Suspense>
    </>
  );
}
