import { Outlet } from 'react-router';
import { ConsentBanner } from '#web/consent/consent-banner.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Layout of the public site and the customer area: contact strip, navigation bar, screen and footer. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ConsentBanner />
      {/* display: contents, so that the bar is sticky within the page, not within the header. */}
      <header className="contents">
        <ContactStrip />
        <NavigationBar />
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <RouteFocus />
    </div>
  );
}
