import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const SpotScreen = lazyWithRetry(async () => (await import('./spot-screen.tsx')).SpotScreen);

/** The address is a credential: the server sends the page with these as headers too. */
export const meta = () => [
  ...pageMeta('Rate request'),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function SpotPage() {
  const { spotToken: token = '' } = useParams();
  return (
    <Suspense>
      <SpotScreen key={token} token={token} />
    </Suspense>
  );
}
