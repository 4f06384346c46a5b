import { Outlet } from 'react-router';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { Footer, PublicHeader } from './public-frame.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Layout of the public site: contact strip, navigation bar, screen and footer. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ConsentBanner />
      <PublicHeader />
      <OfflineBar />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <RouteFocus />
    </div>
  );
}
