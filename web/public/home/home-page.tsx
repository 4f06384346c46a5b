import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { organizationData } from '#web/shell/organization-data.ts';
import { publicPageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { ClaimStrip } from './claim-strip.tsx';
import { Hero } from './hero.tsx';
import type { VerificationState } from './verification-notice.tsx';

/** Below the fold: prerendered in the HTML and hydrated later. */
const BelowTheFold = lazyWithRetry(async () => (await import('./below-the-fold.tsx')).BelowTheFold);
const VerificationNotice = lazyWithRetry(
  async () => (await import('./verification-notice.tsx')).VerificationNotice,
);
const QuotePart = lazyWithRetry(async () => (await import('./quote-part.tsx')).QuotePart);

export const meta = () => publicPageMeta('home', organizationData());

/** Has no state: an update before the lazy parts are hydrated would make React discard their HTML. */
export default function HomePage() {
  return (
    <>
      <Verification />
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

/** The outcome of a verification link. The prerendered HTML is the same for every query. */
function Verification() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const outcome = useHydrated()
    ? (query.get('verification') ?? (state as VerificationState | null)?.verification)
    : undefined;
  return (
    outcome && (
      <Suspense>
        <VerificationNotice outcome={outcome} />
      </Suspense>
    )
  );
}
