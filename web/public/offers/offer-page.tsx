import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const OfferScreen = lazyWithRetry(async () => (await import('./offer-screen.tsx')).OfferScreen);

/** The address is a credential: the server sends the page with these as headers too. */
export const meta = () => [
  ...pageMeta('Our offer'),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function OfferPage() {
  const { offerToken: token = '' } = useParams();
  return (
    <Suspense>
      <OfferScreen key={token} token={token} />
    </Suspense>
  );
}
